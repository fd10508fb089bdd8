import type { Card } from "#catalogue/product/product.ts";
import type { IconName } from "#ui/icon.tsx";

/** A button or link of a block; nothing when what it led to is gone. */
export type Action = { text: string; to: string };
export type Picture = Card["picture"];
export type Label = { slug: string; name: string; fromCents: number; spot: string };
export type Tile = { heading: string; text: string; action: Action; picture: Picture };
export type Teaser = {
  slug: string;
  title: string;
  topic: string;
  minutes: number;
  short: string;
  picture: Picture;
};
export type Task = { text: string; slug: string; topic: string; icon: IconName };
type Said = { heading: string; text: string };

/** A block as a page shows it, with what it needs from the shop. */
export type BlockShown = {
  id: string;
  /** An experiment with it: how it looks for the other variants. */
  trial?: { key: string; others: Record<string, BlockShown> };
} & (
  | ({ kind: "hero"; action?: Action; second?: Action; picture: Picture; labels: Label[] } & Said)
  | ({ kind: "campaign"; eyebrow: string; action?: Action; second?: Action; picture: Picture } & Said)
  | ({
      kind: "categories";
      action?: Action;
      shelves: { title: string; to: string; icon: IconName; count: number }[];
    } & Said)
  | ({ kind: "products"; action?: Action; cards: Card[] } & Said)
  | { kind: "articles"; heading: string; articles: Teaser[] }
  | { kind: "month"; lead: string; tasks: Task[]; cards: Card[] }
  | { kind: "tiles"; tiles: Tile[] }
  | { kind: "text"; heading: string; html: string }
  | ({ kind: "calculator" } & Said)
  | { kind: "facts"; heading: string; facts: { figure: string; text: string }[] }
  | ({ kind: "newsletter" } & Said)
);
