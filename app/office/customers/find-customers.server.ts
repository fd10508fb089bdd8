import { desc, inArray, like, ne, or, sql } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { findOrders } from "#orders/finding/find-orders.server.ts";

export type FoundCustomer = {
  /** An account or an order, as `findPerson` takes it. */
  key: string;
  email: string;
  name: string;
  phone: string;
  city: string;
  orders: number;
  account: boolean;
};

const MOST = 25;

async function listBought(db: Reader, q: string, most: number) {
  const found = q.trim() ? await findOrders(db, { q, most, known: true, enough: most / 2 }) : undefined;
  return db
    .select({ email: orders.email, number: orders.number, snapshot: orders.snapshot })
    .from(orders)
    .where(found ? inArray(orders.id, found.ids) : ne(orders.email, "verwijderd"))
    .orderBy(desc(orders.placedAt))
    .limit(most);
}

/**
 * People by the beginning of a name, an address, a postcode or a telephone number: who ordered, with or without an
 * account, and who has an account and never ordered. Without a question, who ordered last.
 */
export async function findCustomers(db: Reader, q: string, most = MOST): Promise<FoundCustomer[]> {
  const start = `${q
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const named = or(like(users.email, start), sql`lower(${users.lastName}) like ${start}`);
  const [bought, accounts] = await Promise.all([
    listBought(db, q, most * 4),
    q ? db.select().from(users).where(named).limit(most) : [],
  ]);
  const found = new Map<string, FoundCustomer>();
  for (const { email, number, snapshot } of bought) {
    const known = found.get(email);
    const { contact, business, deliverTo } = snapshot;
    if (known) known.orders++;
    else
      found.set(email, {
        key: number,
        email,
        name: business?.company || `${contact.firstName} ${contact.lastName}`.trim(),
        phone: contact.phone,
        city: deliverTo.city,
        orders: 1,
        account: false,
      });
  }
  for (const { id, email, firstName, lastName } of accounts) {
    const known = found.get(email);
    const name = `${firstName} ${lastName}`.trim();
    if (known) known.account = true;
    else found.set(email, { key: id, email, name, phone: "", city: "", orders: 0, account: true });
  }
  return [...found.values()].slice(0, most);
}
