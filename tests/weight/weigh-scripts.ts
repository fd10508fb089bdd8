import fs from "node:fs";
import path from "node:path";

type Part = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Part> };

const BUILT = "build/client";
/** What the headers of a response take on the line. */
const HEADERS = 310;

const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const known = sizes.get(file) ?? fs.statSync(path.join(BUILT, `${file}.br`)).size;
  sizes.set(file, known);
  return known;
};

/** What each page of the built shop loads of scripts before anybody touched it, in kB as a browser counts them, with headers; the heaviest first. */
export function weighScripts(): { page: string; kB: number; files: string[] }[] {
  const assets = path.join(BUILT, "assets");
  const name = fs.readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("The shop has not been built");
  const text = fs.readFileSync(path.join(assets, name), "utf8");
  const { entry, routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((page) => {
      const list = page.id.startsWith("pages/office/") ? name : name.replace("manifest-", "manifest-shop-");
      const files = new Set([`/assets/${list}`, entry.module, ...entry.imports]);
      for (let at: Part | undefined = page; at; at = routes[at.parentId ?? ""])
        for (const file of [at.module, ...(at.imports ?? [])]) files.add(file);
      const bytes = [...files].reduce((sum, file) => sum + sizeOf(file) + HEADERS, 0);
      return { page: page.id.replace(/^pages\/|\.page$/g, ""), kB: bytes / 1024, files: [...files] };
    })
    .sort((one, other) => other.kB - one.kB);
}
