import { desc, inArray } from "drizzle-orm";
import type { Task } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { statusOf } from "#orders/order.ts";
import { orders } from "#orders/tables.server.ts";
import { officeOrders } from "#texts/office/orders.ts";
import { palette as say } from "#texts/office/people/palette.ts";
import { findCustomers } from "../customers/find-customers.server.ts";
import { findOrders as find } from "#orders/finding/find-orders.server.ts";
import { findPicks } from "../product/pick.server.ts";
import type { Found } from "./find-pages.ts";

const MOST = 5;
const LEAST = 2;

async function findOrders(
  { db, now }: Pick<Shop, "db" | "now">,
  q: string,
  tasks: ReadonlySet<Task>,
): Promise<Found[]> {
  const { ids } = await find(db, { q, most: MOST, goodsAt: tasks.has("orders") ? undefined : now() });
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, ids))
    .orderBy(desc(orders.placedAt), desc(orders.number));
  return rows.map((row) => {
    const { contact, business, deliverTo } = row.snapshot;
    const name = business?.company || `${contact.firstName} ${contact.lastName}`.trim();
    return {
      to: `/kantoor/bestellingen/${row.number}`,
      label: `${row.number} · ${name}`,
      small: [deliverTo?.city, officeOrders.states[statusOf(row)]].filter(Boolean).join(" · "),
    };
  });
}

async function findPeople({ db }: Pick<Shop, "db">, q: string): Promise<Found[]> {
  const people = await findCustomers(db, q, MOST);
  return people.map(({ key, name, email, city, orders: count }) => ({
    to: `/kantoor/klanten/${key}`,
    label: name || email,
    small: [email, city, count ? say.bought(count) : ""].filter(Boolean).join(" · "),
  }));
}

async function findProducts({ db }: Pick<Shop, "db">, q: string): Promise<Found[]> {
  const picks = await findPicks(db, "product", q);
  return picks.slice(0, MOST).map(({ slug, name, more }) => ({
    to: `/kantoor/assortiment/${slug}`,
    label: name,
    small: more ?? slug,
  }));
}

export type FoundAll = { orders: Found[]; customers: Found[]; products: Found[] };

/** Orders, people and products by the words somebody types, a few of each; what is not their work is not looked for. */
export async function findAll(shop: Shop, tasks: ReadonlySet<Task>, q: string): Promise<FoundAll> {
  const asked = q.trim();
  if (asked.length < LEAST) return { orders: [], customers: [], products: [] };
  const may = (task: Task, find: typeof findOrders) => (tasks.has(task) ? find(shop, asked, tasks) : []);
  const [found, customers, products] = await Promise.all([
    may("packing", findOrders),
    may("orders", findPeople),
    may("range", findProducts),
  ]);
  return { orders: found, customers, products };
}
