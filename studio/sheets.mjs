// Contact sheets: every picture of a group on one page, to look at.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { MASTERS, PICTURES, plan, products } from "./plan.mjs";

const CELL = 200;
const ACROSS = 6;

export async function writeSheets(only, draft = false) {
  const p = plan();
  const from = draft ? path.join(MASTERS, "draft") : PICTURES;
  const groups = new Map();
  for (const x of products()) {
    if (only && !only.includes(x.group)) continue;
    const keys = groups.get(x.group) ?? groups.set(x.group, []).get(x.group);
    for (const key of p.shows.get(x.slug) ?? [])
      if (!keys.includes(key) && fs.existsSync(path.join(from, `${key}-240.avif`))) keys.push(key);
  }
  for (const [group, keys] of groups) {
    if (!keys.length) continue;
    const rows = Math.ceil(keys.length / ACROSS);
    const cells = await Promise.all(
      keys.map(async (key, i) => ({
        input: await sharp(path.join(from, `${key}-240.avif`))
          .resize(CELL, CELL)
          .composite([
            {
              input: Buffer.from(
                `<svg width="${CELL}" height="${CELL}"><text x="4" y="12" font-size="10" font-family="sans-serif" fill="#6b5744">${key.slice(0, 34)}</text></svg>`,
              ),
            },
          ])
          .png()
          .toBuffer(),
        left: (i % ACROSS) * CELL,
        top: Math.floor(i / ACROSS) * CELL,
      })),
    );
    const sheet = sharp({
      create: { width: CELL * ACROSS, height: CELL * rows, channels: 3, background: "#F9F7EA" },
    }).composite(cells);
    if (draft) await sheet.png().toFile(path.join(from, `sheet-${group}.png`));
    else {
      fs.mkdirSync(path.join(MASTERS, "sheets"), { recursive: true });
      await sheet.jpeg({ quality: 62 }).toFile(path.join(MASTERS, "sheets", `${group}.jpg`));
    }
  }
}
