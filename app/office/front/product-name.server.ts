import type { Reader } from "#outside/db.server.ts";
import { officeArrange } from "#texts/office/shop/arrange.ts";
import { findPicks, namesOf } from "../product/pick.server.ts";

/** A product by the name or address that somebody typed; else the products that may have been meant. */
export async function readProduct(db: Reader, typed: string): Promise<{ slug?: string; problem?: string }> {
  if (!typed) return { slug: "" };
  const found = await findPicks(db, "product", typed);
  const exact = found.find(({ slug, name }) => slug === typed || name.toLowerCase() === typed.toLowerCase());
  if (exact) return { slug: exact.slug };
  return { problem: officeArrange.problems.product(found.map(({ name }) => name)) };
}

export async function nameOfProduct(db: Reader, slug: string): Promise<string> {
  const [one] = await namesOf(db, "product", [slug]);
  return one?.name ?? slug;
}
