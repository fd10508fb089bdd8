import * as v from "valibot";
import { freeId, moved } from "#front/arrangement.ts";
import { findArrangement, holdArrangement, putDraft } from "#front/arrangements.server.ts";
import { type Block, BLOCK_KINDS, type Field, FIELDS, longestOf, picksOf, type Words } from "#front/page/block.ts";
import { exact, filled, several, text } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { officeFront } from "#texts/office/shop/front.ts";
import { findPicks, namesOf } from "../product/pick.server.ts";
import { readAddresses } from "./addresses.server.ts";
import { type BlockForm, PICTURES, readBlock } from "./block-form.ts";
import { isSeen } from "./menu-deeds.server.ts";
import { sayYearDay } from "./menu-form.ts";
import { nameOfProduct, readProduct } from "./product-name.server.ts";

const say = officeFront.problems;
const fields = Object.fromEntries(
  FIELDS.map((field) => [field, v.optional(text(longestOf(field)), "")]),
) as unknown as Record<Field, v.OptionalSchema<v.GenericSchema<string, string>, "">>;

const asks = v.strictObject({
  id: filled(60),
  seen: exact(60_000),
  ...fields,
  from: v.optional(text(10), ""),
  until: v.optional(text(10), ""),
  yearFrom: v.optional(text(5), ""),
  yearUntil: v.optional(text(5), ""),
  picks: several(filled(120), 24),
  "zoek.picks": v.optional(text(60), ""),
  zet: v.optional(v.pipe(v.string(), v.regex(/^picks\.\d{1,2}\.op$/)), undefined),
});
type Asked = v.InferOutput<typeof asks>;

const pick = v.object({ slug: v.string(), name: v.string(), more: v.optional(v.string()) });
const formShape = v.object({
  words: v.partial(v.object(v.entriesFromList([...FIELDS], v.string()))),
  picks: v.array(v.string()),
  from: v.string(),
  until: v.string(),
  yearFrom: v.string(),
  yearUntil: v.string(),
});
const shown = { form: formShape, names: v.array(pick) };

const readAsked = ({ from, until, yearFrom, yearUntil, picks, ...asked }: Asked): BlockForm => ({
  words: Object.fromEntries(FIELDS.map((field) => [field, asked[field]])) as Words,
  picks: [...new Set(picks)],
  from,
  until,
  yearFrom,
  yearUntil,
});

const findBlock = (parts: unknown[], id: string) => (parts as Block[]).find((one) => one.id === id);

/** What the picks of a block are called. */
export const namesIn = async (db: Reader, block: Block, picks: string[]) => {
  const kind = picksOf(block.kind);
  return kind ? namesOf(db, kind, picks) : [];
};

/** A block as its form shows it: pictures by the name of their product. */
export async function formOf(db: Reader, { words, picks = [], from, until, yearly }: Block): Promise<BlockForm> {
  const named: Words = { ...words };
  for (const field of PICTURES) {
    const slug = words[field];
    if (slug) named[field] = await nameOfProduct(db, slug);
  }
  const [yearFrom = "", yearUntil = ""] = yearly?.map(sayYearDay) ?? [];
  return { words: named, picks, from: from ?? "", until: until ?? "", yearFrom, yearUntil };
}

/** What a search for products, categories or articles finds; nothing is kept. */
export const lookForBlock = deed({
  name: "front.look",
  by: "words",
  reads: true,
  bytes: 128 * 1024,
  asks,
  shows: v.object({ ...shown, found: v.array(pick) }),
  async run({ db }, _caller, asked) {
    const now = await findArrangement(db, "front");
    const block = findBlock(now.draft ?? now.live, asked.id);
    const kind = block && picksOf(block.kind);
    if (!block || !kind) return refused("gone");
    const form = readAsked(asked);
    const found = await findPicks(db, kind, asked["zoek.picks"], form.picks);
    return done({ form, names: await namesIn(db, block, form.picks), found });
  },
  says: { refused: { gone: [409, say.gone] } },
});

/** Saves one block in the draft; pressed beside a pick, that goes a place up as well. */
export const saveBlock = deed({
  name: "front.save",
  by: "words",
  bytes: 128 * 1024,
  asks,
  shows: v.object({ id: v.string() }),
  showsRefused: v.object({ ...shown, theirs: v.optional(formShape) }),
  async run(shop, { user }, asked) {
    const typed = readAsked(asked);
    const at = Number(asked.zet?.split(".")[1] ?? -1);
    const form = at < 0 ? typed : { ...typed, picks: moved(typed.picks, at, -1) };
    return shop.db.transaction(async (tx) => {
      const now = await holdArrangement(tx, "front");
      const parts = now.draft ?? now.live;
      const block = findBlock(parts, asked.id);
      if (!block) return refused("gone", { shows: { form, names: [] } });
      const shows = { form, names: await namesIn(tx, block, form.picks) };
      if (!isSeen(asked.seen, block))
        return refused("changed", { about: now.by, shows: { ...shows, theirs: await formOf(tx, block) } });
      const { find } = await readAddresses(tx);
      const pictures: Partial<Record<Field, { slug?: string; problem?: string }>> = {};
      for (const field of PICTURES) pictures[field] = await readProduct(tx, form.words[field] ?? "");
      const read = readBlock(block, form, { find, pictures });
      if (!read.ok) return refused("wrong", { errors: read.errors, shows });
      const next = parts.map((one) => (one.id === block.id ? read.block : one));
      await putDraft(tx, { name: "front", by: user?.email ?? "", now: shop.now() }, next);
      return done({ id: block.id }, [], { subject: block.id, before: block, after: read.block });
    });
  },
  says: { refused: { gone: [409, say.gone], changed: [409, say.changed], wrong: [422, say.wrong] } },
});

/** A new block at the end of the page, hidden until it is ready. */
export const addBlock = deed({
  name: "front.add",
  by: "words",
  asks: v.strictObject({ kind: v.picklist(BLOCK_KINDS) }),
  shows: v.object({ id: v.string() }),
  async run(shop, { user }, { kind }) {
    return shop.db.transaction(async (tx) => {
      const { live, draft } = await holdArrangement(tx, "front");
      const parts = draft ?? live;
      const words: Words = kind === "products" ? { rule: "best" } : {};
      const block: Block = { id: freeId(parts, kind), kind, hidden: true, words };
      await putDraft(tx, { name: "front", by: user?.email ?? "", now: shop.now() }, [...parts, block]);
      return done({ id: block.id }, [], { subject: block.id, after: block });
    });
  },
  says: { refused: {} },
});
