import { addDays, type Day, isDay, MONTHS, sayDate } from "#kit/day.ts";
import { books as say } from "#texts/office/books.ts";

/** Days of the books; `to` is the last of them. */
export type Span = { from: Day; to: Day };
export type Period = Span & { key: string; label: string; kind: "year" | "quarter" | "month" };

const two = (number: number) => String(number).padStart(2, "0");
const firstOf = (year: number, month: number): Day => `${year}-${two(month)}-01` as Day;

function spanOf(year: number, month: number, months: number): Span {
  const after = month + months > 12 ? firstOf(year + 1, 1) : firstOf(year, month + months);
  return { from: firstOf(year, month), to: addDays(after, -1) };
}

const yearOf = (year: number): Period => ({
  ...spanOf(year, 1, 12),
  key: `${year}`,
  label: say.year(year),
  kind: "year",
});
const quarterOf = (year: number, quarter: number): Period => ({
  ...spanOf(year, quarter * 3 - 2, 3),
  key: `${year}-K${quarter}`,
  label: say.quarter(quarter, year),
  kind: "quarter",
});
const monthOf = (year: number, month: number): Period => ({
  ...spanOf(year, month, 1),
  key: `${year}-${two(month)}`,
  label: `${MONTHS[month - 1]} ${year}`,
  kind: "month",
});

const quarterAt = (day: Day): Period => quarterOf(Number(day.slice(0, 4)), Math.ceil(Number(day.slice(5, 7)) / 3));

/** "2026-K4", "2026-11" or "2026"; anything else is the quarter of today. */
export function readPeriod(text: string | null, today: Day): Period {
  const [, year, quarter, month] = /^(20\d{2})(?:-K([1-4])|-(0[1-9]|1[0-2]))?$/.exec(text ?? "") ?? [];
  if (!year) return quarterAt(today);
  if (quarter) return quarterOf(Number(year), Number(quarter));
  return month ? monthOf(Number(year), Number(month)) : yearOf(Number(year));
}

/** "2026-K3" in words. */
export const sayQuarter = (key: string): string => quarterOf(Number(key.slice(0, 4)), Number(key.slice(-1))).label;

/** The quarter of today, the three before it, and the year. */
export function listPeriods(today: Day): Period[] {
  const quarters = [quarterAt(today)];
  while (quarters.length < 4) quarters.push(quarterAt(addDays((quarters.at(-1) as Period).from, -1)));
  return [...quarters, yearOf(Number(today.slice(0, 4)))];
}

/** The months of a period, for who files by the month. */
export function monthsOf({ from, to }: Span): Period[] {
  const months: Period[] = [];
  for (let day = from; day <= to; ) {
    const month = monthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
    months.push(month);
    day = addDays(month.to, 1);
  }
  return months;
}

/** The same period a year before. */
export const yearBefore = ({ from, to }: Span): Span => {
  const back = (day: Day): Day => {
    const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
    return isDay(same) ? same : addDays(`${same.slice(0, 8)}01` as Day, 27);
  };
  return { from: back(from), to: back(to) };
};

/** A return is in by the end of the month after its quarter. */
export const fileBefore = ({ to }: Span): Day => {
  const [year, month] = [Number(addDays(to, 1).slice(0, 4)), Number(addDays(to, 1).slice(5, 7))];
  return month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
};

/** From and up to and including, as the form for files sends them; a wrong day is the day of the period. */
export function readSpan({ searchParams }: URL, otherwise: Span): Span {
  const at = (name: string, day: Day): Day => {
    const typed = searchParams.get(name) ?? "";
    return isDay(typed) && typed >= "2000-01-01" && typed < "2100-01-01" ? typed : day;
  };
  const [from, to] = [at("van", otherwise.from), at("tot", otherwise.to)];
  // The wrong way round they are the same days.
  return from <= to ? { from, to } : { from: to, to: from };
}

export const saySpan = ({ from, to }: Span): string => say.span(sayDate(from), sayDate(to));
