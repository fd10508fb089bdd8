import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { freeId, moved } from "#front/arrangement.ts";
import { holdArrangement, putDraft } from "#front/arrangements.server.ts";
import type { MenuPart } from "#front/menu/menu.ts";
import { exact, filled, several, text } from "#kit/form/fields.ts";
import type { Reader } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { officeMenu } from "#texts/office/shop/menu.ts";
import { type Addresses, readAddresses } from "./addresses.server.ts";
import { nameOfProduct, readProduct } from "./product-name.server.ts";
import { type MenuForm, readForm, readPart, toForm, withoutEmpty } from "./menu-form.ts";

const say = officeMenu.problems;
const MOST_ROWS = 120;
const rows = () => several(text(200), MOST_ROWS);
const words = (most: number) => v.optional(text(most), "");

const rowShape = v.object({
  to: v.string(),
  name: v.string(),
  from: v.string(),
  until: v.string(),
  hidden: v.string(),
});
const formShape = v.object({
  fields: v.record(v.string(), v.string()),
  rows: v.array(rowShape),
  guides: v.array(rowShape),
});

/** Saves one part of the menu in the draft; pressed beside a line, that line goes up, down or away as well. */
export const saveMenuPart = deed({
  name: "menu.save",
  by: "words",
  bytes: 256 * 1024,
  asks: v.strictObject({
    id: filled(60),
    /** The part as the form showed it before anybody typed. */
    seen: exact(100_000),
    zet: v.optional(v.pipe(v.string(), v.regex(/^[rg]\.\d{1,3}\.(op|neer|weg)$/)), undefined),
    title: words(60),
    to: words(200),
    name: words(60),
    icon: words(30),
    text: words(300),
    bench: words(60),
    plant: words(120),
    from: words(10),
    until: words(10),
    "r.to": rows(),
    "r.name": rows(),
    "r.from": rows(),
    "r.until": rows(),
    "r.hidden": rows(),
    "g.to": rows(),
    "g.name": rows(),
    "g.from": rows(),
    "g.until": rows(),
    "g.hidden": rows(),
  }),
  shows: v.object({ id: v.string() }),
  showsRefused: v.object({ form: formShape, theirs: v.optional(formShape) }),
  async run(shop, { user }, { id, seen, zet, ...asked }) {
    const { title, to, name, icon, text: words_, bench, plant, from, until, ...lists } = asked;
    const typed = readForm({ title, to, name, icon, text: words_, bench, plant, from, until }, lists);
    return shop.db.transaction(async (tx) => {
      const now = await holdArrangement(tx, "menu");
      const parts = (now.draft ?? now.live) as MenuPart[];
      const part = parts.find((one) => one.id === id);
      if (!part) return refused("gone", { shows: { form: typed } });
      const { find } = await readAddresses(tx);
      if (!isSeen(seen, part))
        return refused("changed", { about: now.by, shows: { form: typed, theirs: await formOf(tx, part, find) } });
      const form = withoutEmpty(zet ? turned(typed, zet) : typed);
      const plant = await readProduct(tx, form.fields.plant ?? "");
      const read = readPart(part, { ...form, fields: { ...form.fields, plant: plant.slug ?? "" } }, find);
      const errors = { ...(read.ok ? {} : read.errors), ...(plant.problem && { plant: [plant.problem] }) };
      if (!read.ok || plant.problem) return refused("wrong", { errors, shows: { form } });
      const next = parts.map((one) => (one === part ? read.part : one));
      await putDraft(tx, { name: "menu", by: user?.email ?? "", now: shop.now() }, next);
      return done({ id }, [], { subject: id, before: part, after: read.part });
    });
  },
  says: { refused: { gone: [409, say.gone], changed: [409, say.changed], wrong: [422, say.wrong] } },
});

/** A part as it is typed, with its product by name. */
export async function formOf(db: Reader, part: MenuPart, find: Addresses["find"]): Promise<MenuForm> {
  const form = toForm(part, find);
  const plant = form.fields.plant && (await nameOfProduct(db, form.fields.plant));
  return plant === undefined ? form : { ...form, fields: { ...form.fields, plant } };
}

/** Whether somebody's form showed the part as it still is. */
export function isSeen(seen: string, part: object): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(seen), JSON.parse(JSON.stringify(part)));
  } catch {
    return false;
  }
}

function turned(form: MenuForm, zet: string): MenuForm {
  const [list, at, how] = zet.split(".");
  const turn = <One>(all: One[]): One[] =>
    how === "weg" ? all.toSpliced(Number(at), 1) : moved(all, Number(at), how === "op" ? -1 : 1);
  return list === "r" ? { ...form, rows: turn(form.rows) } : { ...form, guides: turn(form.guides) };
}

/** A new group or season at the end of its row, hidden until it is ready. */
export const addMenuPart = deed({
  name: "menu.add",
  by: "words",
  asks: v.strictObject({ kind: v.picklist(["group", "season"]), to: v.optional(text(200), "") }),
  shows: v.object({ id: v.string() }),
  async run(shop, { user }, { kind, to }) {
    return shop.db.transaction(async (tx) => {
      const { live, draft } = await holdArrangement(tx, "menu");
      const parts = (draft ?? live) as MenuPart[];
      const id = freeId(parts, kind === "group" ? "groep" : "seizoen");
      const target = kind === "group" ? (await readAddresses(tx)).find(to) : { to: "" };
      if (!target) return refused("target");
      const part: MenuPart =
        kind === "group"
          ? { id, kind, ...blankGroup(target), hidden: true }
          : { id, kind, title: say.newSeason, text: "", from: "01-01", until: "01-31", links: [], hidden: true };
      await putDraft(tx, { name: "menu", by: user?.email ?? "", now: shop.now() }, [...parts, part]);
      return done({ id }, [], { subject: id, after: part });
    });
  },
  says: { refused: { target: [422, say.target, "to"] } },
});

const blankGroup = ({ to, title }: { to: string; title?: string }) => ({
  to,
  ...(title === undefined && { name: to.slice(1) }),
  icon: "heester" as const,
  text: "",
  bench: "tuin",
  plant: "",
  columns: [],
  guides: [],
});
