import type { Tx } from "#outside/db.server.ts";
import { listStockSet } from "../../counting/stock-set.server.ts";
import { type Size, sameSize } from "../size.ts";
import type { Brought, Part, Put } from "../states.ts";
import { holdSizes, type Move, moveSizes } from "./move-sizes.server.ts";

/** Puts a part of a short list in the shop; a size that is no longer as it was checked, or was counted since, is left alone. */
export async function putShort(tx: Tx, part: Part[], now: Date, list: Brought): Promise<Put[]> {
  const held = await holdSizes(tx, part);
  const set = await listStockSet(tx, { at: list.checkedAt ?? now, list: list.id }, [...held.keys()]);
  const moves = part.flatMap(({ row, key, before, after }): Move[] => {
    const [from, seen, to] = [held.get(key ?? ""), before as Size, after as Size];
    if (!key || !from || !sameSize(from, seen) || (seen.stock !== to.stock && set.has(key))) return [];
    // A list that counts pieces says how many there are, whatever was sold since it was checked.
    const stock = seen.stock === to.stock ? from.stock : to.stock;
    return [{ row, sku: key, from, to: { ...to, stock } }];
  });
  await moveSizes(tx, moves, now);
  const made = await holdSizes(tx, part);
  const moved = new Map(moves.map((move) => [move.row, move]));
  return part.map(({ row, key, after }): Put => {
    const [move, here] = [moved.get(row), made.get(key ?? "")];
    return move
      ? { row, state: "done", before: move.from, after: here ?? move.to }
      : { row, state: "late", before: after, after: here ?? null };
  });
}

/** Puts a part back as it was; what somebody changed since is left alone, and what was sold since stays sold. */
export async function unputShort(tx: Tx, part: Part[], now: Date, list: Brought): Promise<Put[]> {
  const held = await holdSizes(tx, part);
  const set = await listStockSet(tx, { at: list.startedAt ?? now, list: list.id }, [...held.keys()]);
  const moves = part.flatMap(({ row, key, before, after }): Move[] => {
    const [from, was, mine] = [held.get(key ?? ""), before as Size, after as Size];
    if (!key || !from || !sameSize(from, mine) || (was.stock !== mine.stock && set.has(key))) return [];
    const stock = was.stock === mine.stock ? from.stock : Math.max(0, was.stock - (mine.stock - from.stock));
    return [{ row, sku: key, from, to: { ...was, stock } }];
  });
  await moveSizes(tx, moves, now);
  const made = await holdSizes(tx, part);
  const moved = new Set(moves.map(({ row }) => row));
  return part.map(({ row, key, before, after }): Put => {
    const here = made.get(key ?? "");
    if (!moved.has(row) || !here) return { row, state: "left", before: after, after: here ?? null };
    if (!sameSize(here, before as Size)) return { row, state: "law", before: after, after: here };
    return { row, state: "back", before, after };
  });
}
