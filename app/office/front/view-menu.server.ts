import { findArrangement } from "#front/arrangements.server.ts";
import type { Entry, MenuPart, MenuShown } from "#front/menu/menu.ts";
import { showMenu } from "#front/menu/show-menu.ts";
import { readKnown } from "#front/load-front.server.ts";
import { dayOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeMenu as say } from "#texts/office/shop/menu.ts";
import { type Addresses, listAddresses, readAddresses } from "./addresses.server.ts";
import { formOf } from "./menu-deeds.server.ts";
import { viewArrangement } from "./view-arrangement.server.ts";

export type MenuLine = {
  id: string;
  kind: MenuPart["kind"];
  title: string;
  hidden: boolean;
  links: number;
  dead: number;
  gone: boolean;
  season?: { from: string; until: string };
};

/** The parts of the menu, each with what is wrong with it. */
export async function viewMenu(db: Reader) {
  const { view, parts } = await viewArrangement(db, "menu");
  const addresses = await readAddresses(db);
  return { view, lines: (parts as MenuPart[]).map((part) => lineOf(part, addresses)) };
}

function lineOf(part: MenuPart, { find }: Addresses): MenuLine {
  const links: Entry[] =
    part.kind === "group" ? [...part.columns.flatMap((one) => one.links), ...part.guides] : part.links;
  const head = part.kind === "group" ? find(part.to) : undefined;
  return {
    id: part.id,
    kind: part.kind,
    title: titleOf(part, head?.title),
    hidden: part.hidden ?? false,
    links: links.length,
    // What is hidden has no link in the shop either.
    dead: links.filter(({ to }) => (find(to) ?? { hidden: true }).hidden).length,
    gone: part.kind === "group" && (!head || head.hidden === true),
    ...(part.kind === "season" && { season: { from: part.from, until: part.until } }),
  };
}

function titleOf(part: MenuPart, title: string | undefined): string {
  if (part.kind === "season") return part.title;
  if (part.kind !== "group") return say.parts[part.kind];
  return (title === undefined || part.of === title ? part.name : title) ?? title ?? part.to;
}

/** One part of the menu as its form shows it. */
export async function viewMenuPart(db: Reader, id: string) {
  const { view, parts } = await viewArrangement(db, "menu");
  const part = (parts as MenuPart[]).find((one) => one.id === id);
  if (!part) return undefined;
  const addresses = await readAddresses(db);
  return {
    view,
    ...lineOf(part, addresses),
    seen: JSON.stringify(part),
    form: await formOf(db, part, addresses.find),
    addresses: addresses.list.map(({ to, label }) => ({ to, label })),
  };
}

/** The menu as a shopper would see it if the draft were in the shop. */
export async function previewMenu({ db, now }: Pick<Shop, "db" | "now">): Promise<MenuShown> {
  const { live, draft } = await findArrangement(db, "menu");
  const menu = (draft ?? live) as MenuPart[];
  return showMenu(menu, await readKnown(db, menu), dayOf(now()));
}

export const listChoices = async (db: Reader) => (await listAddresses(db)).map(({ to, label }) => ({ to, label }));
