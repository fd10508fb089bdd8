// Our own printed labels for bags, boxes, bottles, seed packets and cards: SVG, rasterised as a texture for the render.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const MARK =
  '<path fill="FG" d="M21 50C9.500 40.500 8.500 20.500 21 7c12.500 13.500 11.500 33.500 0 43z"/><path fill="#F59120" d="M21 50c7.500-8.500 22.500-10 36-4.500C45.500 55.500 29 57 21 50z"/>';
// what was drawn for the packs (botany/art.json): cut-outs in studio/art
const drawnArt = (name) => path.join(import.meta.dirname, "art", `${name}.webp`);
async function pictureOf(name) {
  const png = await sharp(drawnArt(name)).trim().png().toBuffer({ resolveWithObject: true });
  const long = Math.max(png.info.width, png.info.height);
  const [w, h] = [(png.info.width / long) * 250, (png.info.height / long) * 250];
  return `<image x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" href="data:image/png;base64,${png.data.toString("base64")}"/>`;
}

const split = (text, max) =>
  text.split(" ").reduce((lines, word) => {
    const last = lines.at(-1);
    if (last && `${last} ${word}`.length <= max) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

const ADVANCE = { m: 1.06, w: 0.95, i: 0.38, l: 0.38, j: 0.4, t: 0.46, f: 0.43, r: 0.53, s: 0.56, c: 0.61, " ": 0.35 };
const advance = (line) =>
  [...line].reduce((sum, c) => sum + (ADVANCE[c] ?? (c === c.toUpperCase() && c !== c.toLowerCase() ? 0.8 : 0.68)), 0);

/** The lines of a title, their size, and whether they had to shrink to stay within the panel. */
export function titleOf({ title, w = 600 }) {
  const lines = split(title, Math.max(9, Math.round(w / 46)));
  const longest = Math.max(...lines.map((l) => l.length));
  const font = Math.min(w * 0.115, (w * 0.74) / (longest * 0.62));
  const room = (w * 0.77) / Math.max(...lines.map(advance));
  return { lines, font: Math.min(font, room), shrunk: room < font };
}

/** The screen of a telephone that shows a gift card: who it is from, the card, and the button that spends it. */
function screenSvg({ title, sub, screen, picture, w, h }) {
  const text = (y, size, words, how = "") =>
    `<text x="${w / 2}" y="${y}" text-anchor="middle" font-family="DejaVu Sans" font-size="${size}" ${how}>${words}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#f7f1e3"/>
<rect x="${w / 2 - 52}" y="20" width="104" height="30" rx="15" fill="#0b0c0d"/>
<text x="62" y="44" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="19" fill="#2a2a26">9:41</text><rect x="346" y="29" width="34" height="16" rx="4" fill="#2a2a26"/>
<g transform="translate(${w / 2 - 21} 78) scale(.75)">${MARK.replaceAll("FG", "#24513b")}</g>${text(156, 24, "Lommerrijk", 'font-weight="bold" fill="#24513b"')}
<rect x="28" y="184" width="${w - 56}" height="500" rx="26" fill="#24513b"/><rect x="44" y="200" width="${w - 88}" height="330" rx="16" fill="#fbf7ec"/>
<g transform="translate(${w / 2} 366) scale(1.22)">${picture}</g>
<text x="${w / 2}" y="590" text-anchor="middle" font-family="DejaVu Serif" font-weight="bold" font-size="46" fill="#f7f1e3">${title}</text>
${text(634, 20, sub, 'fill="#dfe6d6"')}
<rect x="28" y="716" width="${w - 56}" height="68" rx="34" fill="#F59120"/>${text(759, 25, screen, 'font-weight="bold" fill="#2a1a0c"')}
<rect x="${w / 2 - 66}" y="${h - 24}" width="132" height="7" rx="3.500" fill="#2a2a26"/></svg>`;
}

export function labelSvg({
  title,
  sub = "",
  size = "",
  bg = "#24513b",
  panel = "#f4ecdb",
  ink = "#174030",
  picture,
  w = 600,
  h = 900,
}) {
  const { lines, font } = titleOf({ title, w });
  const wide = w > h;
  const artSize = Math.min(w * 0.66, h * (wide ? 0.33 : 0.4)) / 220;
  const top = h * 0.17;
  const escape = (s) => s.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="${bg}"/>
<g transform="translate(${w / 2 - w * 0.045} ${h * 0.028}) scale(${w / 640})">${MARK.replaceAll("FG", "#f4ecdb")}</g>
<rect x="${w * 0.09}" y="${h * 0.11}" width="${w * 0.82}" height="${h * 0.74}" rx="${w * 0.03}" fill="${panel}"/>
${lines.map((l, i) => `<text x="${w / 2}" y="${top + font * (0.75 + i * 1.08)}" text-anchor="middle" font-family="DejaVu Serif" font-weight="bold" font-size="${font}" fill="${ink}">${escape(l)}</text>`).join("")}
<text x="${w / 2}" y="${top + font * (0.8 + lines.length * 1.08)}" text-anchor="middle" font-family="DejaVu Sans" font-size="${font * 0.46}" fill="${ink}">${escape(sub)}</text>
<g transform="translate(${w / 2} ${h * (wide ? 0.68 : 0.6)}) scale(${artSize})">${picture}</g>
${size ? `<rect x="${w * 0.3}" y="${h * 0.875}" width="${w * 0.4}" height="${h * 0.085}" rx="${h * 0.04}" fill="#F59120"/><text x="${w / 2}" y="${h * 0.935}" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="${h * 0.05}" fill="#2a1a0c">${escape(size)}</text>` : ""}</svg>`;
}

/** Writes the label of one picture and returns the file, or undefined when it has none. */
export async function writeLabels(key, traits, folder) {
  const found = [traits.label, ...(traits.labels ?? [])].filter(Boolean);
  if (!found.length) return undefined;
  fs.mkdirSync(folder, { recursive: true });
  const files = [];
  for (const [i, label] of found.entries()) {
    const file = path.join(folder, `${key}-${i}.png`);
    const image = sharp(
      Buffer.from((label.screen ? screenSvg : labelSvg)({ ...label, picture: await pictureOf(label.art) })),
      {
        unlimited: true,
      },
    );
    await image.clone().png().toFile(file);
    fs.writeFileSync(file.replace(".png", ".rgb"), await image.removeAlpha().raw().toBuffer());
    files.push(file);
  }
  return files;
}
