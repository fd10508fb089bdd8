import { type Api, json } from "#accounts/door/json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listRunning } from "./experiments/experiments.server.ts";
import { noteConsent } from "./consent/note-consent.server.ts";
import { takeError, takeErrorSession, takeEvents } from "./insight-deeds.server.ts";

export function insightApi(app: Api, shop: Shop): void {
  app.post("/api/events", json(shop, takeEvents));
  app.post("/api/consent", json(shop, noteConsent));
  app.post("/api/errors", json(shop, takeError));
  app.post("/api/errors/session", json(shop, takeErrorSession));
  app.get("/api/experiments", async (c) =>
    c.json({ experiments: await listRunning(shop.db, shop.now()) }, 200, { "cache-control": "public, max-age=60" }),
  );
}
