import { type Day, inSeason } from "#kit/day.ts";
import type { Area, Entry, Group, MenuLink, MenuPart, MenuShown, Season } from "./menu.ts";

/** What the menu has to know of the shop. */
export type Known = {
  /** The category that has this address, or had it; nothing when it is hidden or gone. */
  category(slug: string): { slug: string; title: string } | undefined;
  article(slug: string): { title: string } | undefined;
  isPage(slug: string): boolean;
  /** The picture of a product; nothing when there is none. */
  picture(product: string): string | undefined;
};

/** Where an address leads now and what that is called; nothing when it leads nowhere. A page has no name of its own. */
export function findTarget(to: string, known: Known): { to: string; title?: string } | undefined {
  const [, path = "", after = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const [, first = "", second, ...more] = path.split("/");
  if (!path.startsWith("/") || more.length) return undefined;
  if (path === "/") return { to };
  if (second !== undefined) {
    const article = first === "groenhulp" ? known.article(second) : undefined;
    return article && { to, title: article.title };
  }
  const category = known.category(first);
  if (category) return { to: `/${category.slug}${after}`, title: category.title };
  return known.isPage(first) ? { to } : undefined;
}

/** A name of its own holds as long as the page is called what it was called then. */
export function nameOf({ name, of }: Pick<Entry, "name" | "of">, title: string | undefined): string | undefined {
  return title === undefined || (name && of === title) ? name : title;
}

function showLink(entry: Entry, known: Known, day: Day): MenuLink | undefined {
  if (entry.hidden || (entry.from && day < entry.from) || (entry.until && day > entry.until)) return undefined;
  const target = findTarget(entry.to, known);
  const title = target && nameOf(entry, target.title);
  return target && title ? { title, to: target.to } : undefined;
}

/** No link that leads nowhere, and none twice. */
function showLinks(entries: Entry[], known: Known, day: Day): MenuLink[] {
  const links = entries.flatMap((entry) => showLink(entry, known, day) ?? []);
  return links.filter(({ to }, at) => links.findIndex((one) => one.to === to) === at);
}

function showArea(group: Group, known: Known, day: Day): Area | undefined {
  const head = showLink(group, known, day);
  if (!head) return undefined;
  const { icon, text, bench } = group;
  const columns = group.columns.map(({ title, links }) => ({ title, links: showLinks(links, known, day) }));
  return {
    ...head,
    icon,
    text,
    bench,
    plant: known.picture(group.plant) ?? "",
    columns: columns.filter(({ links }) => links.length > 0),
    guides: showLinks(group.guides, known, day),
  };
}

/** The menu as a shopper sees it on a day. */
export function showMenu(parts: MenuPart[], known: Known, day: Day): MenuShown {
  const seen = parts.filter(({ hidden }) => !hidden);
  const row = (kind: "bar" | "foot") =>
    seen.flatMap((part) => (part.kind === kind ? showLinks(part.links, known, day) : []));
  const isNow = (part: MenuPart): part is Season => part.kind === "season" && inSeason(day, [part.from, part.until]);
  const season = seen.find(isNow);
  return {
    bar: row("bar"),
    foot: row("foot"),
    areas: seen.flatMap((part) => (part.kind === "group" ? (showArea(part, known, day) ?? []) : [])),
    ...(season && {
      season: { title: season.title, text: season.text, links: showLinks(season.links, known, day) },
    }),
  };
}
