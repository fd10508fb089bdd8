import { eq } from "drizzle-orm";
import { hashSecret, newSecret } from "#accounts/secrets.server.ts";
import { dayOf } from "#kit/day.ts";
import { findErrors } from "#kit/form/form.ts";
import { allow } from "#outside/allowance.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { newsletter } from "#texts/newsletter.ts";
import { leaveHeaders } from "./leave-headers.server.ts";
import { networkOf } from "./network.ts";
import { pathFor, subscribeForm } from "./subscription.ts";
import { type Source, subscribers, subscriptionProofs } from "./tables.server.ts";

const HOURS = 48;

export type Asked =
  | { ok: true; email: string }
  | { ok: false; reason: "wrong"; errors: Record<string, string[]> }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** First half of the double opt-in. The response is the same whether the address is known or not. */
export async function subscribe(shop: Shop, given: { email: string; source: Source; peer: string }): Promise<Asked> {
  const email = given.email.trim().toLowerCase();
  const errors = findErrors(subscribeForm, { email });
  if (Object.keys(errors).length) return { ok: false, reason: "wrong", errors };
  for (const [what, who, times] of [
    ["newsletter-peer", given.peer, 10],
    ["newsletter-mail", email, 4],
  ] as const) {
    const allowed = await allow(shop, what, who, { times, perSeconds: 3600 });
    if (!allowed.ok) return { ok: false, reason: "too-many", retryAfterSeconds: allowed.retryAfterSeconds };
  }
  await shop.db.transaction(async (tx) => {
    const [known] = await tx.select().from(subscribers).where(eq(subscribers.email, email)).for("update");
    if (known?.state === "confirmed") return tellKnown(shop, tx, email, known.key);
    await askToConfirm(shop, tx, email, given);
  });
  return { ok: true, email };
}

async function askToConfirm(shop: Shop, tx: Tx, email: string, { source, peer }: { source: Source; peer: string }) {
  const now = shop.now();
  const token = newSecret();
  const fresh = {
    state: "pending" as const,
    tokenHash: hashSecret(token),
    tokenUntil: new Date(now.getTime() + HOURS * 3_600_000),
    source,
    askedAt: now,
    endedAt: null,
    softBounces: 0,
  };
  await tx
    .insert(subscribers)
    .values({ email, key: newSecret(), ...fresh })
    .onConflictDoUpdate({ target: subscribers.email, set: fresh });
  const { version } = newsletter.wording;
  await tx
    .insert(subscriptionProofs)
    .values({ email, what: "asked", at: now, wording: version, network: networkOf(peer) });
  const { subject, title, text, button, why } = newsletter.mail.confirm;
  const { html, text: plain } = layOutMail(shop, {
    title,
    paragraphs: [text],
    button: { label: button, url: shop.url + pathFor("bevestigen", token) },
    small: why,
  });
  await postMail(shop, tx, `newsletter-ask:${hashSecret(token)}`, { to: email, subject, html, text: plain });
}

/** Nobody learns from the page who is on the list; the owner of the address does, at most once a day. */
async function tellKnown(shop: Shop, tx: Tx, email: string, key: string): Promise<void> {
  const { subject, title, text, button } = newsletter.mail.known;
  const { html, text: plain } = layOutMail(shop, {
    title,
    paragraphs: [text],
    button: { label: button, url: shop.url + pathFor("voorkeuren", key) },
  });
  const mail = { to: email, subject, html, text: plain, headers: leaveHeaders(shop, key) };
  await postMail(shop, tx, `newsletter-known:${hashSecret(email)}:${dayOf(shop.now())}`, mail);
}
