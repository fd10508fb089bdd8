import { and, asc, desc, eq, ne } from "drizzle-orm";
import { type Address, tidyPostcode } from "#kit/address.ts";
import { type Id, newId } from "#kit/id.ts";
import { type Reader, takeTurn, type Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { addresses } from "../tables.server.ts";

export type KeptAddress = Address & { id: Id<"adr">; label: string; forDelivery: boolean; forBilling: boolean };
export type GivenAddress = Omit<KeptAddress, "id">;

const MOST = 20;

/** Default delivery address first, then the oldest. */
export async function listAddresses(db: Reader, user: Id<"usr">): Promise<KeptAddress[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.user, user))
    .orderBy(desc(addresses.forDelivery), asc(addresses.createdAt));
  return rows.map(({ user: _user, createdAt: _at, ...address }) => address);
}

export type SavedAddress = { ok: true; id: Id<"adr"> } | { ok: false; reason: "unknown" | "too-many" };

/** R11, R12: creates, or changes one of their own. There is always one default for delivery and one for invoices. */
export async function saveAddress(
  shop: Shop,
  user: Id<"usr">,
  given: GivenAddress,
  asked?: Id<"adr">,
): Promise<SavedAddress> {
  return shop.db.transaction(async (tx) => {
    await takeTurn(tx, `addresses|${user}`);
    const mine = await listAddresses(tx, user);
    // Sent again because its answer was lost, it is the one that is there.
    const was = mine.find((one) => (asked ? one.id === asked : lineOf(one) === lineOf(given)));
    const id = asked ?? was?.id;
    if (id && !was) return { ok: false, reason: "unknown" };
    if (!id && mine.length >= MOST) return { ok: false, reason: "too-many" };
    const others = mine.filter((one) => one.id !== id);
    const values = {
      ...given,
      postcode: tidyPostcode(given.postcode),
      forDelivery: given.forDelivery || !others.some((one) => one.forDelivery),
      forBilling: given.forBilling || !others.some((one) => one.forBilling),
    };
    const key = id ?? newId("adr");
    if (was) await tx.update(addresses).set(values).where(eq(addresses.id, key));
    else await tx.insert(addresses).values({ id: key, user, ...values, createdAt: shop.now() });
    const rest = and(eq(addresses.user, user), ne(addresses.id, key));
    if (values.forDelivery) await tx.update(addresses).set({ forDelivery: false }).where(rest);
    if (values.forBilling) await tx.update(addresses).set({ forBilling: false }).where(rest);
    return { ok: true, id: key };
  });
}

const lineOf = ({ label, firstName, lastName, company, ...place }: GivenAddress): string =>
  [label, firstName, lastName, company, place.country, tidyPostcode(place.postcode)]
    .concat([place.number, place.addition, place.street, place.city])
    .join("|");

/** Another person's address stays where it is. */
export async function removeAddress(shop: Shop, user: Id<"usr">, id: Id<"adr">): Promise<boolean> {
  if (!/^adr_[0-9a-z]+$/.test(id)) return false;
  return shop.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(addresses)
      .where(and(eq(addresses.id, id), eq(addresses.user, user)))
      .returning();
    if (gone) await passOnDefaults(tx, user);
    return Boolean(gone);
  });
}

async function passOnDefaults(tx: Tx, user: Id<"usr">): Promise<void> {
  const left = await listAddresses(tx, user);
  const [first] = left;
  if (!first) return;
  const set = {
    ...(!left.some((one) => one.forDelivery) && { forDelivery: true }),
    ...(!left.some((one) => one.forBilling) && { forBilling: true }),
  };
  if (Object.keys(set).length) await tx.update(addresses).set(set).where(eq(addresses.id, first.id));
}
