import * as v from "valibot";
import { deed, done } from "#outside/deed/deed.server.ts";
import { consents } from "../tables.server.ts";
import { CONSENT_VERSION } from "./consent.ts";

export const noteConsent = deed({
  name: "insight.consent",
  by: "anyone",
  asks: v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[0-9a-z]{12,40}$/)),
    version: v.literal(CONSENT_VERSION),
    analytics: v.boolean(),
    marketing: v.boolean(),
    chat: v.boolean(),
  }),
  limit: [{ most: 60, minutes: 60, per: "peer" }],
  async run(shop, _caller, { id, ...allowed }) {
    await shop.db.insert(consents).values({ ...allowed, choice: id, at: shop.now() });
    return done();
  },
  says: { status: 201, refused: {} },
});
