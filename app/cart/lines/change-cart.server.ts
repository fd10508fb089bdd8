import { and, eq, type SQL, sql } from "drizzle-orm";
import { cutArea, MOST_SAMPLES, readCut } from "#calculators/grass/cut.ts";
import { SAMPLE } from "#catalogue/product/product.ts";
import { variants } from "#catalogue/tables.server.ts";
import { newId } from "#kit/id.ts";
import { allow, forgive } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { MOST } from "../cart.ts";
import { cartLines, carts } from "../tables.server.ts";

/** With a cut the quantity follows from its pieces, whatever was sent along. */
export type Wanted = { sku: string; quantity: number; cut?: string };
export type Changed = { ok: true } | { ok: false; reason: "unknown" | "sold-out" | "short" | "samples" };

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
 * with the lines, so a call that is sent twice counts once and one that fails counts not at all. A cut is one plan:
 * there is enough of its roll for all of it or it stays out, and the same plan again is still that plan.
 */
export async function addLines(shop: Shop, cart: string, wanted: Wanted[], once?: string): Promise<Changed> {
  return (await put(shop, cart, wanted, whenNew(shop, cart, once, sql`true`))) ?? { ok: true };
}

/** The same for a cart that is known by its cookie alone; nothing when it is nobody's or somebody's own. */
export const addLinesOfGuest = (shop: Shop, cart: string, wanted: Wanted[], once?: string) =>
  put(shop, cart, wanted, whenNew(shop, cart, once, sql`user_id is null`));

/** A guest's first lines open the cart they lie in. */
export async function openWithLines(shop: Shop, wanted: Wanted[], once?: string) {
  const id = newId("car");
  const fresh = sql`insert into carts (id, recent, created_at, updated_at) values (${id}, ${listOf(once)}::jsonb, ${at(shop)}, ${at(shop)}) returning id`;
  const changed: Changed = (await put(shop, id, wanted, { fresh, known: sql`false`, held: HELD_BY_NONE })) ?? {
    ok: true,
  };
  return { id, changed };
}

/** `fresh` gives the cart if these lines are to be put in; `known` tells that there is one, where they may lie already. */
type Into = { fresh: SQL; known: SQL; held: SQL };

const heldSizes = (cart: string) => sql`select name, amount from held_for_cart(${cart}) where kind = 'sku'`;
const HELD_BY_NONE = sql`select '' as name, 0 as amount`;
/** The sizes that are asked for; what the cart's own unpaid orders hold of them is still there for it. */
const here = (rows: Wanted[], held: SQL) => sql`
  select v.sku, v.price_cents, v.extra, v.stock + coalesce(held.amount, 0) as stock
  from variants v left join (${held}) held on held.name = v.sku where v.sku = any(${sql.param(rows.map(({ sku }) => sku))}::text[])`;

const listOf = (once: string | undefined) => JSON.stringify(once ? [once] : []);

function whenNew(shop: Shop, cart: string, once: string | undefined, whose: SQL): Into {
  const one = listOf(once);
  return {
    fresh: sql`
      update carts set updated_at = ${at(shop)}, recent = case when jsonb_array_length(recent) > 40 then recent - 0 else recent end || ${one}::jsonb
      where id = ${cart} and ${whose} and (${once === undefined} or not recent @> ${one}::jsonb) returning id`,
    known: sql`exists (select 1 from carts where id = ${cart} and ${whose})`,
    held: heldSizes(cart),
  };
}

async function put(
  shop: Shop,
  cart: string,
  wanted: Wanted[],
  { fresh, known, held }: Into,
): Promise<Changed | undefined> {
  const rows = collect(wanted);
  if (rows.some(({ cut }) => cut === SAMPLE) && (await tooManySamples(shop, cart, rows)))
    return { ok: false, reason: "samples" };
  const { rows: done } = await shop.db.execute<{ found: boolean; fresh: boolean; put: string[] }>(sql`
    with fresh as (${fresh}), here as (${here(rows, held)}), put as (
      insert into cart_lines (cart, sku, cut, quantity, seen_cents, added_at)
      select fresh.id, v.sku, w.cut, least(w.quantity, v.stock, ${MOST}), v.price_cents, ${at(shop)} + w.nth * interval '1 microsecond'
      from fresh, ${lines(rows)} join here v on v.sku = w.sku and v.stock > 0 and ${fits}
      order by v.sku
      on conflict (cart, sku, cut) do update set
        quantity = least(case when cart_lines.later or cart_lines.cut <> '' then 0 else cart_lines.quantity end + excluded.quantity, ${MOST}, (select stock from here where sku = excluded.sku)),
        seen_cents = excluded.seen_cents,
        later = false
      returning sku, cut
    )
    select exists (select 1 from fresh) or ${known} as found, exists (select 1 from fresh) as fresh, (select coalesce(array_agg(sku || ' ' || cut), '{}') from put) as put`);
  const { found = false, fresh: isFresh = false, put = [] } = done[0] ?? {};
  if (!found) return undefined;
  const missing = rows.find(({ sku, cut }) => !put.includes(`${sku} ${cut}`));
  return !isFresh || !missing ? { ok: true } : { ok: false, reason: await whyNot(shop, missing) };
}

const at = (shop: Shop) => sql`${shop.now().toISOString()}::timestamptz`;
/** One line is by far the most asked. Written as one, PostgreSQL knows how many there are and plans it once, not at every call. */
const lines = (rows: Required<Wanted>[]) =>
  rows[0] && rows.length === 1
    ? sql`(values (${rows[0].sku}::text, ${rows[0].quantity}::int, ${rows[0].cut}::text, 1)) as w(sku, quantity, cut, nth)`
    : sql`unnest(${sql.param(rows.map(({ sku }) => sku))}::text[], ${sql.param(rows.map(({ quantity }) => quantity))}::int[], ${sql.param(rows.map(({ cut }) => cut))}::text[]) with ordinality as w(sku, quantity, cut, nth)`;
/** A cut comes off a roll of its own width that is long enough; a sample off any roll. */
const fits = sql`(w.cut = '' or (w.cut = ${SAMPLE} and v.extra ? 'rollWidthM') or (v.extra->>'rollWidthM' = split_part(w.cut, '.', 1) and v.stock >= w.quantity))`;

/** Sets a quantity; nothing is left at zero. Doing it twice changes nothing more. */
export async function setLine(shop: Shop, cart: string, sku: string, quantity: number, cut = ""): Promise<Changed> {
  if (quantity <= 0) return removeLine(shop, cart, sku, cut);
  const [row] = collect([{ sku, quantity, cut }]);
  if (!row) return { ok: false, reason: "unknown" };
  const put = await shop.db.execute<{ sku: string }>(sql`
    with touched as (update carts set updated_at = ${at(shop)} where id = ${cart}), here as (${here([row], heldSizes(cart))})
    insert into cart_lines (cart, sku, cut, quantity, seen_cents, added_at)
    select ${cart}, v.sku, w.cut, least(w.quantity, v.stock, ${MOST}), v.price_cents, ${at(shop)}
    from ${lines([row])} join here v on v.sku = w.sku and v.stock > 0 and ${fits}
    on conflict (cart, sku, cut) do update set quantity = excluded.quantity, seen_cents = excluded.seen_cents, later = false
    returning sku`);
  return put.rows.length ? { ok: true } : { ok: false, reason: await whyNot(shop, row) };
}

const isLine = (cart: string, sku: string, cut: string) =>
  and(eq(cartLines.cart, cart), eq(cartLines.sku, sku), eq(cartLines.cut, cut));

export async function removeLine(shop: Shop, cart: string, sku: string, cut = ""): Promise<Changed> {
  await shop.db.delete(cartLines).where(isLine(cart, sku, cut));
  await touch(shop, cart);
  return { ok: true };
}

export async function keepForLater(shop: Shop, cart: string, sku: string, later: boolean, cut = ""): Promise<Changed> {
  await shop.db
    .update(cartLines)
    .set({ later })
    .where(isLine(cart, sku, cut));
  await touch(shop, cart);
  return { ok: true };
}

/** Another basket poured into this one: the larger quantity wins, nothing is ever taken out. */
export async function pourIn(shop: Shop, cart: string, wanted: Wanted[]): Promise<void> {
  const rows = collect(wanted, Math.max);
  if (rows.length === 0) return;
  await shop.db.execute(sql`
    with touched as (update carts set updated_at = ${at(shop)} where id = ${cart})
    insert into cart_lines (cart, sku, cut, quantity, seen_cents, added_at)
    select ${cart}, v.sku, w.cut, least(w.quantity, ${MOST}), v.price_cents, ${at(shop)} + w.nth * interval '1 microsecond'
    from ${lines(rows)} join variants v on v.sku = w.sku
    order by v.sku
    on conflict (cart, sku, cut) do update set quantity = greatest(cart_lines.quantity, excluded.quantity), later = cart_lines.later and excluded.later`);
}

const sumOf = (a: number, b: number) => a + b;

/** One row per sku and cut; a cut that no saw can make is left out. */
function collect(wanted: Wanted[], join: (a: number, b: number) => number = sumOf): Required<Wanted>[] {
  const per = new Map<string, Required<Wanted>>();
  for (const { sku, quantity, cut = "" } of wanted) {
    const known = per.get(`${sku} ${cut}`)?.quantity ?? 0;
    const pieces = cut ? readCut(cut) : undefined;
    if (quantity <= 0 || (cut && cut !== SAMPLE && !pieces)) continue;
    const count = pieces ? cutArea(pieces) : cut ? 1 : Math.min(MOST, join(known, quantity));
    per.set(`${sku} ${cut}`, { sku, cut, quantity: count });
  }
  return [...per.values()];
}

async function tooManySamples(shop: Shop, cart: string, rows: Required<Wanted>[]): Promise<boolean> {
  const here = await shop.db
    .select({ sku: cartLines.sku })
    .from(cartLines)
    .where(and(eq(cartLines.cart, cart), eq(cartLines.cut, SAMPLE), eq(cartLines.later, false)));
  const wanted = rows.filter(({ cut }) => cut === SAMPLE);
  return new Set([...here, ...wanted].map(({ sku }) => sku)).size > MOST_SAMPLES;
}

const touch = (shop: Shop, cart: string) =>
  shop.db.update(carts).set({ updatedAt: shop.now() }).where(eq(carts.id, cart));

async function whyNot(shop: Shop, { sku, cut }: Required<Wanted>): Promise<"unknown" | "sold-out" | "short"> {
  const [found] = await shop.db.select({ stock: variants.stock }).from(variants).where(eq(variants.sku, sku));
  if (!found) return "unknown";
  return cut && found.stock > 0 ? "short" : "sold-out";
}

/** One press of a button: whose cart, what it puts in, and the key that scripts give it. */
export type Press = { cart: string | undefined; lines: Wanted[]; once?: string | undefined; isForm: boolean };
const PRESS = "cart-add-again";
const PRESS_SECONDS = 2;

const pressKey = ({ cart, lines }: Press) => `${cart} ${JSON.stringify(lines)}`;

/** Scripts bring a key of their own. A plain form cannot: pages are kept, so they are the same for everybody. */
const isPlain = ({ cart, once, isForm }: Press) => isForm && once === undefined && cart !== undefined;

/** The same lines from the same cart within two seconds are one press that was sent twice. */
export async function isPressedAgain(shop: Shop, press: Press): Promise<boolean> {
  if (!isPlain(press)) return false;
  return !(await allow(shop, PRESS, pressKey(press), { times: 1, perSeconds: PRESS_SECONDS })).ok;
}

/** What was refused was not added: pressing again is another try. */
export async function forgetPress(shop: Shop, press: Press): Promise<void> {
  if (isPlain(press)) await forgive(shop, PRESS, pressKey(press));
}
