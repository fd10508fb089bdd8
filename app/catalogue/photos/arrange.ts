import type { Picture } from "../product/product.ts";

/** What is done with the pictures of a product: one goes a place forward or back, or away. */
export type Move = { what: "voor" | "achter" | "weg"; key: string };

export const fieldOfAlt = (key: string): string => `alt.${key}`;

export function readMove(text: string): Move | undefined {
  const [, what, key] = /^(voor|achter|weg):(.{1,120})$/.exec(text) ?? [];
  return what && key ? { what: what as Move["what"], key } : undefined;
}

type Wanted = { order: string[]; move: Move | undefined; alts: ReadonlyMap<string, string> };

/** The pictures as they were left: in the order they were dragged to, then the button that was pressed, with their alts. */
export function arrange(now: Picture[], { order, move, alts }: Wanted): Picture[] {
  const place = (one: Picture) => (order.includes(one.key) ? order.indexOf(one.key) : order.length);
  const dragged = order.length ? now.toSorted((a, b) => place(a) - place(b)) : now;
  const moved = move ? moveOne(dragged, move) : dragged;
  return moved.map((one) => ({ ...one, alt: alts.get(one.key) ?? one.alt, arranged: true }));
}

function moveOne(list: Picture[], { what, key }: Move): Picture[] {
  const at = list.findIndex((one) => one.key === key);
  const one = list[at];
  if (!one) return list;
  const rest = list.toSpliced(at, 1);
  if (what === "weg") return rest;
  return rest.toSpliced(Math.max(0, what === "voor" ? at - 1 : at + 1), 0, one);
}
