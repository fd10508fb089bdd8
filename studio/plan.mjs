// Which pictures there are: every product of the range, the traits it is drawn from, and the views it shows.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { changesOf } from "./changes.mjs";
import { viewsOf } from "./views/index.mjs";

export const ROOT = path.resolve(import.meta.dirname, "..");
export const STUDIO = path.join(ROOT, "studio");
export const PICTURES = path.join(ROOT, "pictures");
export const MASTERS = process.env.STUDIO_MASTERS ?? path.resolve(ROOT, "..", "studio-masters");
const RANGE = process.env.STUDIO_RANGE ?? path.join(ROOT, "range", "products");

const RECORDS = path.join(ROOT, "range", "plants");

const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** Of every plant: whether it keeps its leaves in winter, as its record says. */
function leafOf() {
  const files = fs.readdirSync(RECORDS).filter((f) => f.endsWith(".json"));
  const records = files.map((f) => readJson(path.join(RECORDS, f))).filter(Array.isArray);
  return new Map(records.flat().map(({ slug, leaf }) => [slug, leaf]));
}

/** Every product of the range: slug, name, latin, group, and the leaf of its plant. */
export function products() {
  if (RANGE.endsWith(".json")) return readJson(RANGE).products;
  const files = fs
    .readdirSync(RANGE)
    .filter((f) => f.endsWith(".json"))
    .sort();
  const leaf = leafOf();
  return files.flatMap((f) => {
    const content = readJson(path.join(RANGE, f));
    const list = Array.isArray(content) ? content : (content.products ?? [content]);
    return list.map((p) => ({ group: path.basename(f, ".json"), leaf: leaf.get(p.facts?.plant), ...p }));
  });
}

function traitFiles() {
  const folder = path.join(STUDIO, "traits");
  const files = fs
    .readdirSync(folder)
    .filter((f) => f.endsWith(".json") && f !== "species.json")
    .sort();
  const species = fs.existsSync(path.join(folder, "species.json")) ? readJson(path.join(folder, "species.json")) : {};
  const bySlug = {};
  for (const f of files) for (const [slug, t] of Object.entries(readJson(path.join(folder, f)))) bySlug[slug] = t;
  return { species, bySlug };
}

function withSpecies(t, species) {
  if (!t.of) return t;
  const { of, ...own } = t;
  if (!species[of]) throw new Error(`no species "${of}" in traits/species.json`);
  return { ...withSpecies(species[of], species), ...own };
}

/** A view can take a trait of the main picture away: `null`. */
const bare = (t) => Object.fromEntries(Object.entries(t).filter(([, value]) => value !== null));

const revisions = new Map();
function revisionOf(habit) {
  if (!revisions.has(habit)) {
    const file = ["habits", "goods"].map((d) => path.join(STUDIO, d, `${habit}.py`)).find((f) => fs.existsSync(f));
    revisions.set(habit, file ? (fs.readFileSync(file, "utf8").match(/^REVISION = (\d+)/m)?.[1] ?? "1") : null);
  }
  return revisions.get(habit);
}
const LIBRARY = () => fs.readFileSync(path.join(STUDIO, "light", "subject.py"), "utf8").match(/^EDITION = (\d+)/m)[1];

/** SHA-256 over the traits of one picture, the revision of its habit, the edition of the library and the changes that touch it. */
export function fingerprint(traits) {
  const text = JSON.stringify([traits, revisionOf(traits.habit), LIBRARY(), ...changesOf(traits)]);
  return crypto.createHash("sha256").update(text).digest("hex").slice(0, 24);
}

/** { pictures: Map key → { key, view, traits, hash, slug }, shows: Map slug → [key], missing: [slug] } */
export function plan() {
  const { species, bySlug } = traitFiles();
  const pictures = new Map();
  const shows = new Map();
  const missing = [];
  const add = (slug, key, view, t) => {
    if (!pictures.has(key))
      pictures.set(key, { key, slug, view, traits: t, hash: fingerprint(t), drawable: revisionOf(t.habit) !== null });
    return key;
  };
  const lookOf = (t) => {
    const { views = [], view: _, ...look } = withSpecies(t, species);
    return { views, look };
  };
  const mainOf = (slug) => {
    const t = bySlug[slug];
    if (!t) return null;
    if (t.same) return mainOf(t.same);
    const { views: _, view = "plant", ...own } = withSpecies(t, species);
    return add(slug, slug, view, own);
  };
  for (const p of products()) {
    const main = mainOf(p.slug);
    if (!main) {
      missing.push(p.slug);
      continue;
    }
    const t = bySlug[p.slug];
    const source = t.same ? bySlug[main] : t;
    const { views: own, look: rest } = lookOf(source);
    const extra = own.map(({ view, ...change }) => ({
      view,
      traits: withSpecies(bare({ ...rest, ...change }), species),
    }));
    const keys = viewsOf(p, rest, extra, (slug) => lookOf(bySlug[slug]).look).map(({ view, traits }) =>
      add(main, `${main}-${view}`, view, traits),
    );
    shows.set(p.slug, [main, ...keys]);
  }
  return { pictures, shows, missing };
}

const DRAWN = path.join(STUDIO, "drawn.json");
export const drawn = () => (fs.existsSync(DRAWN) ? readJson(DRAWN) : {});
export function remember(record) {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(([k, v]) => `${JSON.stringify(k)}: ${JSON.stringify(v)}`);
  const whole = `${DRAWN}.${process.pid}`;
  fs.writeFileSync(whole, `{\n${lines.join(",\n")}\n}\n`);
  fs.renameSync(whole, DRAWN);
}
