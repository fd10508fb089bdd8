import { and, asc, sql } from "drizzle-orm";
import { classFor } from "#catalogue/price/carriage.ts";
import { addDays, type Day } from "#kit/day.ts";
import { addressLines } from "#orders/order-parts.ts";
import { isToSend } from "#orders/orders.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { readLines } from "./batch-lines.server.ts";

export type Stop = { number: string; name: string; address: string; phone: string; weightG: number };

/** The pallets of a day, in the order of their postcodes: what our own van brings. */
export async function listRoute(db: Reader, day: Day): Promise<Stop[]> {
  const found = await db
    .select()
    .from(orders)
    .where(and(isToSend, sql`first_day <= ${addDays(day, 1)}`, sql`snapshot->>'method' <> 'ophalen'`))
    .orderBy(asc(sql`snapshot->'deliverTo'->>'postcode'`))
    .limit(500);
  const lines = await readLines(db, found);
  return found.flatMap(({ id, number, snapshot }) => {
    const own = lines.get(id) ?? [];
    if (classFor(own.map((line) => ({ ...line, quantity: line.needed }))) !== "pallet") return [];
    const { business, contact, deliverTo } = snapshot;
    const [, ...address] = addressLines(deliverTo);
    const weightG = own.reduce((sum, line) => sum + line.needed * line.weightG, 0);
    return [
      { number, name: business?.company || deliverTo.name, address: address.join(", "), phone: contact.phone, weightG },
    ];
  });
}

/** A map takes ten places in one go: where from, and where along. */
const MOST_PLACES = 10;

/** From the nursery along every stop and home again, as a map draws it; a long round goes on where the last map ended. */
export function mapLinks(home: string, stops: Pick<Stop, "address">[]): string[] {
  const places = [home, ...stops.map(({ address }) => address), home];
  const links: string[] = [];
  for (let at = 0; at < places.length - 1; at += MOST_PLACES - 1)
    links.push(
      `https://www.google.com/maps/dir/${places
        .slice(at, at + MOST_PLACES)
        .map(encodeURIComponent)
        .join("/")}`,
    );
  return links;
}
