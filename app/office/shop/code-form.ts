import type { CodeRow } from "#cart/codes/codes.ts";
import { type Day, dayIn, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { officeCodes as say } from "#texts/office/codes.ts";

type CodeField = "code" | "soort" | "waarde" | "minimum" | "van" | "tot" | "hoogstens";
type NewCode = Omit<CodeRow, "uses">;
type Read = { ok: true; code: NewCode } | { ok: false; field: string; reason: "value" | "minimum" | "days" | "uses" };

const isKind = (text: string): text is NewCode["kind"] => Object.hasOwn(say.kinds, text);

/** What was typed, as a code; an empty field is no limit. */
export function readNewCode(read: (name: CodeField) => string, cents: (text: string) => number | undefined): Read {
  const kind = read("soort");
  const given = read("waarde").replace(/\s*%$/, "");
  const whole = /^\d{1,3}$/.test(given) ? Number(given) : undefined;
  const value = kind === "percent" ? whole : kind === "delivery" ? 0 : cents(given);
  if (!isKind(kind) || value === undefined) return { ok: false, field: "waarde", reason: "value" };
  const minimum = read("minimum");
  const minimumCents = minimum ? cents(minimum) : 0;
  if (minimumCents === undefined) return { ok: false, field: "minimum", reason: "minimum" };
  const [from, until, most] = [read("van"), read("tot"), read("hoogstens")];
  const [startsOn, endsOn] = [dayIn(from), dayIn(until)];
  if (startsOn === undefined) return { ok: false, field: "van", reason: "days" };
  if (endsOn === undefined) return { ok: false, field: "tot", reason: "days" };
  if (most && !/^\d{1,6}$/.test(most)) return { ok: false, field: "hoogstens", reason: "uses" };
  const limits = { startsOn, endsOn, mostUses: most ? Number(most) : null };
  return { ok: true, code: { code: read("code"), kind, value, minimumCents, ...limits } };
}

/** A code in words, as it stands today. */
export function sayCode(row: CodeRow, today: Day) {
  const { code, kind, value, minimumCents, startsOn, endsOn, mostUses, uses } = row;
  const late = endsOn !== null && endsOn < today;
  const used = mostUses !== null && uses >= mostUses;
  const state = late ? "late" : used ? "used" : startsOn && startsOn > today ? "early" : "now";
  const days = [startsOn && say.fromDay(sayDate(startsOn)), endsOn && say.untilDay(sayDate(endsOn))].filter(Boolean);
  return {
    code,
    minimumCents,
    over: late,
    state: state as keyof typeof say.states,
    gives: kind === "percent" ? say.gives.percent(value) : kind === "amount" ? euros(value) : say.gives.delivery,
    when: days.join(" ") || say.always,
    uses: say.usedOf(uses, mostUses),
  };
}
