// Our own printed labels for bags, boxes, bottles, seed packets and cards: SVG, rasterised as a texture for the render.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const MARK =
  '<path fill="FG" d="M21 50C9.500 40.500 8.500 20.500 21 7c12.500 13.500 11.500 33.500 0 43z"/><path fill="#F59120" d="M21 50c7.500-8.500 22.500-10 36-4.500C45.500 55.500 29 57 21 50z"/>';
// what was drawn for the packs (botany/art.json): cut-outs in studio/art, which replace the small drawings below
const drawnArt = (name) => path.join(import.meta.dirname, "art", `${name}.webp`);
async function pictureOf(name) {
  if (!fs.existsSync(drawnArt(name))) return undefined;
  const png = await sharp(drawnArt(name)).trim().png().toBuffer({ resolveWithObject: true });
  const long = Math.max(png.info.width, png.info.height);
  const [w, h] = [(png.info.width / long) * 250, (png.info.height / long) * 250];
  return `<image x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" href="data:image/png;base64,${png.data.toString("base64")}"/>`;
}
const turn = (n, f) => Array.from({ length: n }, (_, i) => f((360 / n) * i)).join("");

const flower = (petals, col, heart, w = 24, len = 70) =>
  `${turn(petals, (a) => `<ellipse cx="0" cy="-${len * 0.62}" rx="${w}" ry="${len * 0.52}" fill="${col}" transform="rotate(${a})"/>`)}<circle r="${len * 0.26}" fill="${heart}"/>`;
const leafy = (col = "#4d8a3a") => `<path d="M0 0C-40 -30 -40 -80 0 -120C40 -80 40 -30 0 0z" fill="${col}"/>`;

/** small drawings, centred on 0,0 in about 200 × 200 */
const ART = {
  poppy: () => `<path d="M0 100V10" stroke="#5a8a3c" stroke-width="7"/>${flower(5, "#d8321f", "#241018", 42, 80)}`,
  cornflower: () =>
    `<path d="M0 100V10" stroke="#5a8a5c" stroke-width="7"/>${flower(10, "#3f55c0", "#2a2a70", 15, 84)}`,
  sunflower: () =>
    `<path d="M0 110V10" stroke="#5a8a3c" stroke-width="9"/>${flower(16, "#f2b418", "#5a3418", 15, 96)}<circle r="34" fill="#5a3418"/>`,
  nasturtium: () =>
    `${flower(5, "#ee7a1c", "#b83a14", 40, 84)}<circle cx="70" cy="70" r="40" fill="#6a9a44"/><circle cx="-74" cy="66" r="34" fill="#5a8a3c"/>`,
  cosmos: () =>
    `<path d="M-50 100V-10M55 100V30" stroke="#5a8a3c" stroke-width="6"/><g transform="translate(-50 -20)">${flower(8, "#d85a94", "#f0c040", 24, 70)}</g><g transform="translate(56 20) scale(.8)">${flower(8, "#f6ecf0", "#f0c040", 24, 70)}</g>`,
  marigold: () =>
    `<path d="M0 100V10" stroke="#5a8a3c" stroke-width="7"/>${flower(18, "#f09018", "#c86a10", 12, 84)}${flower(12, "#f4a838", "#a8500c", 11, 52)}`,
  meadow: () =>
    `<path d="M-70 100V0M0 100V-40M70 100V10" stroke="#5a8a3c" stroke-width="6"/><g transform="translate(-70 -10) scale(.6)">${flower(5, "#d8321f", "#241018", 42, 80)}</g><g transform="translate(0 -50) scale(.6)">${flower(14, "#ffffff", "#f0c030", 14, 84)}</g><g transform="translate(70 0) scale(.6)">${flower(10, "#4a60c8", "#2a2a70", 15, 84)}</g>`,
  tomato: () =>
    `<circle r="74" cy="14" fill="#d0331f"/>${turn(5, (a) => `<path d="M0 -56L9 -14L-9 -14z" fill="#4d8a3a" transform="translate(0 -44) rotate(${a})"/>`)}`,
  cucumber: () =>
    `<rect x="-92" y="-30" width="184" height="56" rx="28" fill="#3f7a30" transform="rotate(-28)"/><rect x="-70" y="-18" width="130" height="8" rx="4" fill="#6aa34c" transform="rotate(-28)"/>`,
  carrot: () =>
    `${[-30, 0, 30].map((a) => `<path d="M0 -40C-14 -70 -10 -100 0 -120C10 -100 14 -70 0 -40z" fill="#4d8a3a" transform="rotate(${a} 0 -40)"/>`).join("")}<path d="M-34 -40C-30 40 -8 90 0 112C8 90 30 40 34 -40z" fill="#ee7f1e"/>`,
  radish: () =>
    `${[-28, 8, 36].map((a) => `<g transform="rotate(${a} 0 -20) translate(0 -10) scale(.7)">${leafy()}</g>`).join("")}<circle cy="34" r="50" fill="#c8284c"/><path d="M-12 80L0 124L12 80z" fill="#f6ece6"/>`,
  lettuce: () =>
    turn(
      9,
      (a) =>
        `<path d="M0 10C-54 -10 -50 -84 0 -96C50 -84 54 -10 0 10z" fill="${a % 80 ? "#7fb24a" : "#a03c44"}" opacity=".92" transform="rotate(${a})"/>`,
    ),
  bean: () =>
    `<path d="M-90 40C-40 -50 40 -60 92 -30C50 -20 -20 10 -70 66z" fill="#4f8f34"/><path d="M-80 84C-30 0 50 0 96 30C50 30 -10 60 -60 104z" fill="#68a648"/>`,
  courgette: () =>
    `<rect x="-100" y="-34" width="190" height="66" rx="33" fill="#2f6a2c" transform="rotate(-24)"/><g transform="translate(86 -58) scale(.5)">${flower(5, "#f2b020", "#e08a10", 34, 70)}</g>`,
  kale: () =>
    turn(
      11,
      (a) =>
        `<path d="M0 20C-30 -10 -50 -40 -34 -66C-40 -90 -10 -100 0 -104C10 -100 40 -90 34 -66C50 -40 30 -10 0 20z" fill="${a % 65 > 30 ? "#3f6f4a" : "#55875a"}" transform="rotate(${a})"/>`,
    ),
  pumpkin: () =>
    `<path d="M0 -60V-92" stroke="#5a7a34" stroke-width="16"/>${[-60, -32, 0, 32, 60].map((x, i) => `<ellipse cx="${x}" cy="14" rx="42" ry="72" fill="${i % 2 ? "#dd5c14" : "#ea7420"}"/>`).join("")}`,
  basil: () =>
    `${[-58, 0, 58].map((a) => `<g transform="rotate(${a})">${leafy("#57a03a")}</g>`).join("")}<g transform="translate(0 40) scale(.8)">${leafy("#6bb34a")}</g>`,
  parsley: () =>
    [-50, -18, 18, 50]
      .map(
        (a) =>
          `<g transform="rotate(${a} 0 90)"><path d="M0 90V0" stroke="#5a9a40" stroke-width="6"/>${turn(7, (b) => `<circle cx="0" cy="-24" r="17" fill="#4d9236" transform="translate(0 -10) rotate(${b})"/>`)}</g>`,
      )
      .join(""),
  grass: () =>
    Array.from(
      { length: 19 },
      (_, i) =>
        `<path d="M${-90 + i * 10} 90Q${-90 + i * 10 + (i % 3) * 6} 0 ${-96 + i * 11} ${-60 - (i % 4) * 18}" stroke="${i % 2 ? "#5c9a3a" : "#7cb24c"}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
    ).join(""),
  leaf: () =>
    `<g transform="translate(-30 70) scale(1.5)">${leafy("#2f6a3c")}</g><g transform="translate(0 66) rotate(72) scale(1.1)">${leafy("#F59120")}</g>`,
  drop: () => '<path d="M0 -96C46 -30 66 4 66 36A66 66 0 0 1 -66 36C-66 4 -46 -30 0 -96z" fill="#4a86a8"/>',
  bug: () =>
    '<ellipse cy="10" rx="66" ry="74" fill="#c8301f"/><path d="M0 -64V84" stroke="#241414" stroke-width="7"/><circle cy="-70" r="34" fill="#241414"/><circle cx="-30" cy="0" r="13" fill="#241414"/><circle cx="30" cy="0" r="13" fill="#241414"/><circle cx="-26" cy="44" r="12" fill="#241414"/><circle cx="26" cy="44" r="12" fill="#241414"/>',
  snail: () =>
    '<circle cx="14" cy="-6" r="62" fill="#b8864c"/><circle cx="14" cy="-6" r="36" fill="#d8ae74"/><circle cx="14" cy="-6" r="14" fill="#b8864c"/><path d="M-96 62H82C60 90 -60 96 -96 62z" fill="#8a7a58"/>',
  worm: () =>
    '<path d="M-90 40C-60 -40 -20 -40 0 20C20 80 60 80 90 0" stroke="#c48a7a" stroke-width="26" fill="none" stroke-linecap="round"/>',
  moth: () =>
    '<path d="M0 0C-60 -90 -110 -60 -96 0C-90 50 -30 50 0 10C30 50 90 50 96 0C110 -60 60 -90 0 0z" fill="#e8e2d2" stroke="#5a4a3a" stroke-width="8"/><ellipse rx="10" ry="46" fill="#5a4a3a"/>',
  rose: () =>
    `${turn(7, (a) => `<circle cx="0" cy="-44" r="38" fill="#cf4a62" transform="rotate(${a})"/>`)}<circle r="44" fill="#b83450"/><circle r="22" fill="#8f2038"/>`,
  hydrangea: () =>
    `${turn(9, (a) => `<g transform="rotate(${a}) translate(0 -56) scale(.34)">${flower(4, "#6f8fd6", "#eef0dc", 40, 80)}</g>`)}${turn(5, (a) => `<g transform="rotate(${a}) translate(0 -22) scale(.34)">${flower(4, "#8fa9e4", "#eef0dc", 40, 80)}</g>`)}`,
  conifer: () =>
    '<path d="M0 -104L60 -10H28L76 70H-76L-28 -10H-60z" fill="#2f5f38"/><rect x="-9" y="70" width="18" height="34" fill="#6b4a30"/>',
  olive: () =>
    `<path d="M-90 60Q0 20 90 -60" stroke="#6a7a4c" stroke-width="7" fill="none"/>${[-60, -20, 20, 60].map((x, i) => `<ellipse cx="${x}" cy="${-x * 0.6 + (i % 2 ? 30 : -30)}" rx="36" ry="12" fill="#7d9464" transform="rotate(${i % 2 ? 40 : -70} ${x} ${-x * 0.6 + (i % 2 ? 30 : -30)})"/>`).join("")}<circle cx="6" cy="40" r="18" fill="#4a3a4c"/>`,
  cactus: () =>
    '<rect x="-30" y="-90" width="60" height="180" rx="30" fill="#4a8a50"/><rect x="-84" y="-30" width="36" height="74" rx="18" fill="#5a9a5c"/><rect x="-70" y="16" width="60" height="26" fill="#5a9a5c"/><rect x="48" y="-50" width="36" height="70" rx="18" fill="#5a9a5c"/><rect x="10" y="-4" width="60" height="26" fill="#5a9a5c"/>',
  bulb: () =>
    '<path d="M0 -96C14 -50 70 -20 66 40C60 92 -60 92 -66 40C-70 -20 -14 -50 0 -96z" fill="#b06c38"/><path d="M0 -80C8 -20 20 30 6 84M-30 70C-40 20 -20 -20 -4 -60" stroke="#7d4620" stroke-width="5" fill="none"/>',
  bird: () =>
    '<path d="M-90 10C-60 -70 30 -80 60 -20L104 -10L62 6C50 70 -40 76 -90 10z" fill="#4a7aa0"/><path d="M-40 10C-10 -30 30 -20 40 20C20 60 -20 60 -40 10z" fill="#ecc850"/><circle cx="44" cy="-24" r="7" fill="#1c1c1c"/>',
  orchid: () => flower(5, "#d86fb4", "#f0d060", 34, 84),
  sand: () => '<path d="M-100 60C-60 -20 -20 -60 10 -62C50 -60 80 10 104 60z" fill="#d8b878"/>',
  stone: () => '<circle r="70" fill="#a8a49a"/>',
  bark: () =>
    [-60, -10, 40]
      .map(
        (x, i) =>
          `<rect x="${x - 30}" y="${-40 + i * 26}" width="86" height="34" rx="9" fill="${i % 2 ? "#7a4a2c" : "#94603c"}" transform="rotate(${i * 33 - 30} ${x} 0)"/>`,
      )
      .join(""),
  cow: () =>
    '<path d="M-70 -40C-50 -80 50 -80 70 -40L60 50C40 90 -40 90 -60 50z" fill="#f2ece0"/><path d="M-70 -40C-40 -70 -10 -40 -30 0z" fill="#4a3a30"/><ellipse cy="56" rx="46" ry="28" fill="#e0a898"/>',
};

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
  art = "leaf",
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
<g transform="translate(${w / 2} ${h * (wide ? 0.68 : 0.6)}) scale(${artSize})">${picture ?? (ART[art] ?? ART.leaf)()}</g>
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
      Buffer.from((label.screen ? screenSvg : labelSvg)({ ...label, picture: await pictureOf(label.art ?? "leaf") })),
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
