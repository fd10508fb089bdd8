import type { Day } from "#kit/day.ts";
import type { IconName } from "#ui/icon.tsx";

/** A link as the owner put it: an address of the shop, and a name of its own if it has one. */
export type Entry = {
  to: string;
  name?: string;
  /** What the page was called when that name was given: once it is called otherwise, its new name shows. */
  of?: string;
  from?: Day;
  until?: Day;
  hidden?: boolean;
};

export type Column = { title: string; links: Entry[] };
type Shown = { id: string; hidden?: boolean };

export type Group = Shown & {
  kind: "group";
  to: string;
  name?: string;
  of?: string;
  icon: IconName;
  text: string;
  /** The wide picture of the group, and the product that stands for it. */
  bench: string;
  plant: string;
  columns: Column[];
  guides: Entry[];
};
/** What stands at the top of the menu in a part of the year: days as "03-01", every year again. */
export type Season = Shown & {
  kind: "season";
  title: string;
  text: string;
  from: string;
  until: string;
  links: Entry[];
};
type Row = Shown & { kind: "bar" | "foot"; links: Entry[] };

export type MenuPart = Group | Season | Row;

/** What a shopper sees of it today. */
export type MenuLink = { title: string; to: string };
export type Area = MenuLink & {
  icon: IconName;
  text: string;
  bench: string;
  plant: string;
  columns: { title: string; links: MenuLink[] }[];
  guides: MenuLink[];
};
export type MenuShown = {
  bar: MenuLink[];
  foot: MenuLink[];
  areas: Area[];
  season?: { title: string; text: string; links: MenuLink[] };
};
