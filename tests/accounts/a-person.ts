import { sql } from "drizzle-orm";
import { writeNote } from "../../app/accounts/notes/notes.server.ts";
import { mailTokens, registrations, staffInvitations, users } from "../../app/accounts/tables.server.ts";
import type { TreeOrder } from "../../app/calculators/trees/tree-order.ts";
import { treeOrders } from "../../app/calculators/tables.server.ts";
import { carts } from "../../app/cart/tables.server.ts";
import { stockAlerts } from "../../app/catalogue/tables.server.ts";
import { quotes } from "../../app/checkout/tables.server.ts";
import { sendMessage } from "../../app/layout/service/send-message.server.ts";
import { subscribers, subscriptionProofs } from "../../app/newsletter/tables.server.ts";
import type { OrderSnapshot } from "../../app/orders/order.ts";
import { note } from "../../app/orders/note.server.ts";
import { orders, shipments } from "../../app/orders/tables.server.ts";
import { withdrawOrder } from "../../app/orders/withdrawing/withdraw-order.server.ts";
import type { User } from "../../app/outside/deed/caller.ts";
import { addReply } from "../../app/outside/mail/threads.server.ts";
import { mails, messages } from "../../app/outside/tables.server.ts";
import { reviews } from "../../app/reviews/tables.server.ts";
import { ADDRESS, anOrder, aPlant } from "../buying.ts";
import { aCustomer } from "../client.ts";
import { aShop, type TestShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

export const EMAIL = "an@voorbeeld.nl";
/** The same, as somebody typed it. */
const TYPED = "An@Voorbeeld.NL";

export async function tablesWith(shop: TestShop, mark: RegExp): Promise<string[]> {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const all = await shop.db.execute<{ row: string }>(sql`select t::text as row from ${sql.identifier(name)} t`);
    if (all.rows.some(({ row }) => mark.test(row))) found.push(name);
  }
  return found.sort();
}

/** Somebody who did everything a customer can do. */
export async function aPerson() {
  const shop = await aShop();
  const client = await aCustomer(shop, EMAIL);
  const { id } = client.user;
  const now = shop.now();
  const sku = await aPlant(shop);
  const business = { business: true, company: "Vries Hoveniers", vatNumber: "NL004495445B01" };
  const { number, id: order } = await anOrder(shop, [{ sku, quantity: 2 }], { ...ADDRESS, ...business });
  await shop.db.update(orders).set({ confirmedAt: now, paidAt: now, shippedAt: now, deliveredAt: now });
  await withdrawOrder(shop, { name: "An de Vries", number, email: EMAIL, which: "De taxus van de Lindelaan" });
  await withdrawOrder(shop, { name: "An de Vries", number: "weet ik niet", email: TYPED, which: "" });
  const why = "An de Vries belde";
  await shop.db.transaction((tx) => note(shop, tx, order, "discount", "staff:kantoor", { why }));
  const lines = [{ sku, quantity: 2 }];
  const trackUrl = "https://jouw.postnl.nl/track-and-trace/3SLOMM1/NL/3817AB";
  await shop.db.insert(shipments).values({ id: "shp_1", order, lines, carrier: "PostNL", trackUrl, shippedAt: now });
  await client.post("/api/addresses", { ...ADDRESS, email: undefined, phone: undefined, method: undefined });
  const message = "Waar blijft de taxus van de Lindelaan?";
  await tryDeed(shop, sendMessage, { name: "An de Vries", email: EMAIL, subject: "Zakelijk", order: "", message });
  const [{ id: thread = 0 } = {}] = await shop.db.select().from(messages);
  const answer = { kind: "out" as const, body: "Dag An de Vries, morgen.", by: "staff:kantoor", attempt: "x" };
  await addReply(shop, shop.db, thread, answer);
  const filled = { createdAt: now, updatedAt: now };
  await shop.db.insert(carts).values([
    { ...filled, id: "wagen", userId: id, answers: ADDRESS },
    { ...filled, id: "telefoon", answers: { ...ADDRESS, email: TYPED } },
  ]);
  await shop.db.insert(stockAlerts).values({ sku, email: EMAIL, askedAt: now });
  await writeNote(shop, { email: EMAIL, kind: "note", text: "An belt liever", by: "staff:kantoor" });
  const asked = { source: "account" as const, key: "sleutel", askedAt: now, confirmedAt: now };
  await shop.db.insert(subscribers).values({ ...asked, email: EMAIL, state: "confirmed" });
  await shop.db.insert(subscriptionProofs).values({ email: EMAIL, what: "confirmed", at: now });
  const body = { about: { company: "Vries Hoveniers" } } as unknown as TreeOrder;
  await shop.db
    .insert(treeOrders)
    .values({ id: "kbo_1", kind: "quote", body, email: TYPED, totalCents: 1, sentAt: now });
  const ours = { to: "winkel@voorbeeld.nl", subject: "Aanvraag", html: "Vries Hoveniers", text: "", createdAt: now };
  await shop.db.insert(mails).values({ ...ours, event: "trees-staff-kbo_1" });
  const review = { product: "taxus-tx-30", order: number, size: "30 cm", title: "Mooi", text: "Vol en groen" };
  const rest = { stars: 5, deliveredOn: "2026-11-16" as const, writtenAt: now, state: "shown" as const };
  await shop.db.insert(reviews).values({ ...review, ...rest, author: "An de Vries", city: "Ede" });
  const [kept] = await shop.db.select().from(orders);
  await shop.db.insert(quotes).values({
    id: "off_1",
    number: "O-2026-0001",
    token: "x",
    attempt: "x",
    cart: "x",
    email: EMAIL,
    totalCents: 1,
    snapshot: kept?.snapshot as OrderSnapshot,
    validUntil: "2026-12-01",
    madeBy: "staff:kantoor",
    madeAt: now,
  });
  const waiting = { firstName: "An", lastName: "de Vries", passwordHash: "", newsletter: false, browserHash: "" };
  await shop.db.insert(registrations).values({ ...waiting, id: "reg_1", email: EMAIL, expiresAt: now });
  const expiresAt = new Date("2027-01-01T00:00:00Z");
  const invited = { role: "winkel" as const, tokenHash: "x", by: "staff:kantoor", createdAt: now, expiresAt };
  await shop.db.insert(staffInvitations).values({ ...invited, id: "inv_1", email: EMAIL });
  await shop.db.insert(mailTokens).values({ tokenHash: "x", user: id, kind: "email", email: EMAIL, expiresAt });
  const [row] = await shop.db.select().from(users);
  if (!row) throw new Error("no user");
  const { email, firstName, lastName, scope } = row;
  const user: User = { id, email, firstName, lastName, scope, confirmed: true };
  return { shop, order, user };
}
