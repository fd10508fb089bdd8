// Our own printed labels for bags, boxes, bottles, seed packets and cards: SVG, rasterised as a texture for the render.
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { CREAM, GOUD, LOMMER, NACHT } from "./colour.mjs";
import { line } from "./letters.mjs";
import { front, side } from "./packs.mjs";
import { heading, mark, name, picture } from "./parts.mjs";

const FINE = 1.6; // pixels for each unit a label is laid out in: small print is still print from close by

/** What was drawn for the packs (botany/art.json): cut-outs in studio/art. */
async function pictureOf(art) {
  const file = path.join(import.meta.dirname, "..", "art", `${art}.webp`);
  const { data, info } = await sharp(file).trim().png().toBuffer({ resolveWithObject: true });
  return { data: `data:image/png;base64,${data.toString("base64")}`, wide: info.width, tall: info.height };
}

/** The screen of a telephone that shows a gift card: who it is from, the card, and the button that spends it. */
function screenShapes({ title, sub, screen, picture: art, w, h }) {
  const text = (y, size, words, fill, cut = "tekst") => line(words, { x: w / 2, y, size, fill, cut, anchor: 0.5 });
  return `<rect width="${w}" height="${h}" fill="#f7f1e3"/><rect x="${w / 2 - 52}" y="20" width="104" height="30" rx="15" fill="#0b0c0d"/>
${line("9:41", { x: 40, y: 44, size: 21, fill: "#2a2a26", cut: "vet" })}<rect x="346" y="29" width="34" height="16" rx="4" fill="#2a2a26"/>
${mark(w / 2 - 6, 122, 34, LOMMER)}${text(160, 28, "Lommerrijk", LOMMER, "kop")}
<rect x="28" y="184" width="${w - 56}" height="500" rx="26" fill="#24513b"/><rect x="44" y="200" width="${w - 88}" height="330" rx="16" fill="#fbf7ec"/>
${picture(art, { x: w / 2, y: 514, width: w - 120, most: 300 })}${text(594, 52, title, CREAM, "kop")}${text(638, 22, sub, "#dfe6d6")}
<rect x="28" y="716" width="${w - 56}" height="68" rx="34" fill="${GOUD}"/>${text(759, 27, screen, NACHT, "vet")}
<rect x="${w / 2 - 66}" y="${h - 24}" width="132" height="7" rx="3.500" fill="#2a2a26"/>`;
}

/** A card: words to the left, the plant to the right. */
function cardShapes({ title, sub, bg, picture: art, w, h }) {
  const words = heading({ title, sub, x: w * 0.08, y: h * 0.4, room: w * 0.46, size: h * 0.2, ink: LOMMER });
  return `<rect width="${w}" height="${h}" fill="${CREAM}"/><circle cx="${w * 0.78}" cy="${h * 0.6}" r="${h * 0.46}" fill="${bg}" opacity=".22"/><rect y="${h * 0.93}" width="${w}" height="${h * 0.07}" fill="${bg}"/>
${picture(art, { x: w * 0.77, y: h * 0.95, width: w * 0.44, most: h * 0.82 })}${name(w * 0.08, h * 0.22, h * 0.085, LOMMER)}${words.shapes}`;
}

/** The whole print of a label; `beside` is how wide its side is as a share of its front. */
export function labelSvg(label, beside = 0) {
  const { w, h } = label;
  const shapes = (label.screen ? screenShapes : label.kind === "card" ? cardShapes : front)(label);
  const wide = w * (1 + beside);
  const flank = beside ? `<g transform="translate(${w} 0)">${side({ ...label, w: w * beside })}</g>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * FINE}" height="${h * FINE}" viewBox="0 0 ${wide} ${h}"><svg width="${w}" height="${h}">${shapes}</svg>${flank}</svg>`;
}

const written = new Set(); // two views of one pack share its print

/** Writes the labels of one picture and returns the files, or undefined when it has none. */
export async function writeLabels(traits, folder) {
  const found = [traits.label, ...(traits.labels ?? [])].filter(Boolean);
  if (!found.length) return undefined;
  fs.mkdirSync(folder, { recursive: true });
  const beside = traits.habit === "carton" ? traits.size[1] / traits.size[0] : 0;
  const files = [];
  for (const label of found) {
    const print = crypto
      .createHash("sha256")
      .update(JSON.stringify([label, beside]))
      .digest("hex")
      .slice(0, 16);
    const file = path.join(folder, `${print}.png`);
    files.push(file);
    if (written.has(file)) continue;
    written.add(file);
    const whole = { sub: "", size: "", bg: "#24513b", w: 600, h: 900, ...label, picture: await pictureOf(label.art) };
    const image = sharp(Buffer.from(labelSvg(whole, beside)), { unlimited: true });
    await image.clone().removeAlpha().png({ compressionLevel: 9 }).toFile(file);
    fs.writeFileSync(file.replace(".png", ".rgb"), await image.removeAlpha().raw().toBuffer());
  }
  return files;
}
