import * as v from "valibot";
import { toggleSaved } from "#accounts/saved/saved.server.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { saved } from "#texts/account/saved.ts";

/** The heart of a card: once to save, twice to let go; `wish` says which of the two is meant. */
export const keepProduct = deed({
  name: "saved.keep",
  by: "anyone",
  asks: v.strictObject({
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)),
    wish: v.optional(v.picklist(["add", "remove"])),
    back: v.optional(text(500), ""),
  }),
  shows: v.object({ saved: v.boolean() }),
  limit: [{ most: 240, minutes: 1, per: "peer" }],
  async run(shop, { request }, { slug, wish }) {
    if (wish !== "remove" && (await listCards(shop.db, [slug])).length === 0) return refused("unknown");
    const { saved, cookies } = await toggleSaved(shop, request, slug, wish && wish === "add");
    return done({ saved }, cookies);
  },
  says: { refused: { unknown: [404, saved.unknown] } },
});
