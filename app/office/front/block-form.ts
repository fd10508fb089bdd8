import {
  ADDRESSES,
  type Block,
  type BlockKind,
  type Field,
  FIELDS_OF,
  picksOf,
  RULES,
  type Words,
} from "#front/page/block.ts";
import { type Day, isDay } from "#kit/day.ts";
import { officeFront } from "#texts/office/shop/front.ts";
import type { Told } from "#outside/deed/told.ts";
import { sentBack } from "../typed/sent-back.ts";
import { readYearDay } from "./menu-form.ts";

/** A block as it is typed: a picture by the name of its product. */
export type BlockForm = {
  words: Words;
  picks: string[];
  from: string;
  until: string;
  /** Days of every year, as "1-10". */
  yearFrom: string;
  yearUntil: string;
};
type Errors = Record<string, string[]>;

const say = officeFront.problems;
export const PICTURES: Field[] = ["picture", "picture2"];
/** What a block cannot do without. */
const NEEDED: Partial<Record<Field, string>> = { heading: say.heading, body: say.body, facts: say.facts };

type Given = {
  find(typed: string): { to: string } | undefined;
  /** The product behind each picture that was named. */
  pictures: Partial<Record<Field, { slug?: string; problem?: string }>>;
};

/** The block that was meant, or what is wrong beside each field. */
export function readBlock(
  before: Block,
  form: BlockForm,
  { find, pictures }: Given,
): { ok: true; block: Block } | { ok: false; errors: Errors } {
  const errors: Errors = {};
  const words: Words = {};
  for (const field of FIELDS_OF[before.kind] as readonly Field[]) {
    const typed = form.words[field]?.trim() ?? "";
    const needed = NEEDED[field];
    if (!typed && needed && !(field === "heading" && before.kind === "text")) errors[field] = [needed];
    words[field] = typed;
    if (ADDRESSES.includes(field) && typed) {
      const target = find(typed);
      if (!target) errors[field] = [say.target];
      else words[field] = target.to;
    }
    if (PICTURES.includes(field)) {
      const { slug = "", problem } = pictures[field] ?? {};
      words[field] = slug;
      if (problem) errors[field] = [problem];
    }
  }
  for (const [text, to] of PAIRS)
    if (Boolean(words[text]) !== Boolean(words[to]) && !errors[to]) errors[words[text] ? to : text] = [say.pair];
  if (before.kind === "products" && !RULES.some((rule) => rule === words.rule)) words.rule = "hand";
  if (before.kind === "products" && words.rule === "hand" && form.picks.length === 0) errors.picks = [say.picks];
  const { from, until } = form;
  if ((from && !isDay(from)) || (until && !isDay(until)) || (from && until && until < from)) errors.until = [say.days];
  const yearly = [readYearDay(form.yearFrom), readYearDay(form.yearUntil)];
  const isYearly = form.yearFrom !== "" || form.yearUntil !== "";
  if (isYearly && !(yearly[0] && yearly[1])) errors.yearUntil = [say.yearDay];
  if (Object.keys(errors).length) return { ok: false, errors };
  const { id, kind, hidden } = before;
  return {
    ok: true,
    block: {
      id,
      kind,
      ...(hidden !== undefined && { hidden }),
      ...(from && { from: from as Day }),
      ...(until && { until: until as Day }),
      ...(yearly[0] && yearly[1] && { yearly: [yearly[0], yearly[1]] }),
      words,
      ...(picksOf(kind) && { picks: form.picks }),
    },
  };
}

const DAYS = { picks: [] as string[], from: "", until: "", yearFrom: "", yearUntil: "" };

/** The block as it was sent, where no deed could read it. */
export function sentBlock(kind: BlockKind, told: Told | undefined): BlockForm | undefined {
  const blank = Object.fromEntries(FIELDS_OF[kind].map((field) => [field, ""])) as Record<Field, string>;
  const days = sentBack(DAYS, told);
  return days && { ...days, words: sentBack(blank, told) ?? blank };
}

/** A button has words and leads somewhere, or is not there. */
const PAIRS: [Field, Field][] = [
  ["action", "actionTo"],
  ["second", "secondTo"],
  ["action2", "actionTo2"],
];
