import fs from "node:fs";
import path from "node:path";

/** The files under a folder, as paths from the root of the repository. */
export function filesUnder(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(at) : [at];
  });
}

export const isCode = (file: string): boolean => /\.(tsx?|mjs)$/.test(file);
export const read = (file: string): string => fs.readFileSync(file, "utf8");

/** One import of a file of our own; `file` is where it leads, from the root of the repository. */
export type Import = { written: string; file: string; typeOnly: boolean };

const STATEMENT =
  /\b(?:import|export)\s+(?:(type)\s+)?([\w\s{},*$]*?)\s*\bfrom\s*"([^"]+)"|(\btypeof\s+)?\bimport\(\s*"([^"]+)"|\bimport\s+"([^"]+)"/g;

/** Every import of our own files: static, for its effect, or when it is needed. */
export function importsOf(file: string): Import[] {
  return [...read(file).matchAll(STATEMENT)].flatMap(([, type, names = "", from, typeOf, later, effect]) => {
    const written = from ?? later ?? effect ?? "";
    if (!/^[#.]/.test(written)) return [];
    return { written, file: leadsTo(file, written), typeOnly: Boolean(type ?? typeOf) || namesTypes(names) };
  });
}

function leadsTo(from: string, written: string): string {
  const bare = written.replace(/\?.*$/, "");
  if (bare.startsWith("#texts/")) return `app/kit/texts/nl/${bare.slice(7)}`;
  return bare.startsWith("#") ? `app/${bare.slice(1)}` : path.posix.join(path.posix.dirname(from), bare);
}

const namesTypes = (names: string): boolean =>
  names.trim().startsWith("{") &&
  names
    .replace(/[{}]/g, "")
    .split(",")
    .filter((name) => name.trim())
    .every((name) => name.trim().startsWith("type "));

/** Groups of files that use each other in a circle (Tarjan). */
export function circlesIn(arrows: Map<string, string[]>): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    let low = order.size - 1;
    open.push(file);
    for (const next of arrows.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === order.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || arrows.get(file)?.includes(file)) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of arrows.keys()) if (!order.has(file)) visit(file);
  return circles;
}
