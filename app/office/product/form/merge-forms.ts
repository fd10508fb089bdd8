import { CELLS, type Cell, type Form, OWN, type Own, type SizeForm } from "./product-form.ts";
import { cellName } from "./sent-form.ts";

/** One field that two people changed, each in their own way. `size` is what the size is called. */
export type Conflict = { name: string; field: Own | Cell; size?: string; theirs: string; mine: string };
type Merged = { form: Form; conflicts: Conflict[] };

/**
 * What somebody sent, put on top of what the shop has now. What they left as the page showed it stays as it is now, what
 * only they changed is theirs, and what both changed is asked.
 */
export function mergeForms(seen: Form, mine: Form, now: Form): Merged {
  const conflicts: Conflict[] = [];
  const own = { ...mine.own };
  for (const field of OWN) {
    own[field] = settle(seen.own[field], mine.own[field], now.own[field]);
    if (differ(seen.own[field], mine.own[field], now.own[field]))
      conflicts.push({ name: field, field, theirs: now.own[field], mine: mine.own[field] });
  }
  const before = byKey(seen);
  const here = byKey(now);
  const sizes = mine.sizes.flatMap((size): SizeForm[] => {
    const [was, is] = [before.get(size.key), here.get(size.key)];
    if (!was || !size.key) return [size];
    // Taken away meanwhile: who changed nothing of it does not bring it back.
    if (!is) return same(was, size) ? [] : [{ ...size, key: "" }];
    const cells = { ...size.cells };
    for (const cell of CELLS) cells[cell] = settle(was.cells[cell], size.cells[cell], is.cells[cell]);
    return [{ key: size.key, cells }];
  });
  const known = new Set([...before.keys(), ...mine.sizes.map(({ key }) => key)]);
  const added = now.sizes.filter(({ key }) => !known.has(key));
  const form = { own, sizes: [...sizes, ...added] };
  for (const [at, { key }] of form.sizes.entries()) {
    const [was, is] = [before.get(key), here.get(key)];
    const typed = mine.sizes.find((one) => one.key === key);
    if (!was || !is || !typed) continue;
    for (const cell of CELLS)
      if (differ(was.cells[cell], typed.cells[cell], is.cells[cell]))
        conflicts.push({
          name: cellName(at, cell),
          field: cell,
          size: is.cells.label,
          theirs: is.cells[cell],
          mine: typed.cells[cell],
        });
  }
  return { form, conflicts };
}

const settle = (seen: string, mine: string, now: string): string => (mine === seen ? now : mine);
const differ = (seen: string, mine: string, now: string): boolean => mine !== seen && now !== seen && now !== mine;
const byKey = (form: Form) => new Map(form.sizes.map((size) => [size.key, size]));
const same = (a: SizeForm, b: SizeForm): boolean => CELLS.every((cell) => a.cells[cell] === b.cells[cell]);

export type Change = { field: Own | Cell | "size"; size?: string };

/** The fields in which two forms differ; a size that came or went is one. */
export function changesBetween(before: Form, after: Form): Change[] {
  const was = byKey(before);
  const kept = new Set(after.sizes.map(({ key, cells }) => key || cells.sku));
  const changes: Change[] = OWN.filter((field) => before.own[field] !== after.own[field]).map((field) => ({ field }));
  for (const { key, cells } of after.sizes) {
    const old = was.get(key);
    if (!old) changes.push({ field: "size", size: cells.label });
    else for (const field of CELLS) if (old.cells[field] !== cells[field]) changes.push({ field, size: cells.label });
  }
  for (const { key, cells } of before.sizes) if (!kept.has(key)) changes.push({ field: "size", size: cells.label });
  return changes;
}
