import type { Entry, Group, MenuPart, Season } from "#front/menu/menu.ts";
import { GROUP_ICONS } from "#front/menu/group-icons.ts";
import { type Day, isDay } from "#kit/day.ts";
import type { Told } from "#outside/deed/told.ts";
import { officeMenu } from "#texts/office/shop/menu.ts";
import { sentBack } from "../typed/sent-back.ts";

/** A line of a form: a link, or without an address the heading of a column. */
export type Row = { to: string; name: string; from: string; until: string; hidden: string };
/** A part of the menu as it is typed. */
export type MenuForm = { fields: Record<string, string>; rows: Row[]; guides: Row[] };
export type Target = { to: string; title?: string | undefined };
type Find = (typed: string) => Target | undefined;
type Errors = Record<string, string[]>;

const say = officeMenu.problems;
const heading = (name: string): Row => ({ to: "", name, from: "", until: "", hidden: "" });

/** A name that no longer holds is not shown: the page's own is. */
const rowOf =
  (find: Find) =>
  ({ to, name = "", of, from, until, hidden }: Entry): Row => {
    const title = find(to)?.title;
    const own = title !== undefined && of !== title ? "" : name;
    return { to, name: own, from: from ?? "", until: until ?? "", hidden: hidden ? "ja" : "" };
  };

/** "03-01" is typed as "1-3". */
export const sayYearDay = (day: string): string => `${Number(day.slice(3))}-${Number(day.slice(0, 2))}`;

export function toForm(part: MenuPart, find: Find): MenuForm {
  const row = rowOf(find);
  if (part.kind === "group") {
    const { name } = row({ ...part, hidden: false });
    const { to, icon, text, bench, plant } = part;
    return {
      fields: { to, name, icon, text, bench, plant },
      rows: part.columns.flatMap(({ title, links }) => [...(title ? [heading(title)] : []), ...links.map(row)]),
      guides: part.guides.map(row),
    };
  }
  const fields: Record<string, string> =
    part.kind === "season"
      ? { title: part.title, text: part.text, from: sayYearDay(part.from), until: sayYearDay(part.until) }
      : {};
  return { fields, rows: part.links.map(row), guides: [] };
}

type Sent = Record<string, string | string[]>;

/** What stands in the fields, each list a column of its own. */
export function readForm(fields: Record<string, string>, sent: Sent): MenuForm {
  const column = (name: string): string[] => [sent[name] ?? []].flat();
  const rows = (of: "r" | "g"): Row[] =>
    column(`${of}.to`).map((to, at) => ({
      to: to.trim(),
      name: (column(`${of}.name`)[at] ?? "").trim(),
      from: column(`${of}.from`)[at] ?? "",
      until: column(`${of}.until`)[at] ?? "",
      hidden: column(`${of}.hidden`)[at] ?? "",
    }));
  return { fields, rows: rows("r"), guides: rows("g") };
}

/** The part as it was sent, where no deed could read it. */
export function sentMenu({ fields }: MenuForm, told: Told | undefined): MenuForm | undefined {
  const { values, lists } = told ?? {};
  if (!told?.problem || !values) return undefined;
  return readForm(sentBack(fields, told) ?? fields, { ...values, ...lists });
}

/** Lines in which nothing stands are gone. */
export function withoutEmpty(form: MenuForm): MenuForm {
  const isFilled = ({ to, name }: Row) => to !== "" || name !== "";
  return { ...form, rows: form.rows.filter(isFilled), guides: form.guides.filter(isFilled) };
}

/** A link as it was typed, or what is wrong with it. */
function readEntry({ to, name, from, until, hidden }: Row, find: Find): Entry | string {
  const target = find(to);
  if (!target) return say.target;
  if (target.title === undefined && !name) return say.name;
  if ((from && !isDay(from)) || (until && !isDay(until)) || (from && until && until < from)) return say.days;
  const own = name && name !== target.title ? { name, ...(target.title !== undefined && { of: target.title }) } : {};
  return {
    to: target.to,
    ...own,
    ...(from && { from: from as Day }),
    ...(until && { until: until as Day }),
    ...(hidden && { hidden: true }),
  };
}

/** "1-3" as "03-01"; nothing when there is no such day. */
export function readYearDay(text: string): string | undefined {
  const [, day, month] = /^(\d{1,2})[-/](\d{1,2})$/.exec(text.trim()) ?? [];
  const read = `${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  // A leap year has every day.
  return isDay(`2028-${read}`) ? read : undefined;
}

export type ReadPart = { ok: true; part: MenuPart } | { ok: false; errors: Errors };

/** The part that was meant, or what is wrong beside each field. */
export function readPart(before: MenuPart, { fields, rows, guides }: MenuForm, find: Find): ReadPart {
  const errors: Errors = {};
  const entriesOf = (list: Row[], name: string, mayHead: boolean): (Entry | { title: string })[] =>
    list.flatMap((row, at): (Entry | { title: string })[] => {
      if (mayHead && !row.to) return [{ title: row.name }];
      const entry = readEntry(row, find);
      if (typeof entry !== "string") return [entry];
      errors[`${name}.${at}`] = [entry];
      return [];
    });
  const read = entriesOf(rows, "r", before.kind === "group");
  const answers = entriesOf(guides, "g", false) as Entry[];
  const part =
    before.kind === "group"
      ? readGroup(before, fields, read, answers, find, errors)
      : before.kind === "season"
        ? readSeason(before, fields, read as Entry[], errors)
        : { ...before, links: read as Entry[] };
  return Object.keys(errors).length ? { ok: false, errors } : { ok: true, part };
}

function readGroup(
  before: Group,
  fields: Record<string, string>,
  read: (Entry | { title: string })[],
  guides: Entry[],
  find: Find,
  errors: Errors,
): Group {
  const { to = "", name = "", text = "", bench = "", plant = "" } = fields;
  const head = readEntry({ to, name, from: "", until: "", hidden: "" }, find);
  if (typeof head === "string") errors.to = [head];
  const icon = GROUP_ICONS.find((one) => one === fields.icon);
  const columns: Group["columns"] = [];
  for (const one of read) {
    if ("title" in one) columns.push({ title: one.title, links: [] });
    else if (columns.length) columns.at(-1)?.links.push(one);
    else columns.push({ title: "", links: [one] });
  }
  const { id, kind, hidden } = before;
  return {
    id,
    kind,
    ...(hidden !== undefined && { hidden }),
    ...(typeof head === "string" ? { to } : head),
    icon: icon ?? before.icon,
    text,
    bench,
    plant,
    columns,
    guides,
  };
}

function readSeason(before: Season, fields: Record<string, string>, links: Entry[], errors: Errors): Season {
  const { title = "", text = "" } = fields;
  if (title.length < 2) errors.title = [say.title];
  const [from, until] = [readYearDay(fields.from ?? ""), readYearDay(fields.until ?? "")];
  if (!from) errors.from = [say.yearDay];
  if (!until) errors.until = [say.yearDay];
  return { ...before, title, text, from: from ?? before.from, until: until ?? before.until, links };
}
