import { and, eq, isNull, sql } from "drizzle-orm";
import { hashSecret } from "#accounts/secrets.server.ts";
import { keepCodeUntil } from "#cart/codes/discount-codes.server.ts";
import { cartLines, carts } from "#cart/tables.server.ts";
import { boughtLines, priceCart } from "#cart/view-cart.server.ts";
import { type Day, dayOf } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { snapshotOf } from "#orders/placing/write-order.server.ts";
import type { Tx } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Checkout } from "../read-checkout.server.ts";
import { quotes } from "../tables.server.ts";
import { mailQuote } from "./quote-mails.server.ts";
import { findQuote, type Quote, quoteToken } from "./quotes.server.ts";

type Asked = { attempt: string; expectedTotalCents: number; validUntil: Day; words: string; by: string };
type SavedQuote =
  | { ok: true; quote: Quote }
  | { ok: false; reason: "empty" | "total-changed" | "unknown" | "changed" | "accepted" | "withdrawn" };

/** Freezes a cart into a quote and mails it; a cart that was opened to change a quote becomes its next version. */
export async function saveQuote(
  shop: Shop,
  draft: Pick<Checkout, "stored" | "closed">,
  asked: Asked,
): Promise<SavedQuote> {
  const { stored, closed } = draft;
  return shop.db.transaction(async (tx): Promise<SavedQuote> => {
    const lines = boughtLines(shop, stored);
    if (lines.length === 0) return { ok: false, reason: "empty" };
    const priced = priceCart(shop, stored);
    if (priced.totalCents !== asked.expectedTotalCents) return { ok: false, reason: "total-changed" };
    const snapshot = snapshotOf(stored, lines, priced, shop.now(), closed);
    const row = {
      attempt: asked.attempt,
      cart: stored.id,
      email: snapshot.contact.email.toLowerCase(),
      totalCents: priced.totalCents,
      snapshot,
      words: asked.words,
      validUntil: asked.validUntil,
      madeBy: asked.by,
      madeAt: shop.now(),
    };
    const saved = stored.answers.quote
      ? await replaceQuote(tx, stored.answers.quote, stored.answers.quoteVersion, row)
      : await makeQuote(shop, tx, row);
    if (!saved.ok) return saved;
    await freezeCart(
      tx,
      saved.quote,
      stored.lines.filter((line) => !lines.includes(line)),
    );
    if (snapshot.code) await keepCodeUntil(tx, snapshot.code, asked.validUntil);
    await mailQuote(shop, tx, saved.quote);
    return saved;
  });
}

type Row = Pick<
  Quote,
  "attempt" | "cart" | "email" | "totalCents" | "snapshot" | "words" | "validUntil" | "madeBy" | "madeAt"
>;

async function makeQuote(shop: Shop, tx: Tx, row: Row): Promise<SavedQuote> {
  const year = dayOf(shop.now()).slice(0, 4);
  const { rows } = await tx.execute<{ value: number }>(sql`
    insert into counters (name, value) values (${`quote-${year}`}, 1)
    on conflict (name) do update set value = counters.value + 1 returning value`);
  const number = `O-${year}-${String(rows[0]?.value ?? 0).padStart(4, "0")}`;
  const id = newId("off");
  const token = hashSecret(quoteToken(shop, { id }));
  const [quote] = await tx
    .insert(quotes)
    .values({ ...row, id, number, token })
    .returning();
  if (!quote) throw new Error("a quote was not kept");
  return { ok: true, quote };
}

/** The next version under the same number and link; what it was before is told in its history. */
async function replaceQuote(tx: Tx, number: string, opened: number | undefined, row: Row): Promise<SavedQuote> {
  const old = await findQuote(tx, number);
  if (!old) return { ok: false, reason: "unknown" };
  if (opened !== undefined && opened !== old.version) return { ok: false, reason: "changed" };
  const { version, totalCents, validUntil, madeAt, madeBy } = old;
  const earlier = [...old.earlier, { version, totalCents, validUntil, at: madeAt.toISOString(), by: madeBy }];
  const [quote] = await tx
    .update(quotes)
    .set({ ...row, version: version + 1, earlier, remindedAt: null, shortAt: null })
    .where(
      and(eq(quotes.id, old.id), eq(quotes.version, version), isNull(quotes.acceptedAt), isNull(quotes.withdrawnAt)),
    )
    .returning();
  if (!quote) return { ok: false, reason: old.withdrawnAt ? "withdrawn" : "accepted" };
  await tx.delete(carts).where(eq(carts.id, old.cart));
  return { ok: true, quote };
}

/** From here the cart is the quote's own: it holds exactly what was offered, and no screen opens it any more. */
async function freezeCart(tx: Tx, { cart, number }: Quote, left: { sku: string; cut: string }[]): Promise<void> {
  for (const { sku, cut } of left)
    await tx.delete(cartLines).where(and(eq(cartLines.cart, cart), eq(cartLines.sku, sku), eq(cartLines.cut, cut)));
  await tx
    .update(carts)
    .set({
      answers: sql`(${carts.answers} - 'quote' - 'quoteVersion') || jsonb_build_object('quoted', ${number}::text)`,
    })
    .where(eq(carts.id, cart));
}
