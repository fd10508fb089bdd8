import { type Day, inSeason } from "#kit/day.ts";

/** The words a block can have. */
export const FIELDS = [
  "eyebrow",
  "heading",
  "text",
  "body",
  "facts",
  "action",
  "actionTo",
  "second",
  "secondTo",
  "picture",
  "heading2",
  "text2",
  "action2",
  "actionTo2",
  "picture2",
  "rule",
] as const;
export type Field = (typeof FIELDS)[number];

const LONG: Partial<Record<Field, number>> = { body: 8000, facts: 2000, text: 600, text2: 600 };
/** How many signs a field takes: in the form as at the door. */
export const longestOf = (field: Field): number => LONG[field] ?? 200;

/** What stands in each kind of block. A picture is a product's; without one a block has the shop's own. */
export const FIELDS_OF = {
  hero: ["heading", "text", "action", "actionTo", "second", "secondTo", "picture"],
  campaign: ["eyebrow", "heading", "text", "action", "actionTo", "second", "secondTo", "picture"],
  categories: ["heading", "text", "action", "actionTo"],
  products: ["heading", "text", "rule", "action", "actionTo"],
  articles: ["heading"],
  month: [],
  tiles: ["heading", "text", "action", "actionTo", "picture", "heading2", "text2", "action2", "actionTo2", "picture2"],
  text: ["heading", "body"],
  calculator: ["heading", "text"],
  facts: ["heading", "facts"],
  newsletter: ["heading", "text"],
} as const satisfies Record<string, readonly Field[]>;

export type BlockKind = keyof typeof FIELDS_OF;
export const BLOCK_KINDS = Object.keys(FIELDS_OF) as BlockKind[];

/** What is chosen by hand in a block of this kind; without a choice the shop chooses. */
export const PICKS_OF = { categories: "category", products: "product", articles: "article" } as const;
export const picksOf = (kind: BlockKind): "category" | "product" | "article" | undefined =>
  kind === "categories" || kind === "products" || kind === "articles" ? PICKS_OF[kind] : undefined;

/** How a row of products is filled. */
export const RULES = ["hand", "best", "new", "season", "sale"] as const;

export type Words = Partial<Record<Field, string>>;

/** One block of the front page. */
export type Block = {
  id: string;
  kind: BlockKind;
  hidden?: boolean;
  from?: Day;
  until?: Day;
  /** Days of every year, such as "10-01" to "12-31". */
  yearly?: [from: string, until: string];
  words: Words;
  picks?: string[];
};

/** Fields that hold an address of the shop. */
export const ADDRESSES: Field[] = ["actionTo", "secondTo", "actionTo2"];

export const isOn = ({ hidden, from, until, yearly }: Block, day: Day): boolean =>
  !hidden && !(from && day < from) && !(until && day > until) && (!yearly || inSeason(day, yearly));
