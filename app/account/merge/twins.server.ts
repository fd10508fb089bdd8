import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { addresses, users } from "#accounts/tables.server.ts";
import { tidyPostcode } from "#kit/address.ts";
import type { OrderSnapshot } from "#orders/order.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";

type Why = "email" | "phone" | "name";
type Twin = { key: string; email: string; name: string; account: boolean; orders: number; why: Why[] };

const MOST = 8;
/** Enough of somebody's orders to know their numbers and doors by. */
const LOOKED_AT = 20;

/** What somebody is known by. */
type Known = Pick<OrderSnapshot, "contact" | "billing" | "deliverTo" | "business">;
const KNOWN = sql<Known>`(select to_jsonb(s) from jsonb_to_record(${orders.snapshot})
  as s(contact jsonb, billing jsonb, "deliverTo" jsonb, business jsonb))`;

type Marks = { email: string; phones: Set<string>; doors: Set<string> };

/** 06…, +31 6… and 0031 6… are one number. */
const plainPhone = (phone: string): string => phone.replace(/\D/g, "").replace(/^(0031|31|0)(?=\d{9}$)/, "0");
const phoneWords = (phone: string): string[] => [phone, `31${phone.slice(1)}`, `0031${phone.slice(1)}`];
const doorOf = (lastName: string, postcode: string): string =>
  `${lastName.trim().toLowerCase()}|${tidyPostcode(postcode)}`;

function marksOf(email: string, orders: Known[], homes: { lastName: string; postcode: string }[]): Marks {
  const phones = orders.map(({ contact }) => plainPhone(contact.phone)).filter((one) => one.length >= 9);
  const doors = [
    ...orders.flatMap(({ contact, billing, deliverTo }) =>
      [billing, deliverTo].map(({ postcode }) => doorOf(contact.lastName, postcode)),
    ),
    ...homes.map(({ lastName, postcode }) => doorOf(lastName, postcode)),
  ].filter((door) => /^[^|]+\|.+$/.test(door));
  return { email: email.toLowerCase(), phones: new Set(phones), doors: new Set(doors) };
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, "$&$&")}'`;

/** The words by which orders of the same person are found: any of these. */
function questionOf({ email, phones, doors }: Marks): string {
  const both = [...doors].map((door) => {
    const [name = "", postcode = ""] = door.split("|");
    return `(${[...name.split(/\s+/), postcode.toLowerCase()].map(quoted).join(" & ")})`;
  });
  return [quoted(email), ...[...phones].flatMap(phoneWords).map(quoted), ...both].join(" | ");
}

const sharing = (a: Set<string>, b: Set<string>): boolean => [...a].some((one) => b.has(one));

function whyOf(mine: Marks, theirs: Marks): Why[] {
  return [
    ...(mine.email === theirs.email ? ["email" as const] : []),
    ...(sharing(mine.phones, theirs.phones) ? ["phone" as const] : []),
    ...(sharing(mine.doors, theirs.doors) ? ["name" as const] : []),
  ];
}

/** Who may be the same person: the same address in other letters, the same telephone, or the same name at one postcode. */
export async function listTwins(db: Reader, person: User): Promise<Twin[]> {
  const { id, email } = person;
  const [bought, homes] = await Promise.all([
    db
      .select({ known: KNOWN })
      .from(orders)
      .where(or(eq(orders.email, email), eq(orders.userId, id)))
      .orderBy(desc(orders.placedAt))
      .limit(LOOKED_AT),
    db
      .select({ lastName: addresses.lastName, postcode: addresses.postcode })
      .from(addresses)
      .where(eq(addresses.user, id)),
  ]);
  const mine = marksOf(
    email,
    bought.map(({ known }) => known),
    homes,
  );
  const [byOrder, byAccount] = await Promise.all([
    db
      .select({ email: orders.email, number: orders.number, known: KNOWN })
      .from(orders)
      .where(
        and(
          sql`${orders.id} = any(array(select "order" from order_finds where words @@ ${questionOf(mine)}::tsquery))`,
          ne(orders.email, email),
          ne(orders.email, "verwijderd"),
        ),
      )
      .limit(100),
    listNeighbours(db, person, mine),
  ]);
  const found = new Map<string, Twin>();
  for (const { email: theirs, number, known } of byOrder) {
    const why = whyOf(mine, marksOf(theirs, [known], []));
    const twin = found.get(theirs);
    const { firstName, lastName } = known.contact;
    const name = known.business?.company || `${firstName} ${lastName}`.trim();
    if (twin) Object.assign(twin, { orders: twin.orders + 1, why: [...new Set([...twin.why, ...why])] });
    else if (why.length) found.set(theirs, { key: number, email: theirs, name, account: false, orders: 1, why });
  }
  for (const twin of byAccount) if (!found.has(twin.email)) found.set(twin.email, twin);
  return withAccounts(db, [...found.values()].slice(0, MOST));
}

/** Accounts with the same name and postcode that never ordered. */
async function listNeighbours(db: Reader, { id }: User, { doors }: Marks): Promise<Twin[]> {
  const postcodes = [...doors].map((door) => door.split("|")[1] ?? "");
  if (postcodes.length === 0) return [];
  const rows = await db
    .select({
      key: users.id,
      email: users.email,
      first: users.firstName,
      last: users.lastName,
      lastName: addresses.lastName,
      postcode: addresses.postcode,
    })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.user))
    .where(and(inArray(addresses.postcode, postcodes), ne(users.id, id)))
    .limit(100);
  return rows
    .filter(({ lastName, postcode }) => doors.has(doorOf(lastName, postcode)))
    .map(({ key, email, first, last }) => {
      const name = `${first} ${last}`.trim();
      return { key, email, name, account: true, orders: 0, why: ["name"] };
    });
}

/** Who has an account is known by it; people of the shop are never among them. */
async function withAccounts(db: Reader, twins: Twin[]): Promise<Twin[]> {
  const emails = twins.map(({ email }) => email);
  const accounts = emails.length
    ? await db
        .select({ id: users.id, email: users.email, scope: users.scope })
        .from(users)
        .where(inArray(users.email, emails))
    : [];
  return twins.flatMap((twin) => {
    const account = accounts.find(({ email }) => email === twin.email);
    if (!account) return [twin];
    return account.scope.length ? [] : [{ ...twin, key: account.id, account: true }];
  });
}
