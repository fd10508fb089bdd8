import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { count, several, text } from "#kit/form/fields.ts";
import type { Tx } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import type { Picture } from "../product/product.ts";
import { photos } from "../tables.server.ts";
import { arrange, fieldOfAlt, readMove } from "./arrange.ts";
import { changePictures } from "./change-pictures.server.ts";
import { askPhoto } from "./make-photo.server.ts";

const asksOne = v.strictObject({ slug: text(120), id: count(1, 1e15) });
const sameKeys = (a: string[], b: string[]) => a.length === b.length && a.every((key, at) => key === b[at]);

/** Order and alt texts of a product's pictures, all at once; `gezien` says which pictures the page showed. */
export const arrangePictures = deed({
  name: "photos.arrange",
  by: "range",
  asks: v.objectWithRest(
    {
      slug: text(120),
      gezien: several(text(120), 60),
      orde: several(text(120), 60),
      doe: v.optional(text(140), ""),
    },
    text(250),
  ),
  shows: v.object({ removed: v.boolean() }),
  async run(shop, _caller, { slug, gezien, orde, doe, ...rest }) {
    const move = readMove(doe);
    const alts = new Map(
      gezien.flatMap((key) => {
        const alt = rest[fieldOfAlt(key)];
        return alt ? [[key, alt] as const] : [];
      }),
    );
    return shop.db.transaction(async (tx) => {
      let late = false;
      const changed = await changePictures(tx, slug, shop.now(), (now) => {
        late = !sameKeys(
          now.map(({ key }) => key),
          gezien,
        );
        return late ? undefined : arrange(now, { order: orde, move, alts });
      });
      if (!changed) return refused("unknown");
      if (late) return refused("late");
      await rememberAlts(tx, changed.after);
      return done({ removed: move?.what === "weg" }, [], { subject: slug, ...changed });
    });
  },
  says: { refused: { unknown: [404, say.problems.unknown], late: [409, say.problems.late] } },
});

/** A photograph keeps its words, for the next product that shows it. */
async function rememberAlts(tx: Tx, pictures: Picture[]): Promise<void> {
  for (const { photo, alt } of pictures)
    if (photo !== undefined) await tx.update(photos).set({ alt }).where(eq(photos.id, photo));
}

/** Another middle, or whole on our own ground: the photograph is made anew, and the old one is shown until it is. */
export const cropPhoto = deed({
  name: "photos.crop",
  by: "range",
  limit: [{ most: 600, minutes: 60, per: "account" }],
  asks: v.strictObject({
    slug: text(120),
    id: count(1, 1e15),
    x: count(0, 100),
    y: count(0, 100),
    achtergrond: v.picklist(["keep", "matte"]),
  }),
  async run(shop, _caller, { slug, id, x, y, achtergrond }) {
    return shop.db.transaction(async (tx) => {
      const [before] = await tx.select().from(photos).where(eq(photos.id, id)).for("update");
      if (!before) return refused("gone");
      await tx
        .update(photos)
        .set({ focusX: x, focusY: y, background: achtergrond, state: "waiting" })
        .where(eq(photos.id, id));
      await askPhoto(shop, tx, id);
      const was = { x: before.focusX, y: before.focusY, achtergrond: before.background };
      return done(undefined, [], { subject: before.product ?? slug, before: was, after: { x, y, achtergrond } });
    });
  },
  says: { done: say.cropping, refused: { gone: [404, say.problems.gone] } },
});

/** A photograph that could not be made, or that nobody wants, leaves the list of what waits. */
export const dropPhoto = deed({
  name: "photos.drop",
  by: "range",
  asks: asksOne,
  async run(shop, _caller, { slug, id }) {
    const gone = await shop.db
      .delete(photos)
      .where(and(eq(photos.id, id), inArray(photos.state, ["waiting", "failed"]), eq(photos.product, slug)))
      .returning({ name: photos.name });
    return gone.length ? done(undefined, [], { subject: slug, before: gone[0] }) : refused("gone");
  },
  says: { done: say.dropped, refused: { gone: [404, say.problems.gone] } },
});

/** Puts the pictures back as they were before the last change of order or alt, if nothing changed since. */
export const undoPictures = deed({
  name: "photos.undo",
  by: "range",
  asks: asksOne,
  async run(shop, _caller, { slug, id }) {
    const [row] = await shop.db
      .select()
      .from(staffLog)
      .where(and(eq(staffLog.id, id), eq(staffLog.deed, "photos.arrange"), eq(staffLog.subject, slug)));
    if (!row) return refused("gone");
    const [before, after] = [row.before as Picture[], row.after as Picture[]];
    return shop.db.transaction(async (tx) => {
      let late = false;
      const changed = await changePictures(tx, slug, shop.now(), (now) => {
        late =
          JSON.stringify(now.map(({ key, alt }) => [key, alt])) !==
          JSON.stringify(after.map(({ key, alt }) => [key, alt]));
        return late ? undefined : before;
      });
      if (!changed || late) return refused("gone");
      await rememberAlts(tx, before);
      return done(undefined, [], { subject: slug, ...changed });
    });
  },
  says: { done: say.undone, refused: { gone: [409, say.problems.changed] } },
});
