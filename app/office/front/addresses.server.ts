import { PAGES } from "../../../content/house-style.ts";
import { listArticles } from "#advice/articles.server.ts";
import { listMoves } from "#catalogue/category/move-category.server.ts";
import { categories } from "#catalogue/tables.server.ts";
import { articlePath, categoryPath } from "#kit/path.ts";
import type { Reader } from "#outside/db.server.ts";
import { findProse } from "#outside/prose.server.ts";
import { officeArrange as say } from "#texts/office/shop/arrange.ts";

/** A page of the shop that a link can lead to; its title is its own name, which a page of the house does not have. */
export type Address = { to: string; label: string; title?: string; hidden?: boolean };

const OWN = new Set(["account", "login", "cart", "search", "klushulp"]);

/** Everything a link of the menu or the front page can lead to. */
export async function listAddresses(db: Reader): Promise<Address[]> {
  const rows = await db
    .select({ slug: categories.slug, title: categories.title, hidden: categories.hidden })
    .from(categories)
    .orderBy(categories.title);
  const taken = new Set(rows.map(({ slug }) => slug));
  return [
    { to: "/", label: say.kinds.front },
    ...rows.map(({ slug, title, hidden }) => ({
      to: categoryPath(slug),
      title,
      label: `${title} (${hidden ? say.kinds.hidden : say.kinds.category})`,
      ...(hidden && { hidden }),
    })),
    ...listArticles().map(({ slug, title }) => ({
      to: articlePath(slug),
      title,
      label: `${title} (${say.kinds.article})`,
    })),
    ...PAGES.filter((slug) => !taken.has(slug) && !OWN.has(slug)).map((slug) => ({
      to: `/${slug}`,
      label: `${String(findProse("pages", slug)?.front.title ?? slug)} (${say.kinds.page})`,
    })),
  ];
}

export type Addresses = { find(typed: string): Address | undefined; list: Address[] };
/** Finds a page by its address, now or before, or by its name. */
export async function readAddresses(db: Reader): Promise<Addresses> {
  const [list, moves] = [await listAddresses(db), await listMoves(db)];
  const byPath = new Map(list.map((one) => [one.to, one]));
  const byName = new Map(list.map((one) => [(one.title ?? one.label).toLowerCase(), one]));
  return {
    list,
    find(typed) {
      const [, path = "", after = ""] = /^([^?#]*)(.*)$/.exec(typed.trim()) ?? [];
      if (!path.startsWith("/")) return byName.get(typed.trim().toLowerCase());
      const plain = path.replace(/(.)\/+$/, "$1").toLowerCase();
      const now = moves.get(plain.slice(1));
      const found = byPath.get(plain) ?? (now === undefined ? undefined : byPath.get(categoryPath(now)));
      return found && plain !== "/" ? { ...found, to: found.to + after } : found;
    },
  };
}
