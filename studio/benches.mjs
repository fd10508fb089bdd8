// The scenes put together from finished cut-outs: the home hero and a bench for each of the fourteen menu groups.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { SHADOW, cutout, layers } from "./compose.mjs";
import { MASTERS, PICTURES, STUDIO, drawn } from "./plan.mjs";

const BENCH = { width: 1200, height: 320 };
const BENCH_EDGE = 26;
const read = (name) => JSON.parse(fs.readFileSync(path.join(STUDIO, name), "utf8"));

const frameOf = (key, shadow) => ({
  fillW: 0.5,
  fillH: 0.62,
  foot: 0.16,
  dx: 0.1,
  shadow,
});

/** How wide an object is for its height. */
async function aspectOf(key) {
  const { box } = await cutout(path.join(MASTERS, key), { ...frameOf(key, 0), out: 96 });
  return (box.right - box.left) / (box.bottom - box.top);
}

/** Side by side with equal gaps between them, nothing cut at the edges; what is too wide together shrinks together. */
async function inARow(items, { width, height }) {
  const aspects = await Promise.all(items.map(([key]) => aspectOf(key)));
  const room = width - 2 * BENCH_EDGE;
  const wide = (scale) => items.reduce((sum, [, share], i) => sum + height * 0.9 * share * scale * aspects[i], 0);
  const least = 14 * (items.length - 1);
  const scale = Math.min(1, (room - least) / wide(1));
  const gap = Math.min(90, (room - wide(scale)) / (items.length - 1));
  let left = (width - wide(scale) - gap * (items.length - 1)) / 2;
  return items.map(([key, share], i) => {
    const tall = height * 0.9 * share * scale;
    const x = left + (tall * aspects[i]) / 2;
    left += tall * aspects[i] + gap;
    return [key, tall, x, height - 10];
  });
}

/** One object, `tall` pixels high, standing on `ground` with its middle at `x`. */
async function standing(key, tall, x, ground, canvas, shadow = 0.5) {
  const frame = frameOf(key, shadow);
  const master = path.join(MASTERS, key);
  const small = await cutout(master, { ...frame, out: 64 });
  const out = Math.min(2400, Math.round(tall / (small.box.bottom - small.box.top)));
  const cut = await cutout(master, { ...frame, out });
  const left = Math.round(x - ((cut.box.left + cut.box.right) / 2) * out);
  const top = Math.round(ground - cut.box.bottom * out);
  const clip = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const width = Math.min(out - clip.left, canvas.width - Math.max(0, left));
  const height = Math.min(out - clip.top, canvas.height - Math.max(0, top));
  if (width <= 0 || height <= 0) return null;
  const input = await sharp(cut.pixels, { raw: { width: out, height: out, channels: 4 } })
    .extract({ ...clip, width, height })
    .png()
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

/** budget in bytes: the hero is the first thing a visitor waits for */
async function scene(file, canvas, items, quality, budget = Number.POSITIVE_INFINITY) {
  const layers = [];
  for (const [key, tall, x, ground] of items) layers.push(await standing(key, tall, x, ground, canvas));
  const background = { r: 58, g: 42, b: 26, alpha: 0 };
  const flat = await sharp({ create: { ...canvas, channels: 4, background } })
    .composite(layers.filter(Boolean))
    .png()
    .toBuffer();
  let bytes;
  for (let q = quality; q > 18; q -= 4) {
    bytes = await sharp(flat).avif({ quality: q, effort: 4 }).toBuffer();
    if (bytes.length <= budget) break;
  }
  fs.writeFileSync(path.join(PICTURES, file), bytes);
}

/** A garden that was drawn as one picture: its layers on the paper of the page. */
async function garden(master, file, { width, height }) {
  const { object, shadow, width: w, height: h } = await layers(master);
  const pixels = Buffer.alloc(w * h * 4);
  for (let i = 0; i < w * h; i++) {
    const a = object[i * 4 + 3] / 255;
    const cast = (shadow[i] / 255) * (1 - a) * 0.8;
    const total = a + cast;
    pixels[i * 4 + 3] = Math.round(total * 255);
    for (let c = 0; c < 3; c++)
      pixels[i * 4 + c] = total > 0 ? Math.round((object[i * 4 + c] * a + SHADOW[c] * cast) / total) : SHADOW[c];
  }
  const bytes = await sharp(pixels, { raw: { width: w, height: h, channels: 4 } })
    .resize(width, height)
    .avif({ quality: 50, effort: 4 })
    .toBuffer();
  fs.writeFileSync(path.join(PICTURES, file), bytes);
}

const hasMaster = (key) => ["png", "webp"].some((kind) => fs.existsSync(path.join(MASTERS, `${key}.${kind}`)));

/** benches.json: group → [[picture, share of the height], …] from left to right. */
export async function writeBenches(only) {
  const done = drawn();
  const plan = read("benches.json");
  const scenes = read("scenes.json");
  for (const [group, wanted] of Object.entries(plan.groups)) {
    if (only && !only.includes(group)) continue;
    const file = `groups/${group}.avif`;
    scenes.groups[group] = { file, ...BENCH };
    if (hasMaster(`scene-${group}`)) {
      await garden(path.join(MASTERS, `scene-${group}`), file, BENCH);
      continue;
    }
    const items = wanted.filter(([key]) => done[key]?.hash && hasMaster(key));
    if (items.length < 3) continue;
    const placed = await inARow(items, BENCH);
    await scene(file, BENCH, placed, 48);
  }
  for (const [name, { file, width, height, alt, items }] of Object.entries(plan.hero)) {
    if (!items.every(([key]) => hasMaster(key))) continue;
    await scene(file, { width, height }, items, 36, width * 46);
    scenes.hero[name] = { file, width, height, alt };
  }
  fs.writeFileSync(path.join(STUDIO, "scenes.json"), `${JSON.stringify(scenes, null, 1)}\n`);
}
