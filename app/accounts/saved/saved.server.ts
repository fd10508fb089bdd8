import { and, desc, eq } from "drizzle-orm";
import type { Id } from "#kit/id.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cookie, readCookie } from "../session/cookies.server.ts";
import { findUser, type User } from "../session/sessions.server.ts";
import { savedProducts } from "../tables.server.ts";

/** A guest's wish list is a readable cookie; a customer's is kept with the account. */
export const SAVED_COOKIE = "bewaard";
const MOST = 60;
const YEAR = 365 * 86_400;
const isSlug = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

export const readGuestList = (request: Request): string[] =>
  (readCookie(request, SAVED_COOKIE) ?? "").split(".").filter(isSlug).slice(0, MOST);

export function guestListCookie(shop: Shop, slugs: string[]): string {
  const kept = slugs.filter(isSlug).slice(0, MOST);
  const options = { httpOnly: false, secure: shop.url.startsWith("https:") };
  return cookie(SAVED_COOKIE, kept.join("."), { ...options, maxAge: kept.length ? YEAR : 0 });
}

export async function listSaved(shop: Shop, user: Id<"usr">): Promise<string[]> {
  const { slug, savedAt } = savedProducts;
  const mine = eq(savedProducts.user, user);
  const rows = await shop.db.select({ slug }).from(savedProducts).where(mine).orderBy(desc(savedAt)).limit(500);
  return rows.map((row) => row.slug);
}

export async function saveProductFor(shop: Shop, user: Id<"usr">, slug: string, wanted: boolean): Promise<void> {
  if (!isSlug(slug)) return;
  if (wanted) await shop.db.insert(savedProducts).values({ user, slug, savedAt: shop.now() }).onConflictDoNothing();
  else await shop.db.delete(savedProducts).where(and(eq(savedProducts.user, user), eq(savedProducts.slug, slug)));
}

/** At log-in the guest's list joins the account; the cookie stays as the marker that fills the hearts. */
export async function keepGuestList(shop: Shop, request: Request, user: Id<"usr">): Promise<string[]> {
  for (const slug of readGuestList(request).reverse()) await saveProductFor(shop, user, slug, true);
  const all = await listSaved(shop, user);
  return all.length ? [guestListCookie(shop, all)] : [];
}

export async function readList(shop: Shop, request: Request): Promise<{ slugs: string[]; user: User | undefined }> {
  const user = await findUser(shop, request);
  return { user, slugs: user ? await listSaved(shop, user.id) : readGuestList(request) };
}

/** Saves or lets go; without a wish it turns round what is. */
export async function toggleSaved(
  shop: Shop,
  request: Request,
  slug: string,
  wish?: boolean,
): Promise<{ saved: boolean; cookies: string[] }> {
  const { slugs, user } = await readList(shop, request);
  const saved = wish ?? !slugs.includes(slug);
  if (user) await saveProductFor(shop, user.id, slug, saved);
  const list = [...(saved ? [slug] : []), ...slugs.filter((one) => one !== slug)];
  return { saved, cookies: [guestListCookie(shop, list)] };
}
