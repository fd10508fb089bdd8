import { mailSecurityEvent } from "#accounts/account-mails.server.ts";
import { type Known, moveAccount, moveNotes } from "#accounts/move-account.server.ts";
import { moveTreeOrders } from "#calculators/trees/forget-trees.server.ts";
import { moveCarts } from "#cart/lines/move-carts.server.ts";
import { moveAlerts } from "#catalogue/stock/forget-alerts.server.ts";
import { moveQuotes } from "#checkout/quote/quotes.server.ts";
import { mergeSubscriber } from "#newsletter/forget-subscriber.server.ts";
import { isGuest } from "#orders/find-person.server.ts";
import { moveCustomer } from "#orders/move-customer.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { moveMails } from "#outside/mail/forget-mails.server.ts";
import type { Shop } from "#outside/shop.server.ts";

const known = (user: User): Known => ({ id: isGuest(user) ? null : user.id, email: user.email });

/** Everything of the one becomes the other's; only the login of who stays still opens anything. */
export async function mergePerson(shop: Shop, tx: Tx, stays: User, goes: User): Promise<void> {
  const [from, to] = [known(goes), known(stays)];
  await moveCustomer(tx, from, to);
  await moveCarts(shop, tx, from, to);
  await moveQuotes(tx, from.email, to.email);
  await moveMails(tx, from.email, to.email);
  await moveNotes(tx, from.email, to.email);
  await moveAlerts(tx, from.email, to.email);
  await moveTreeOrders(tx, from.email, to.email);
  await mergeSubscriber(tx, from.email, to.email, shop.now());
  await moveAccount(tx, from, to);
  if (from.id) await mailSecurityEvent(shop, tx, "merged", goes);
}
