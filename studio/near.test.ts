import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const PICTURES = path.join(ROOT, "pictures");
const SIDE = 20;
const NEAR = 4.5;

type Manifest = { products: Record<string, { views: { key: string }[] }> };
const manifest = JSON.parse(fs.readFileSync(path.join(PICTURES, "pictures.json"), "utf8")) as Manifest;
// pairs that are truly alike to the eye, and why
const alike = new Set(
  (JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "alike.json"), "utf8")) as [string, string, string][]).map(
    ([a, b]) => `${a} ${b}`,
  ),
);

/** A picture as a small square of colours. */
async function small(key: string) {
  const file = path.join(PICTURES, `${key}-240.avif`);
  const { data } = await sharp(file).resize(SIDE, SIDE).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return data;
}

/** Whether the mean difference of two pictures stays under NEAR; gives up as soon as it cannot. */
function isNear(a: Buffer, b: Buffer) {
  const most = NEAR * a.length;
  let sum = 0;
  for (let i = 0; i < a.length && sum < most; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum < most;
}

it("shows no two different products in nearly the same picture, unless they are listed as truly alike", async () => {
  const mains = [...new Set(Object.values(manifest.products).map(({ views }) => views[0]!.key))].sort();
  const pixels = new Map<string, Buffer>();
  for (let i = 0; i < mains.length; i += 16)
    await Promise.all(mains.slice(i, i + 16).map(async (key) => pixels.set(key, await small(key))));
  const near: string[] = [];
  for (let i = 0; i < mains.length; i++)
    for (let j = i + 1; j < mains.length; j++) {
      const pair = `${mains[i]} ${mains[j]}`;
      if (!alike.has(pair) && isNear(pixels.get(mains[i]!)!, pixels.get(mains[j]!)!)) near.push(pair);
    }
  expect(near).toEqual([]);
}, 60_000);
