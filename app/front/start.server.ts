import menu from "../../content/menu.json" with { type: "json" };
import type { Arranged, Part } from "./arrangement.ts";
import type { MenuPart } from "./menu/menu.ts";
import type { Block } from "./page/block.ts";
import { START_BLOCKS } from "./page/start-blocks.ts";

/** What a new shop starts with. */
export const startMenu = (): MenuPart[] => menu as MenuPart[];
export const startBlocks = (): Block[] => START_BLOCKS;

export const startOf = (name: Arranged): Part[] => (name === "menu" ? startMenu() : startBlocks());
