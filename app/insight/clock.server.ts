import type { Shop } from "#outside/shop.server.ts";
import { dropOldPartitions, preparePartitions, rollUp } from "./visits/event-store.server.ts";
import { seedExperiments } from "./experiments/experiments.server.ts";
import {
  type ErrorReport,
  errorEnvelope,
  sendEnvelope,
  type SessionReport,
  sessionEnvelope,
} from "./faults/sentry.server.ts";

export async function insightClock(shop: Shop): Promise<void> {
  await preparePartitions(shop.db, shop.now());
  await seedExperiments(shop);
  await shop.jobs.work("report-error", (data) => sendEnvelope(shop, errorEnvelope(data as ErrorReport)));
  await shop.jobs.work("report-session", (data) =>
    sendEnvelope(shop, sessionEnvelope(data as SessionReport, __BUILD_ID__, shop.now())),
  );
  await shop.jobs.every("add-up-events", "7 * * * *", () => rollUp(shop.db, shop.now()));
  await shop.jobs.every("months-of-events", "15 3 * * *", async () => {
    await preparePartitions(shop.db, shop.now());
    await dropOldPartitions(shop.db, shop.now());
  });
}
