import { and, eq, gt, lt } from "drizzle-orm";
import { hashSecret } from "#accounts/secrets.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { leaveHeaders } from "./leave-headers.server.ts";
import { networkOf } from "./network.ts";
import { pathFor } from "./subscription.ts";
import { subscribers, subscriptionProofs } from "./tables.server.ts";

const waiting = (shop: Shop, token: string) =>
  and(eq(subscribers.tokenHash, hashSecret(token)), gt(subscribers.tokenUntil, shop.now()));

/** Looking changes nothing: mail programs open links before people do. */
export async function findWaiting(shop: Shop, token: string): Promise<string | undefined> {
  const [row] = await shop.db.select({ email: subscribers.email }).from(subscribers).where(waiting(shop, token));
  return row?.email;
}

/** Second half of the double opt-in: proof, and a welcome that already carries the way out. */
export async function confirmSubscription(shop: Shop, token: string, peer: string): Promise<string | undefined> {
  const now = shop.now();
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(subscribers)
      .set({ state: "confirmed", confirmedAt: now, tokenHash: null, tokenUntil: null })
      .where(waiting(shop, token))
      .returning({ email: subscribers.email, key: subscribers.key });
    if (!row) return undefined;
    await tx.insert(subscriptionProofs).values({
      email: row.email,
      what: "confirmed",
      at: now,
      wording: newsletter.wording.version,
      network: networkOf(peer),
    });
    const { subject, title, text, button } = newsletter.mail.welcome;
    const { html, text: plain } = layOutMail(shop, {
      title,
      paragraphs: [text],
      button: { label: button, url: shop.url + pathFor("voorkeuren", row.key) },
    });
    const mail = { to: row.email, subject, html, text: plain, headers: leaveHeaders(shop, row.key) };
    await postMail(shop, tx, `newsletter-welcome:${hashSecret(token)}`, mail);
    return row.key;
  });
}

/** Addresses that were never confirmed are not kept. */
export async function sweepUnconfirmed(shop: Shop): Promise<void> {
  await shop.db
    .delete(subscribers)
    .where(and(eq(subscribers.state, "pending"), lt(subscribers.tokenUntil, shop.now())));
}
