import type { Hono } from "hono";
import { isbot } from "isbot";
import * as v from "valibot";
import { isSameOrigin, requireCsrf, StaleCsrf } from "#accounts/session/csrf.server.ts";
import { Refused } from "#accounts/refused.ts";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { insight } from "#texts/insight.ts";
import { CONSENT_VERSION, readConsent } from "./consent/consent.ts";
import { batchSchema } from "./visits/events.ts";
import { readVisitor } from "./experiments/experiments.ts";
import { listRunning, noteExperiments } from "./experiments/experiments.server.ts";
import { Inlet } from "./visits/inlet.server.ts";
import { Pace } from "./visits/pace.ts";
import { reportError } from "./faults/report-error.server.ts";
import { consents } from "./tables.server.ts";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const choice = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-z]{12,40}$/)),
  version: v.literal(CONSENT_VERSION),
  analytics: v.boolean(),
  marketing: v.boolean(),
  chat: v.boolean(),
});
const broken = v.strictObject({ message: text(500), stack: text(8_000), path: text(500), release: text(60) });
const session = v.strictObject({
  id: v.pipe(v.string(), v.uuid()),
  status: v.picklist(["ok", "exited", "crashed"]),
  init: v.boolean(),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
  errors: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
});

const isMachine = (request: Request) => isbot(request.headers.get("user-agent"));

export function insightApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  const inlet = new Inlet(shop.db, shop.now);
  const [feed, faults] = [new Pace(120, 10_000), new Pace(20, 60_000)];
  // A beacon carries no headers of its own: where it comes from has to be enough.
  const receive = (request: Request, pace: Pace, peer: string) => {
    if (!isSameOrigin(request)) throw new StaleCsrf();
    if (!pace.allows(peer, shop.now().getTime())) throw new Refused(429, insight.tooMany, { retryAfter: 10 });
  };

  app.post("/api/events", async (c) => {
    receive(c.req.raw, feed, c.env.peer);
    if (isMachine(c.req.raw)) return c.body(null, 204);
    const batch = await readJson(c.req.raw, batchSchema);
    if (!(await inlet.take(batch))) throw new Refused(503, insight.tooMany, { retryAfter: 5 });
    const visitor = readVisitor(c.req.header("cookie") ?? "");
    if (visitor) await noteExperiments(shop, visitor, batch.events);
    return c.body(null, 204);
  });

  app.get("/api/experiments", async (c) =>
    c.json({ experiments: await listRunning(shop.db, shop.now()) }, 200, { "cache-control": "public, max-age=60" }),
  );

  app.post("/api/consent", async (c) => {
    requireCsrf(c.req.raw);
    const { id, ...allowed } = await readJson(c.req.raw, choice);
    await shop.db.insert(consents).values({ ...allowed, choice: id, at: shop.now() });
    return c.body(null, 201);
  });

  app.post("/api/errors", async (c) => {
    receive(c.req.raw, faults, c.env.peer);
    if (isMachine(c.req.raw)) return c.body(null, 204);
    await reportError(shop, { side: "browser", ...(await readJson(c.req.raw, broken)) });
    return c.body(null, 204);
  });

  app.post("/api/errors/session", async (c) => {
    receive(c.req.raw, faults, c.env.peer);
    const report = await readJson(c.req.raw, session);
    const allowed = readConsent(c.req.header("cookie") ?? "")?.analytics;
    if (allowed && shop.settings.SENTRY_DSN)
      await shop.db.transaction((tx) => shop.jobs.send(tx, "report-session", report));
    return c.body(null, 204);
  });
}
