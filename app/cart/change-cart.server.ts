import { and, eq, sql } from "drizzle-orm";
import { variants } from "#catalogue/tables.server.ts";
import { newId } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { MOST } from "./cart.ts";
import { cartLines, carts } from "./tables.server.ts";

export type Wanted = { sku: string; quantity: number };
export type Changed = { ok: true } | { ok: false; reason: "unknown" | "sold-out" };

export async function openCart(shop: Shop, userId?: string): Promise<string> {
  const id = newId("car");
  const now = shop.now();
  const row = { id, userId: userId ?? null, createdAt: now, updatedAt: now };
  const [made] = await shop.db
    .insert(carts)
    .values(row)
    .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: now } })
    .returning({ id: carts.id });
  return made?.id ?? id;
}

/**
 * Puts lines in, on top of what lies there, never more than there is. One statement: `once` is remembered together
 * with the lines, so a call that is sent twice counts once and one that fails counts not at all.
 */
export async function addLines(shop: Shop, cart: string, wanted: Wanted[], once?: string): Promise<Changed> {
  const rows = collect(wanted);
  const known = JSON.stringify(once ? [once] : []);
  const { rows: done } = await shop.db.execute<{ fresh: number; skus: string[] }>(sql`
    with fresh as (
      update carts set updated_at = ${at(shop)}, recent = case when jsonb_array_length(recent) > 40 then recent - 0 else recent end || ${known}::jsonb
      where id = ${cart} and (${once === undefined} or not recent @> ${known}::jsonb) returning id
    ), put as (
      insert into cart_lines (cart, sku, quantity, seen_cents, added_at)
      select fresh.id, v.sku, least(w.quantity, v.stock, ${MOST}), v.price_cents, ${at(shop)} + w.nth * interval '1 microsecond'
      from fresh, ${lines(rows)} join variants v on v.sku = w.sku and v.stock > 0
      order by v.sku
      on conflict (cart, sku) do update set
        quantity = least(case when cart_lines.later then 0 else cart_lines.quantity end + excluded.quantity, ${MOST}, (select stock from variants where sku = excluded.sku)),
        seen_cents = excluded.seen_cents,
        later = false
      returning sku
    )
    select (select count(*)::int from fresh) as fresh, (select coalesce(array_agg(sku), '{}') from put) as skus`);
  const { fresh = 0, skus = [] } = done[0] ?? {};
  const missing = rows.find(({ sku }) => !skus.includes(sku));
  return fresh === 0 || !missing ? { ok: true } : { ok: false, reason: await whyNot(shop, missing.sku) };
}

const at = (shop: Shop) => sql`${shop.now().toISOString()}::timestamptz`;
const lines = (rows: Wanted[]) =>
  sql`unnest(${sql.param(rows.map(({ sku }) => sku))}::text[], ${sql.param(rows.map(({ quantity }) => quantity))}::int[]) with ordinality as w(sku, quantity, nth)`;

/** Sets a quantity; nothing is left at zero. Doing it twice changes nothing more. */
export async function setLine(shop: Shop, cart: string, sku: string, quantity: number): Promise<Changed> {
  if (quantity <= 0) return removeLine(shop, cart, sku);
  const put = await shop.db.execute<{ sku: string }>(sql`
    with touched as (update carts set updated_at = ${at(shop)} where id = ${cart})
    insert into cart_lines (cart, sku, quantity, seen_cents, added_at)
    select ${cart}, sku, least(${quantity}::int, stock, ${MOST}), price_cents, ${at(shop)} from variants where sku = ${sku} and stock > 0
    on conflict (cart, sku) do update set quantity = excluded.quantity, seen_cents = excluded.seen_cents, later = false
    returning sku`);
  return put.rows.length ? { ok: true } : { ok: false, reason: await whyNot(shop, sku) };
}

export async function removeLine(shop: Shop, cart: string, sku: string): Promise<Changed> {
  await shop.db.delete(cartLines).where(and(eq(cartLines.cart, cart), eq(cartLines.sku, sku)));
  await touch(shop, cart);
  return { ok: true };
}

export async function keepForLater(shop: Shop, cart: string, sku: string, later: boolean): Promise<Changed> {
  await shop.db
    .update(cartLines)
    .set({ later })
    .where(and(eq(cartLines.cart, cart), eq(cartLines.sku, sku)));
  await touch(shop, cart);
  return { ok: true };
}

/** Another basket poured into this one: the larger quantity wins, nothing is ever taken out. */
export async function pourIn(shop: Shop, cart: string, wanted: Wanted[]): Promise<void> {
  const rows = collect(wanted, Math.max);
  if (rows.length === 0) return;
  await shop.db.execute(sql`
    with touched as (update carts set updated_at = ${at(shop)} where id = ${cart})
    insert into cart_lines (cart, sku, quantity, seen_cents, added_at)
    select ${cart}, v.sku, least(w.quantity, ${MOST}), v.price_cents, ${at(shop)} + w.nth * interval '1 microsecond'
    from ${lines(rows)} join variants v on v.sku = w.sku
    order by v.sku
    on conflict (cart, sku) do update set quantity = greatest(cart_lines.quantity, excluded.quantity), later = cart_lines.later and excluded.later`);
}

const sumOf = (a: number, b: number) => a + b;

function collect(wanted: Wanted[], join: (a: number, b: number) => number = sumOf): Wanted[] {
  const per = new Map<string, number>();
  for (const { sku, quantity } of wanted)
    if (quantity > 0) per.set(sku, Math.min(MOST, join(per.get(sku) ?? 0, quantity)));
  return [...per].map(([sku, quantity]) => ({ sku, quantity }));
}

const touch = (shop: Shop, cart: string) =>
  shop.db.update(carts).set({ updatedAt: shop.now() }).where(eq(carts.id, cart));

async function whyNot(shop: Shop, sku: string): Promise<"unknown" | "sold-out"> {
  const [found] = await shop.db.select({ sku: variants.sku }).from(variants).where(eq(variants.sku, sku));
  return found ? "sold-out" : "unknown";
}
