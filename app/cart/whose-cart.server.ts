import { eq, sql } from "drizzle-orm";
import { cookie, readCookie } from "#accounts/session/cookies.server.ts";
import { findUser, type User } from "#accounts/session/sessions.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Cart } from "./cart.ts";
import { readCart, type StoredCart } from "./carts.server.ts";
import { addLines, addLinesOfGuest, openCart, openWithLines, pourIn, type Wanted } from "./lines/change-cart.server.ts";
import { cartLines, carts } from "./tables.server.ts";

const DAYS = 60;

export function cartIdOf(request: Request): string | undefined {
  const id = readCookie(request, "mand");
  return id && /^car_[0-9a-z]{20,60}$/.test(id) ? id : undefined;
}

/** The cart of this request and who brings it. Nearly always the cookie's own cart, so that one is read at once. */
export async function findCart(shop: Shop, request: Request): Promise<{ stored?: StoredCart; user?: User }> {
  const carriedId = cartIdOf(request);
  const [carried, user] = await Promise.all([
    carriedId ? readCart(shop.db, carriedId) : undefined,
    findUser(shop, request),
  ]);
  const id = await chooseCart(shop, carried, user);
  const stored = id && id !== carried?.id ? await readCart(shop.db, id) : carried;
  return { ...(id && stored && { stored }), ...(user && { user }) };
}

export async function findCartId(shop: Shop, request: Request): Promise<string | undefined> {
  const carriedId = cartIdOf(request);
  const [carried, user] = await Promise.all([
    carriedId ? findRow(shop, carriedId) : undefined,
    findUser(shop, request),
  ]);
  return chooseCart(shop, carried, user);
}

/** A guest's cart is poured into the customer's own at the first look after logging in. */
async function chooseCart(
  shop: Shop,
  carried: { id: string; userId: string | null } | undefined,
  user: User | undefined,
): Promise<string | undefined> {
  if (!user) return carried && !carried.userId ? carried.id : undefined;
  if (carried?.userId === user.id) return carried.id;
  const [own] = await shop.db.select({ id: carts.id }).from(carts).where(eq(carts.userId, user.id));
  if (!carried || carried.userId) return own?.id;
  return own ? mergeInto(shop, carried.id, own.id) : claim(shop, carried.id, user.id);
}

export async function requireCartId(shop: Shop, request: Request): Promise<string> {
  return (await findCartId(shop, request)) ?? (await openCart(shop, (await findUser(shop, request))?.id));
}

/** Adds to the cart of this request. A guest's is known by its cookie alone, so it need not be looked up first. */
export async function addFor(shop: Shop, request: Request, wanted: Wanted[], once?: string) {
  const carriedId = cartIdOf(request);
  const user = await findUser(shop, request);
  if (user) {
    const carried = carriedId ? await findRow(shop, carriedId) : undefined;
    const id = (await chooseCart(shop, carried, user)) ?? (await openCart(shop, user.id));
    return { id, changed: await addLines(shop, id, wanted, once) };
  }
  const changed = carriedId ? await addLinesOfGuest(shop, carriedId, wanted, once) : undefined;
  return carriedId && changed ? { id: carriedId, changed } : openWithLines(shop, wanted, once);
}

async function findRow(shop: Shop, id: string) {
  const [row] = await shop.db.select({ id: carts.id, userId: carts.userId }).from(carts).where(eq(carts.id, id));
  return row;
}

/** Also used by several tabs at once: pouring twice gives the same, since the larger quantity wins. */
export async function mergeInto(shop: Shop, guest: string, own: string): Promise<string> {
  const lines = await shop.db
    .select({ sku: cartLines.sku, quantity: cartLines.quantity, cut: cartLines.cut })
    .from(cartLines)
    .where(eq(cartLines.cart, guest));
  await pourIn(shop, own, lines);
  // A code, a gift card and an address that were filled in just now come along.
  await shop.db.execute(sql`
    with gone as (delete from carts where id = ${guest} returning code, gift_cards, answers)
    update carts c set
      code = coalesce(gone.code, c.code),
      gift_cards = c.gift_cards || (select coalesce(jsonb_agg(card), '[]') from jsonb_array_elements(gone.gift_cards) card where not c.gift_cards @> jsonb_build_array(card)),
      answers = case when coalesce(gone.answers->>'street', '') <> '' then c.answers || gone.answers else c.answers end
    from gone where c.id = ${own}`);
  return own;
}

async function claim(shop: Shop, cart: string, userId: string): Promise<string> {
  await shop.db.update(carts).set({ userId }).where(eq(carts.id, cart));
  return cart;
}

/** The secret id for the server, and a readable "count.cents" for the header. */
export function cartCookies(
  shop: Shop,
  id: string | undefined,
  { count, goodsCents, discountCents }: Pick<Cart, "count" | "goodsCents" | "discountCents">,
): string[] {
  const options = { maxAge: DAYS * 86_400, secure: shop.url.startsWith("https:") };
  const marker = cookie("wagen", `${count}.${goodsCents - discountCents}`, { ...options, httpOnly: false });
  return id ? [cookie("mand", id, options), marker] : [marker];
}

export function withCookies(cookies: string[]): Headers {
  const headers = new Headers();
  for (const one of cookies) headers.append("set-cookie", one);
  return headers;
}
