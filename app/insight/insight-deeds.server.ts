import { isbot } from "isbot";
import * as v from "valibot";
import type { Caller } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { insight } from "#texts/insight.ts";
import { readConsent } from "./consent/consent.ts";
import { noteExperiments } from "./experiments/experiments.server.ts";
import { readVisitor } from "./experiments/experiments.ts";
import { reportError } from "./faults/report-error.server.ts";
import { batchSchema } from "./visits/events.ts";
import { Inlet } from "./visits/inlet.server.ts";
import { Pace } from "./visits/pace.ts";

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const isRobot = ({ request }: Caller) => isbot(request.headers.get("user-agent"));
const cookieOf = ({ request }: Caller) => request.headers.get("cookie") ?? "";

type Gate = { inlet: Inlet; feed: Pace; faults: Pace };
const gates = new WeakMap<Shop["db"], Gate>();

/** Counted in memory: writing a count for every batch would cost as much as the batch. */
function gateOf(shop: Shop): Gate {
  const known = gates.get(shop.db);
  if (known) return known;
  const made = { inlet: new Inlet(shop.db, shop.now), feed: new Pace(120, 10_000), faults: new Pace(20, 60_000) };
  gates.set(shop.db, made);
  return made;
}

const mayPass = (pace: Pace, shop: Shop, { peer }: Caller) => pace.allows(peer, shop.now().getTime());
const tooMany = () => refused("too-many", { wait: 10 });
const says = { "too-many": [429, insight.tooMany] as const };

export const takeEvents = deed({
  name: "insight.events",
  by: "anyone",
  from: "beacon",
  asks: batchSchema,
  // Fifty events of a dozen values each.
  fields: 1000,
  async run(shop, caller, batch) {
    const { inlet, feed } = gateOf(shop);
    if (!mayPass(feed, shop, caller)) return tooMany();
    if (isRobot(caller)) return done();
    if (!(await inlet.take(batch))) return refused("full", { wait: 5 });
    const visitor = readVisitor(cookieOf(caller));
    if (visitor) await noteExperiments(shop, visitor, batch.events);
    return done();
  },
  says: { refused: { ...says, full: [503, insight.tooMany] } },
});

export const takeError = deed({
  name: "insight.error",
  by: "anyone",
  from: "beacon",
  asks: v.strictObject({ message: text(500), stack: text(8_000), path: text(500), release: text(60) }),
  async run(shop, caller, broken) {
    if (!mayPass(gateOf(shop).faults, shop, caller)) return tooMany();
    if (!isRobot(caller)) await reportError(shop, { side: "browser", ...broken });
    return done();
  },
  says: { refused: says },
});

export const takeErrorSession = deed({
  name: "insight.error-session",
  by: "anyone",
  from: "beacon",
  asks: v.strictObject({
    id: v.pipe(v.string(), v.uuid()),
    status: v.picklist(["ok", "exited", "crashed"]),
    init: v.boolean(),
    startedAt: v.pipe(v.string(), v.isoTimestamp()),
    seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400)),
    errors: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  }),
  async run(shop, caller, report) {
    if (!mayPass(gateOf(shop).faults, shop, caller)) return tooMany();
    if (readConsent(cookieOf(caller))?.analytics && shop.settings.SENTRY_DSN)
      await shop.db.transaction((tx) => shop.jobs.send(tx, "report-session", report));
    return done();
  },
  says: { refused: says },
});
