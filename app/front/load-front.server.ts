import { PAGES } from "../../content/house-style.ts";
import { findArticle } from "#advice/articles.server.ts";
import { listMoves } from "#catalogue/category/move-category.server.ts";
import { listCards } from "#catalogue/product/products.server.ts";
import { categories } from "#catalogue/tables.server.ts";
import { type Day, dayOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import { requestId } from "#outside/log/request-id.server.ts";
import type { MenuPart, MenuShown } from "./menu/menu.ts";
import { type Known, showMenu } from "./menu/show-menu.ts";
import { tellMenu } from "./menu/shop-menu.ts";
import type { Block } from "./page/block.ts";
import { startBlocks, startMenu } from "./start.server.ts";
import { arrangements } from "./tables.server.ts";

/** The menu stands in every page: it is read from the database when it changed, and made anew for every day. */
type Read = { menu: MenuPart[]; blocks: Block[]; known: Known };

const NOTHING_KNOWN: Known = {
  category: () => undefined,
  article: () => undefined,
  isPage: () => true,
  picture: (slug) => slug,
};
let read: Read = { menu: startMenu(), blocks: startBlocks(), known: NOTHING_KNOWN };
let clock: () => Date = () => new Date();
let made: { day: Day; shown: MenuShown } | undefined;
/** The menu that the pages we keep were made with. */
let written = "";

/** Menus that are looked at before they are in the shop, by the request that shows one. */
const looked = new Map<string, MenuShown>();
const MOST_LOOKED = 20;

/** The page that is made for this request shows another menu than the shop's. */
export function lookAtMenu(menu: MenuShown): void {
  looked.set(requestId() ?? "", menu);
  const [oldest] = looked.keys();
  if (looked.size > MOST_LOOKED && oldest !== undefined) looked.delete(oldest);
}

const menuHere = (): MenuShown => (looked.size && looked.get(requestId() ?? "")) || menuNow();

function menuNow(): MenuShown {
  const day = dayOf(clock());
  if (made?.day !== day) made = { day, shown: showMenu(read.menu, read.known, day) };
  return made.shown;
}

/** What the menu has to know of the shop, in a few small reads. */
export async function readKnown(db: Reader, menu: MenuPart[]): Promise<Known> {
  const [cards, rows, moves] = await Promise.all([
    listCards(db, plantsIn(menu)),
    db.select({ slug: categories.slug, title: categories.title, hidden: categories.hidden }).from(categories),
    listMoves(db),
  ]);
  const pictures = new Map(cards.map(({ slug, picture }) => [slug, picture?.key]));
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return {
    category(slug) {
      const row = bySlug.get(slug) ?? bySlug.get(moves.get(slug) ?? "");
      return row && !row.hidden ? { slug: row.slug, title: row.title } : undefined;
    },
    article: findArticle,
    isPage: (slug) => PAGES.includes(slug) && !bySlug.get(slug)?.hidden,
    picture: (slug) => pictures.get(slug),
  };
}

const plantsIn = (menu: MenuPart[]): string[] =>
  menu.flatMap((part) => (part.kind === "group" && part.plant ? [part.plant] : []));

/** Whether the menu shows one of these products. */
export const isInMenu = (slugs: string[]): boolean => plantsIn(read.menu).some((plant) => slugs.includes(plant));

/** Brings the menu and the front page as they are now into this process. */
export async function loadFront(db: Reader): Promise<void> {
  const rows = await db.select().from(arrangements);
  const live = (name: "menu" | "front") => rows.find((row) => row.name === name)?.live;
  const menu = (live("menu") as MenuPart[] | null | undefined) ?? startMenu();
  const blocks = (live("front") as Block[] | null | undefined) ?? startBlocks();
  read = { menu, blocks, known: await readKnown(db, menu) };
  made = undefined;
  written = JSON.stringify(menuNow());
}

/** The same at the start of a shop, which says what time it is. */
export async function openFront({ db, now }: { db: Reader; now(): Date }): Promise<void> {
  clock = now;
  tellMenu(menuHere);
  await loadFront(db);
}

/** Whether the menu of today is another than the one that pages were made with. */
export function isMenuTurned(): boolean {
  const before = written;
  written = JSON.stringify(menuNow());
  return written !== before;
}

/** The blocks of the front page as the shop shows them. */
export const liveBlocks = (): Block[] => read.blocks;

/** What this process knows of the shop's categories and articles. */
export const knownNow = (): Known => read.known;
