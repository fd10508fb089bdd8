import {
  addDays,
  type Day,
  firstShipping,
  inSeason,
  isBelgianHoliday,
  isHoliday,
  isShippingDay,
  seasonStart,
  weekday,
} from "#kit/day.ts";
import { isDigital, type Parcel } from "#catalogue/price/carriage.ts";
import type { Country, Method } from "./delivery.ts";

export type DeliveryLine = Parcel & { sku: string; name: string; season: [string, string] | null; live: boolean };
/** Frost or heat: living plants stay here on these days. */
export type Stop = { kind: "vorst" | "hitte"; from: Day; to: Day };
/** What cannot be offered: stops of living plants, and days on which no more can be brought. */
export type Closed = {
  stops: Stop[];
  full: Day[];
  /** the carrier of parcels also comes on Saturdays */
  saturdays?: boolean;
  /** what is brought over the border does not arrive on a holiday there */
  to?: Country | undefined;
};
const OPEN: Closed = { stops: [], full: [] };

type Where = { country?: Country | undefined; method?: Method | undefined };
/** What is collected goes nowhere. */
export const closedFor = (closed: Closed, { country, method }: Where): Closed => ({
  ...closed,
  to: method === "ophalen" ? undefined : country,
});

const LOOK_AHEAD = 42;
/** As far as the season and the twelve weeks ahead go. */
const MOST_DAYS = 60;

const isStopped = (day: Day, line: DeliveryLine, stops: Stop[]) =>
  line.live && stops.some(({ from, to }) => day >= from && day <= to);

/** Whether a line can leave on a day. */
export const canLeave = (day: Day, line: DeliveryLine, stops: Stop[]): boolean =>
  isShippingDay(day) && isFree(day, line, stops);

const isFree = (day: Day, line: DeliveryLine, stops: Stop[]): boolean =>
  (!line.season || inSeason(day, line.season)) && !isStopped(day, line, stops);

/** A parcel that leaves on Friday and is there the next day; a pallet waits for Monday. */
const canLeaveOnFriday = (day: Day, line: DeliveryLine, stops: Stop[]): boolean =>
  weekday(day) === 5 &&
  !isHoliday(day) &&
  !isHoliday(addDays(day, 1)) &&
  line.delivery !== "pallet" &&
  isFree(day, line, stops);

export type Shipment = {
  kind: "mail" | "day" | "week";
  skus: string[];
  /** Feasible delivery days; for a week, the Mondays. */
  days: Day[];
  /** Why these come apart, for the shopper; empty for what comes first. */
  reason?: { from: Day } | undefined;
};

/** What travels together: by mail, on a day of choice now (the first so many), or in a week of choice when its season opens. */
export function planShipments(lines: DeliveryLine[], now: Date, closed = OPEN, most = MOST_DAYS): Shipment[] {
  const digital = lines.filter(isDigital);
  const solid = lines.filter((line) => !isDigital(line));
  const first = firstShipping(now);
  const soon = solid.filter((line) => !line.season || opensAt(line, first) <= addDays(first, LOOK_AHEAD / 2));
  const later = solid.filter((line) => !soon.includes(line));
  const shipments: Shipment[] = [];
  if (digital.length) shipments.push({ kind: "mail", skus: skusOf(digital), days: [] });
  if (soon.length) shipments.push({ kind: "day", skus: skusOf(soon), days: deliveryDays(soon, first, closed, most) });
  const opening = new Map<Day, DeliveryLine[]>();
  for (const line of later) {
    const from = opensAt(line, first);
    opening.set(from, [...(opening.get(from) ?? []), line]);
  }
  for (const [from, together] of [...opening].sort(([a], [b]) => (a < b ? -1 : 1)))
    shipments.push({ kind: "week", skus: skusOf(together), days: weeksFrom(from, together), reason: { from } });
  return shipments;
}

const skusOf = (lines: DeliveryLine[]) => lines.map(({ sku }) => sku);
const opensAt = (line: DeliveryLine, first: Day) => (line.season ? seasonStart(first, line.season) : first);

/** Days on which every line can arrive: the slowest decides. A day too few lets the list run on. */
function deliveryDays(lines: DeliveryLine[], first: Day, { stops, full, saturdays, to }: Closed, most: number): Day[] {
  const days: Day[] = [];
  for (let ahead = 0; ahead < LOOK_AHEAD * 2 && days.length < most; ahead++) {
    const day = addDays(first, ahead);
    const arrival = addDays(day, 1);
    const leaves = (line: DeliveryLine) =>
      canLeave(day, line, stops) || (saturdays === true && canLeaveOnFriday(day, line, stops));
    const isAway = full.includes(arrival) || (to === "BE" && isBelgianHoliday(arrival));
    if (!isAway && lines.every(leaves)) days.push(arrival);
  }
  return days;
}

function weeksFrom(from: Day, lines: DeliveryLine[]): Day[] {
  const weeks: Day[] = [];
  let monday = addDays(from, weekday(from) === 1 ? 0 : 8 - weekday(from));
  while (weeks.length < 6) {
    const thursday = addDays(monday, 3);
    if (!lines.every(({ season }) => !season || (inSeason(monday, season) && inSeason(thursday, season)))) break;
    weeks.push(monday);
    monday = addDays(monday, 7);
  }
  return weeks.length ? weeks : [from];
}
