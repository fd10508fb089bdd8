import { and, eq } from "drizzle-orm";
import { PAGES } from "../../../content/house-style.ts";
import { findArticle } from "#advice/articles.server.ts";
import { categories, categoryMoves, products } from "#catalogue/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";

/** Addresses that begin so belong to the shop itself. */
const OWN =
  /^\/(api|auth|assets|beeld|plaat|fonts|kantoor|account|checkout|thank-you|testbank|volg|beoordelen|register|wachtwoord-\w+|logout|mail-mij|postvak|stijlgids|cadeaubon-saldo|brief|nieuwsbrief|cart|sitemap[\w-]*\.xml|robots\.txt|feed|\.well-known)(\/|$)/;

/** Whether the shop answers at this address by itself, with a page or with another redirect. */
export async function isLiving(db: Reader, path: string): Promise<boolean> {
  const [, first = "", second, ...more] = path.split("/");
  if (path === "/" || OWN.test(path)) return true;
  if (more.length) return false;
  if (second !== undefined) {
    if (first === "groenhulp") return findArticle(second) !== undefined;
    if (first !== "p") return false;
    return (await db.$count(products, and(eq(products.slug, second), eq(products.listed, true)))) > 0;
  }
  if (PAGES.includes(first)) return true;
  const known = await db.$count(categories, eq(categories.slug, first));
  return known + (await db.$count(categoryMoves, eq(categoryMoves.from, first))) > 0;
}
