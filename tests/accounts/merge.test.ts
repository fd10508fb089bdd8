import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mergeCustomers } from "../../app/account/merge/merge-deed.server.ts";
import { listTwins } from "../../app/account/merge/twins.server.ts";
import { collectPerson, forgetPerson } from "../../app/account/person.server.ts";
import {
  addresses,
  gardenPlants,
  passkeys,
  savedProducts,
  staffInvitations,
  users,
} from "../../app/accounts/tables.server.ts";
import { writeNote } from "../../app/accounts/notes/notes.server.ts";
import { stockAlerts } from "../../app/catalogue/tables.server.ts";
import { subscribers } from "../../app/newsletter/tables.server.ts";
import { findPerson } from "../../app/orders/find-person.server.ts";
import { accountCompanies } from "../../app/orders/on-account/tables.server.ts";
import { orders } from "../../app/orders/tables.server.ts";
import { mails, staffLog } from "../../app/outside/tables.server.ts";
import { merging as say } from "../../app/kit/texts/nl/office/people/merging.ts";
import { ADDRESS, anOrder, aPlant } from "../buying.ts";
import { aShop, type TestShop } from "../shop.ts";
import { AN, tryDeed } from "../try-deed.ts";
import { aPerson, EMAIL, tablesWith } from "./a-person.ts";

const BO = "bo@voorbeeld.nl";
const STAYS = "usr_bo";

const anAccount = (shop: TestShop, more: Partial<typeof users.$inferInsert> = {}) => {
  const names = { firstName: "An", lastName: "de Vries", confirmedAt: shop.now(), createdAt: shop.now() };
  return shop.db.insert(users).values({ id: STAYS, email: BO, ...names, ...more });
};
const merge = async (shop: TestShop, key: string, met: string, zeker = "ja") => {
  const told = await tryDeed(shop, mergeCustomers, { key, met, zeker }, { user: AN });
  return told.ok ? "done" : told.message;
};

/** Somebody who did everything, and the account they are to become. */
async function aPair() {
  const { shop, user, order } = await aPerson();
  await shop.db.delete(staffInvitations);
  await anAccount(shop);
  const since = "2026-11-01" as const;
  await shop.db.insert(gardenPlants).values([
    { user: user.id, slug: "taxus", since },
    { user: user.id, slug: "beuk", since },
    { user: STAYS, slug: "beuk", since, gone: true },
  ]);
  await shop.db.insert(savedProducts).values({ user: user.id, slug: "taxus", savedAt: shop.now() });
  const key = { publicKey: "x", counter: 0, name: "telefoon", createdAt: shop.now() };
  await shop.db.insert(passkeys).values({ ...key, id: "pk", user: user.id });
  const company = { company: "Vries", ceilingCents: 100, approvedBy: "x", approvedAt: shop.now() };
  await shop.db.insert(accountCompanies).values({ ...company, userId: user.id });
  await shop.db.insert(stockAlerts).values({ sku: "TX-30", email: BO, askedAt: shop.now() });
  return { shop, goes: user, order };
}

/** Every column of every table that holds exactly this text. */
async function columnsWith(shop: TestShop, text: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'text' order by 1, 2`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const [at, of] = [sql.identifier(table), sql.identifier(column)];
    const hit = await shop.db.execute(sql`select from ${at} where lower(${of}) = ${text} limit 1`);
    if (hit.rows.length) found.push(`${table}.${column}`);
  }
  return found;
}

test("no table keeps anything under the address or the account that went, but the mail that says so", async () => {
  const { shop, goes } = await aPair();
  const before = await columnsWith(shop, EMAIL);
  expect(before.length, "every table with an address is in this test").toBeGreaterThan(10);
  expect(await merge(shop, STAYS, goes.id)).toBe("done");
  expect(await columnsWith(shop, EMAIL)).toEqual(["mails.to"]);
  expect(await columnsWith(shop, goes.id)).toEqual([]);
  const kept = (await shop.db.select().from(mails).where(eq(mails.to, EMAIL))).map(({ event }) => event.split(":")[1]);
  expect(kept).toEqual(["merged"]);
  // What was agreed and written stays in its own words; nothing else names the old address.
  expect((await tablesWith(shop, /an@voorbeeld\.nl/)).join(" ")).toBe("mails orders");
});

test("everything goes along: what can be taken along afterwards is what both had", async () => {
  const { shop, goes } = await aPair();
  const was = await collectPerson(shop, goes);
  await merge(shop, STAYS, goes.id);
  const person = await findPerson(shop.db, STAYS);
  if (!person) throw new Error("nobody stays");
  const now = await collectPerson(shop, person);
  for (const part of Object.keys(was) as (keyof typeof was)[]) {
    if (["madeAt", "user", "sessions", "passkeys", "newsletter", "garden", "mails"].includes(part)) continue;
    expect([part, (now[part] as unknown[]).length]).toEqual([part, (was[part] as unknown[]).length]);
  }
  expect([now.sessions, now.passkeys, now.newsletter]).toEqual([[], [], null]);
  const garden = await shop.db.select().from(gardenPlants);
  expect(garden.map(({ user, slug, gone }) => `${user} ${slug} ${gone}`).sort()).toEqual([
    `${STAYS} beuk true`,
    `${STAYS} taxus false`,
  ]);
  expect((await shop.db.select().from(orders))[0]).toMatchObject({ email: BO, userId: STAYS });
  const [line] = (await shop.db.select().from(staffLog)).filter(({ deed }) => deed === "customers.merge");
  expect(line).toMatchObject({ subject: STAYS, after: { orders: 1, quotes: 1, addresses: 1, alerts: 1 } });
});

test("whoever asks to be forgotten afterwards is forgotten under both addresses", async () => {
  const { shop, goes } = await aPair();
  await merge(shop, STAYS, goes.id);
  const person = await findPerson(shop.db, STAYS);
  if (!person) throw new Error("nobody stays");
  await shop.db.transaction((tx) => forgetPerson(shop, tx, person));
  expect(await tablesWith(shop, /an@voorbeeld\.nl|bo@voorbeeld\.nl|de Vries|Lindelaan/)).toEqual(["mails"]);
});

test("pressed twice, by two colleagues or the other way round, it happens once", async () => {
  const { shop, goes } = await aPair();
  const told = await Promise.all([
    merge(shop, STAYS, goes.id),
    merge(shop, goes.id, STAYS),
    merge(shop, STAYS, goes.id),
  ]);
  expect(told.toSorted()).toEqual([say.problems.unknown, say.problems.unknown, "done"].toSorted());
  expect(await shop.db.$count(users)).toBe(1);
});

test.each([
  ["left", "confirmed", "left"],
  ["confirmed", "left", "left"],
  ["confirmed", "confirmed", "confirmed"],
  ["confirmed", undefined, undefined],
  [undefined, "confirmed", "confirmed"],
] as const)("of the newsletter the stricter answer holds: %s into %s is %s", async (gone, own, after) => {
  const shop = await aShop();
  await anAccount(shop);
  await anAccount(shop, { id: "usr_an", email: EMAIL });
  const row = (email: string, state: "left" | "confirmed") => {
    const now = shop.now();
    return { email, state, key: email, source: "footer" as const, askedAt: now, confirmedAt: now };
  };
  if (gone) await shop.db.insert(subscribers).values(row(EMAIL, gone));
  if (own) await shop.db.insert(subscribers).values(row(BO, own));
  await merge(shop, STAYS, "usr_an");
  const rows = await shop.db.select().from(subscribers);
  expect(rows.map(({ email, state }) => [email, state])).toEqual(after ? [[BO, after]] : []);
});

test("people of the shop are never joined, nor who is one already, nor into an address nobody confirmed", async () => {
  const shop = await aShop();
  await anAccount(shop, { confirmedAt: null });
  await anAccount(shop, { id: "usr_an", email: EMAIL });
  await anAccount(shop, { id: "usr_baas", email: "baas@voorbeeld.nl", scope: ["staff"] });
  expect(await merge(shop, "usr_an", "usr_baas")).toBe(say.problems.staff);
  expect(await merge(shop, "usr_baas", "usr_an")).toBe(say.problems.staff);
  expect(await merge(shop, STAYS, "usr_an")).toBe(say.problems.unconfirmed);
  expect(await merge(shop, "usr_an", "usr_an")).toBe(say.problems.same);
  expect(await merge(shop, "usr_an", STAYS, "")).toBe(say.problems.sure);
  expect(await merge(shop, "usr_an", STAYS)).toBe("done");
});

test("a guest opened first still goes into the account, and two guests into the one that was opened", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const guest = await anOrder(shop, [{ sku, quantity: 1 }]);
  const other = await anOrder(shop, [{ sku, quantity: 1 }], { ...ADDRESS, email: "an2@voorbeeld.nl" });
  expect(await merge(shop, guest.number, other.number)).toBe("done");
  expect((await shop.db.select().from(orders)).map(({ email, userId }) => [email, userId])).toEqual([
    [EMAIL, null],
    [EMAIL, null],
  ]);
  expect(await merge(shop, guest.number, other.number)).toBe(say.problems.same);
  await anAccount(shop);
  await writeNote(shop, { email: EMAIL, kind: "tag", text: "hovenier", by: "x" });
  expect(await merge(shop, guest.number, STAYS)).toBe("done");
  expect((await shop.db.select().from(orders)).map(({ userId }) => userId)).toEqual([STAYS, STAYS]);
});

test("the same telephone, or the same name at one postcode, may be the same person; a neighbour or a namesake is not", async () => {
  const shop = await aShop();
  const sku = await aPlant(shop);
  const { number } = await anOrder(shop, [{ sku, quantity: 1 }]);
  const buy = (email: string, more: object) => anOrder(shop, [{ sku, quantity: 1 }], { ...ADDRESS, email, ...more });
  await buy("tel@x.nl", { phone: "+31 6 12345678", lastName: "Bakker", postcode: "1011AB" });
  await buy("deur@x.nl", { phone: "0600000000", firstName: "A." });
  await buy("buur@x.nl", { phone: "0600000001", lastName: "Bakker" });
  await buy("naam@x.nl", { phone: "0600000002", postcode: "1011AB" });
  await buy("baas@x.nl", {});
  await anAccount(shop, { id: "usr_baas", email: "baas@x.nl", scope: ["staff"] });
  await anAccount(shop);
  const home = { user: STAYS, firstName: "An", country: "NL" as const, postcode: "3817AB", number: "3", street: "x" };
  await shop.db
    .insert(addresses)
    .values({ ...home, user: STAYS as never, id: "adr_1", lastName: "De Vries", city: "x", createdAt: shop.now() });
  const person = await findPerson(shop.db, number);
  if (!person) throw new Error(number);
  const twins = await listTwins(shop.db, person);
  expect(twins.map(({ email, why, account }) => `${email} ${why.join()} ${account}`).toSorted()).toEqual([
    `${BO} name true`,
    "deur@x.nl name false",
    "tel@x.nl phone false",
  ]);
});
