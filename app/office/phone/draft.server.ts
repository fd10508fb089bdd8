import { desc, eq } from "drizzle-orm";
import { users } from "#accounts/tables.server.ts";
import { readCart, type StoredCart } from "#cart/carts.server.ts";
import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { findUserId } from "#checkout/quote/quotes.server.ts";
import { showCheckout } from "#checkout/read-checkout.server.ts";
import { findClosed } from "#delivery/closed.server.ts";
import { tidyPostcode } from "#kit/address.ts";
import { findCompany } from "#orders/on-account/companies.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** What somebody of the shop puts together on the telephone: a cart, with the customer it is for. */
export async function readDraft(shop: Shop, id: string) {
  const stored = id ? await readCart(shop.db, id) : undefined;
  // The basket of somebody with an account is theirs, and that of a quote is closed.
  if (!stored || stored.userId || stored.answers.quoted) return undefined;
  const user = await findUserId(shop.db, stored.answers.email ?? "");
  const [closed, company] = [await findClosed(shop), await findCompany(shop.db, user)];
  const own: StoredCart = { ...stored, userId: user ?? null };
  const checkout = await showCheckout(shop, {
    stored: own,
    closed,
    answers: stored.answers,
    onAccount: company !== undefined,
  });
  return { ...checkout, company };
}

/** What we know of somebody from the last order, or from the account alone. */
export async function answersFor(db: Reader, email: string): Promise<CheckoutAnswers | undefined> {
  const [last] = await db
    .select({ snapshot: orders.snapshot })
    .from(orders)
    .where(eq(orders.email, email))
    .orderBy(desc(orders.placedAt))
    .limit(1);
  if (!last) {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    return user && { email, firstName: user.firstName, lastName: user.lastName };
  }
  const { contact, billing, business } = last.snapshot;
  const { street, number, postcode, city, country } = billing;
  return {
    ...contact,
    street,
    number,
    city,
    country,
    postcode: tidyPostcode(postcode),
    ...(business && { business: true, ...business }),
  };
}
