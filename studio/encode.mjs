// Flat pixels become the files the pages ask for: three AVIF widths and one WebP; the picture a page opens with also at 1,200.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

export const WIDTHS = [240, 480, 800];
export const BUDGET = 45 * 1024;
const MAIN = { 240: BUDGET, 480: BUDGET, 800: 22 * 1000, 1200: 56 * 1000 };
const EFFORT = Number(process.env.STUDIO_EFFORT ?? 2);
const QUALITY = [48, 44, 40, 36, 31, 26, 21, 17];

async function avifWithinBudget(image, budget) {
  let step = 0;
  for (;;) {
    const bytes = await image.clone().avif({ quality: QUALITY[step], effort: EFFORT }).toBuffer();
    if (bytes.length <= budget || step === QUALITY.length - 1) return bytes;
    // a step saves about a seventh: a picture far over the budget skips some
    step = Math.min(QUALITY.length - 1, step + Math.max(1, Math.floor(Math.log(bytes.length / budget) / 0.16)));
  }
}

export async function encodePicture(flat, size, key, folder, main = false) {
  const image = sharp(flat, { raw: { width: size, height: size, channels: 3 } });
  for (const width of main ? [...WIDTHS, 1200] : WIDTHS) {
    const raw = await image
      .clone()
      .resize(width, width, { kernel: "lanczos3" })
      .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.8 })
      .raw()
      .toBuffer();
    const scaled = sharp(raw, { raw: { width, height: width, channels: 3 } });
    fs.writeFileSync(
      path.join(folder, `${key}-${width}.avif`),
      await avifWithinBudget(scaled, main ? MAIN[width] : BUDGET),
    );
    if (width === 480)
      fs.writeFileSync(path.join(folder, `${key}-480.webp`), await scaled.webp({ quality: 76, effort: 2 }).toBuffer());
  }
}

export async function encodeAlpha(pixels, width, height, file, quality = 50) {
  const bytes = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .avif({ quality, effort: 4 })
    .toBuffer();
  fs.writeFileSync(file, bytes);
  return bytes.length;
}
