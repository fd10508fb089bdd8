// The further views of every product: plants show three sides or more, goods two.
import fs from "node:fs";
import path from "node:path";
import { goodsView } from "./goods.mjs";
import { asHedge, furtherViews, inBed } from "./plants.mjs";
import { arrives, blossom, fruit, winter } from "./season.mjs";
import { sizesOf } from "./sizes.mjs";

const MOST = 4;
const ART = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "..", "botany", "art.json"), "utf8"));
const HABITS = new Set(
  fs.readdirSync(path.join(import.meta.dirname, "..", "habits")).map((file) => path.basename(file, ".py")),
);

const isPlant = (t) => HABITS.has(t.habit);
const fromAbove = (t) => ({
  view: "above",
  traits: { ...t, camera: { yaw: 12, pitch: 38 }, shown: "van boven gezien" },
});

const fromClose = (t) => ({
  view: "detail",
  traits: { ...t, zoom: { x: 0.42, z: 0.62, span: 0.42 }, shown: "van dichtbij" },
});

/** What grows from a packet of seed: a plant of its own, or a product without its pot. */
function sown(t, lookOf) {
  const { product, ...plant } = ART[t.label?.art] ?? {};
  const traits = { ...(product && lookOf(product)), ...plant };
  return traits.habit && { view: "grown", traits: { ...traits, shown: "wat eruit groeit" } };
}

/** Views of a plant beyond those its group always has: the season where it differs, and enough to see three sides. */
function plantViews(product, t) {
  const out = furtherViews(product, t);
  const has = (view) => out.some((one) => one.view === view);
  const add = (one) => one && !has(one.view) && out.length < MOST && out.push(one);
  add(winter(product, t));
  add(blossom(product, t));
  if (product.group === "fruit") add(fruit(t));
  for (const next of [
    () => sizesOf(product, t.habit === "hedge" ? asHedge.potted(t) : t),
    () => arrives(t),
    () => inBed(t),
    () => fruit(t),
    () => fromAbove(t),
    () => fromClose(t),
  ])
    if (out.length < 2) add(next());
  return out;
}

/** Every further view of a product: [{ view, traits }], in the order of the gallery; `lookOf` gives the traits of another product. */
export function viewsOf(product, t, own, lookOf) {
  if (own.length >= 2) return own.slice(0, MOST);
  const extra = isPlant(t)
    ? plantViews(product, t)
    : product.group === "zaden"
      ? [sown(t, lookOf) ?? goodsView(product.slug, t)]
      : [(t.habit === "planter" && sizesOf(product, t)) || goodsView(product.slug, t)];
  const plain = extra.map(({ view, traits }) => ({ view, traits: JSON.parse(JSON.stringify(traits)) }));
  return [...own, ...plain.filter((one) => !own.some(({ view }) => view === one.view))].slice(0, MOST);
}
