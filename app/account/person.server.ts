import { eq, inArray, or, sql } from "drizzle-orm";
import { listAddresses } from "#accounts/addresses/addresses.server.ts";
import { forgetNotes, listNotes } from "#accounts/notes/notes.server.ts";
import { listPasskeys } from "#accounts/passkeys/passkeys.server.ts";
import { listSaved } from "#accounts/saved/saved.server.ts";
import { listSessions } from "#accounts/session/sessions.server.ts";
import { challenges, registrations, staffInvitations, users } from "#accounts/tables.server.ts";
import { forgetTreeOrders, listTreeOrdersOf } from "#calculators/trees/forget-trees.server.ts";
import { carts } from "#cart/tables.server.ts";
import { forgetQuotes, listQuotesOf } from "#checkout/quote/quotes.server.ts";
import { forgetAlerts, listAlerts } from "#catalogue/stock/forget-alerts.server.ts";
import { forgetSubscriber, listProofs } from "#newsletter/forget-subscriber.server.ts";
import { forgetCustomer, listWithdrawalsOf } from "#orders/forget-customer.server.ts";
import { accountCompanies } from "#orders/on-account/tables.server.ts";
import { orders, reservations } from "#orders/tables.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { forgetMails, listCorrespondence } from "#outside/mail/forget-mails.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { forgetAuthor, listReviewsOf } from "#reviews/forget-author.server.ts";
import { listGarden } from "./garden.server.ts";
import { findOwnSubscription } from "./newsletter-of.server.ts";
import { listNumbers, listPurchases } from "./purchases.server.ts";

/**
 * Everything of a person goes; orders stay for the tax office, without a name. What belongs to an address rather
 * than to the account goes only when the address was shown to be theirs.
 */
export async function forgetPerson(shop: Shop, tx: Tx, user: User): Promise<void> {
  await forgetAuthor(tx, await listNumbers(tx, user));
  await forgetCustomer(tx, user);
  if (user.confirmed) {
    await forgetMails(tx, user.email);
    await forgetAlerts(tx, user.email);
    await forgetNotes(tx, user.email);
    await forgetTreeOrders(tx, user.email);
    await forgetQuotes(tx, user.email);
    await forgetSubscriber(tx, user.email);
    await tx.delete(registrations).where(eq(registrations.email, user.email));
    await tx.delete(staffInvitations).where(eq(staffInvitations.email, user.email));
  }
  const filledIn = user.confirmed ? sql`lower(${carts.answers}->>'email') = ${user.email}` : undefined;
  await tx.delete(carts).where(or(eq(carts.userId, user.id), filledIn));
  await tx.delete(challenges).where(eq(challenges.user, user.id));
  await tx.delete(users).where(eq(users.id, user.id));
}

/** Everything the shop keeps of a person, readable by people and programs. Secrets and their hashes are not among it. */
export async function collectPerson(shop: Shop, user: User) {
  const { db } = shop;
  const purchases = await listPurchases(shop, user);
  const mine = user.confirmed
    ? or(eq(orders.userId, user.id), eq(orders.email, user.email))
    : eq(orders.userId, user.id);
  const kept = await db.select().from(orders).where(mine).orderBy(orders.placedAt);
  const ids = kept.map(({ id }) => id);
  const confirmed = <Row>(rows: Promise<Row[]>): Promise<Row[]> => (user.confirmed ? rows : Promise.resolve([]));
  const garden = await listGarden(shop, user);
  return {
    madeAt: shop.now(),
    user,
    addresses: await listAddresses(db, user.id),
    orders: kept.map(({ number, placedAt, email, snapshot, totalCents, invoiceNumber }) => ({
      number,
      placedAt,
      email,
      totalCents,
      invoiceNumber,
      agreed: snapshot,
      status: purchases.find((one) => one.number === number)?.status,
    })),
    onAccount: await db.select().from(accountCompanies).where(eq(accountCompanies.userId, user.id)),
    reservations: ids.length ? await db.select().from(reservations).where(inArray(reservations.order, ids)) : [],
    withdrawals: await listWithdrawalsOf(db, user.confirmed ? user.email : undefined, ids),
    reviews: await listReviewsOf(
      db,
      kept.map(({ number }) => number),
    ),
    cart: await db
      .select({ answers: carts.answers, updatedAt: carts.updatedAt })
      .from(carts)
      .where(eq(carts.userId, user.id)),
    saved: await listSaved(shop, user.id),
    garden: garden.map(({ slug, name, bought }) => ({ slug, name, bought })),
    sessions: await listSessions(db, user.id, shop.now()),
    passkeys: await listPasskeys(shop, user.id),
    newsletter: (await findOwnSubscription(shop, user)) ?? null,
    newsletterProofs: await confirmed(listProofs(db, user.email)),
    notes: await confirmed(listNotes(db, user.email)),
    stockAlerts: await confirmed(listAlerts(db, user.email)),
    treeOrders: await confirmed(listTreeOrdersOf(db, user.email)),
    quotes: (await confirmed(listQuotesOf(db, user.email))).map(({ number, madeAt, validUntil, words, snapshot }) => ({
      number,
      madeAt,
      validUntil,
      words,
      offered: snapshot,
    })),
    ...(user.confirmed && (await listCorrespondence(db, user.email))),
  };
}
