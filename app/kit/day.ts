/** "2026-05-01": a day in the shop's own time zone, Europe/Amsterdam. */
export type Day = `${number}-${number}-${number}`;

const ZONE = "Europe/Amsterdam";
/** Slow to make in a browser, so made when first asked for. */
const inZone = (options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (moment: Date) => (made ??= new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, ...options })).format(moment);
};
const zoned = inZone({ year: "numeric", month: "2-digit", day: "2-digit" });
const clock = inZone({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

const HOUR_MS = 3_600_000;
let lastHour: number | undefined;
let lastDay: Day;

/** Asked many times a page and slow to say; within an hour it is the same. */
export function dayOf(moment: Date): Day {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  if (hour !== lastHour) {
    lastDay = zoned(moment) as Day;
    lastHour = hour;
  }
  return lastDay;
}
export const timeOf = (moment: Date): string => clock(moment).replace(":", ".");
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

const DAY_MS = 86_400_000;
const utc = (day: Day) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));

export const addDays = (day: Day, days: number): Day =>
  new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10) as Day;

/** Whether a text is a day of the calendar: the thirtieth of February only looks like one. */
export const isDay = (text: string): text is Day =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text as Day, 0) === text;

/** The day somebody typed: null when they typed none, undefined when it is no day. */
export const dayIn = (text: string): Day | null | undefined => (text === "" ? null : isDay(text) ? text : undefined);

/** The moment on which a day begins in the shop's own time zone, in summer and in winter. */
export function startOfDay(day: Day): Date {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return timeOf(summer) === "00.00" ? summer : new Date(`${day}T00:00:00+01:00`);
}

/** A time of a day in the shop's own time zone. */
export function momentOn(day: Day, hour: number, minute: number): Date {
  const [h, m] = [hour, minute].map((part) => String(part).padStart(2, "0"));
  const summer = new Date(`${day}T${h}:${m}:00+02:00`);
  return timeOf(summer) === `${h}.${m}` ? summer : new Date(`${day}T${h}:${m}:00+01:00`);
}

/** 1 = Monday … 7 = Sunday */
export const weekday = (day: Day): number => ((utc(day) / DAY_MS + 3) % 7) + 1;

/** "donderdag 19 november" */
export const sayDay = (day: Day): string => `${WEEKDAYS[weekday(day) - 1]} ${dateOf(day)}`;
/** "19 november 2026" */
export const sayDate = (day: Day): string => `${dateOf(day)} ${day.slice(0, 4)}`;

const dateOf = (day: Day) => `${Number(day.slice(8, 10))} ${MONTHS[monthOf(day) - 1]}`;
const WEEKDAYS = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"] as const;

export const MONTHS = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
] as const;
export const MONTHS_SHORT = [
  "jan",
  "feb",
  "mrt",
  "apr",
  "mei",
  "jun",
  "jul",
  "aug",
  "sep",
  "okt",
  "nov",
  "dec",
] as const;

/** [4, 5, 6, 9] → "april–juni, september"; a run over New Year stays one run. */
export function sayMonths(months: readonly number[]): string {
  const set = new Set(months);
  if (set.size === 12) return "het hele jaar";
  const starts = [...set].sort((a, b) => a - b).filter((month) => !set.has(((month + 10) % 12) + 1));
  return starts
    .map((start) => {
      let end = start;
      while (set.has((end % 12) + 1)) end = (end % 12) + 1;
      return start === end ? MONTHS[start - 1] : `${MONTHS[start - 1]}–${MONTHS[end - 1]}`;
    })
    .join(", ");
}

/** Whether a day lies in a season such as 10-15 … 04-15, which may run over New Year. */
export function inSeason(day: Day, [from, to]: readonly [string, string]): boolean {
  const at = day.slice(5);
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}

/** The first day on or after `day` that lies in the season. */
export function seasonStart(day: Day, season: readonly [string, string]): Day {
  if (inSeason(day, season)) return day;
  const year = Number(day.slice(0, 4));
  const thisYear = `${year}-${season[0]}` as Day;
  return thisYear >= day ? thisYear : (`${year + 1}-${season[0]}` as Day);
}

/** Easter Sunday, by the anonymous Gregorian rule. */
function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` as Day;
}

const holidays = new Map<string, Set<string>>();

function holidaysOf(year: string): Set<string> {
  const known = holidays.get(year);
  if (known) return known;
  const sunday = easter(Number(year));
  const kingsDay = weekday(`${year}-04-27` as Day) === 7 ? `${year}-04-26` : `${year}-04-27`;
  const moving = [0, 1, 39, 49, 50].map((after) => addDays(sunday, after));
  const all = new Set([`${year}-01-01`, `${year}-12-25`, `${year}-12-26`, kingsDay, ...moving]);
  // A year may come from an address; only a few are asked for in earnest.
  if (holidays.size >= 50) holidays.clear();
  holidays.set(year, all);
  return all;
}

/** Dutch holidays on which nothing is shipped or delivered. */
export const isHoliday = (day: Day): boolean => holidaysOf(day.slice(0, 4)).has(day);

const BELGIAN = ["05-01", "07-21", "08-15", "11-01", "11-11"];
/** On these a Belgian carrier brings nothing either; the others it shares with ours. */
export const isBelgianHoliday = (day: Day): boolean => BELGIAN.includes(day.slice(5));

/** Before this hour a working day still counts as the first day of digging and packing. */
export const CUT_OFF = "16.00";
const PREPARE_DAYS = 2;

const isWorkday = (day: Day) => weekday(day) <= 5 && !isHoliday(day);
/** Monday to Thursday, so that nothing living waits in a van over the weekend. */
export const isShippingDay = (day: Day): boolean => weekday(day) <= 4 && !isHoliday(day) && !isHoliday(addDays(day, 1));

function nextWhere(day: Day, good: (day: Day) => boolean): Day {
  let next = addDays(day, 1);
  while (!good(next)) next = addDays(next, 1);
  return next;
}

export const nextShippingDay = (day: Day): Day => nextWhere(day, isShippingDay);

/** The working day on which an order placed now is taken up: today until the cut-off. */
export function takenUp(now: Date): Day {
  const today = dayOf(now);
  return isWorkday(today) && timeOf(now) < CUT_OFF ? today : nextWhere(today, isWorkday);
}

/** The first day something ordered now can leave. */
export function firstShipping(now: Date): Day {
  let day = takenUp(now);
  for (let done = 1; done < PREPARE_DAYS; done++) day = nextWhere(day, isWorkday);
  return nextShippingDay(day);
}
