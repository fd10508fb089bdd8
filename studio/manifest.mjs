// pictures.json: what the pages know about every picture.
import fs from "node:fs";
import path from "node:path";
import { PICTURES, STUDIO, drawn, plan, products } from "./plan.mjs";

const SIZE = 800;
const curly = (text) => text.replace(/'([^']+)'/g, "‘$1’").replace(/'/g, "’");

const SEEN = {
  hedge: "als haag",
  grown: "volgroeid",
  autumn: "in herfstkleur",
  leaf: "blad van dichtbij",
  flower: "bloem van dichtbij",
  root: "zoals hij met kale wortel aankomt",
  use: "in gebruik",
  detail: "van dichtbij",
  side: "van een andere kant",
  above: "van boven gezien",
  sizes: "de maten naast elkaar",
  winter: "in de winter",
  blossom: "in bloei",
  fruit: "vruchten van dichtbij",
  pot: "zoals hij aankomt, in kweekpot",
  bulbs: "de bollen zoals je ze krijgt",
};

/** Alt text from facts: the name, the botanical name and what the picture shows. */
export function altOf(product, picture) {
  const latin = product.latin && !product.latin.startsWith("Mix") ? ` (${curly(product.latin)})` : "";
  const shown = picture.traits.shown ?? SEEN[picture.view];
  return `${curly(product.name)}${latin}${shown ? `, ${shown}` : ""}`;
}

function nearest(product, picture, done, p, all) {
  const inGroup = all
    .filter((q) => q.group === product.group && q.slug !== product.slug)
    .flatMap((q) => (p.shows.get(q.slug) ?? []).slice(0, 1))
    .filter((k) => done[k]);
  const alike = inGroup.find((k) => p.pictures.get(k)?.traits.habit === picture?.traits.habit);
  return alike ?? inGroup[0] ?? null;
}

export function writeManifest() {
  const p = plan();
  const done = drawn();
  const all = products();
  const out = {};
  for (const product of all) {
    const keys = p.shows.get(product.slug) ?? [];
    const views = keys
      .filter((k) => done[k])
      .map((key) => {
        const picture = p.pictures.get(key);
        return {
          key,
          view: picture.view,
          width: SIZE,
          height: SIZE,
          colour: done[key].colour,
          alt: altOf(product, picture),
        };
      });
    if (!keys.length || !done[keys[0]]) {
      const picture = p.pictures.get(keys[0]);
      const key = nearest(product, picture, done, p, all);
      if (!key) throw new Error(`no picture for ${product.slug}, nor one like it`);
      const colour = done[key]?.colour ?? "#5b7a3a";
      views.unshift({
        key,
        view: picture?.view ?? "plant",
        width: SIZE,
        height: SIZE,
        colour,
        alt: curly(product.name),
        standIn: true,
      });
    }
    out[product.slug] = { views };
  }
  const sceneFile = path.join(STUDIO, "scenes.json");
  const scenes = fs.existsSync(sceneFile) ? JSON.parse(fs.readFileSync(sceneFile, "utf8")) : {};
  const lines = Object.entries(out).map(([slug, v]) => `${JSON.stringify(slug)}: ${JSON.stringify(v)}`);
  fs.writeFileSync(
    path.join(PICTURES, "pictures.json"),
    `{ "products": {\n${lines.join(",\n")}\n},\n"hero": ${JSON.stringify(scenes.hero ?? {})},\n"groups": ${JSON.stringify(scenes.groups ?? {})} }\n`,
  );
  return out;
}
