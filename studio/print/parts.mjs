// What every pack is put together from: the mark, the title, a roundel with how much is in it, small print, the picture.
import { CREAM, GOUD, NACHT } from "./colour.mjs";
import { block, line, measure } from "./letters.mjs";

const LEAF = "M21 50C9.500 40.500 8.500 20.500 21 7c12.500 13.500 11.500 33.500 0 43z";
const SHADE = "M21 50c7.500-8.500 22.500-10 36-4.500C45.500 55.500 29 57 21 50z";

/** The mark of the brand, `tall` high, its foot at x, y. */
export const mark = (x, y, tall, ink) => {
  const k = tall / 43;
  return `<g transform="translate(${x - 21 * k} ${y - 50 * k}) scale(${k})"><path fill="${ink}" d="${LEAF}"/><path fill="${GOUD}" d="${SHADE}"/></g>`;
};

/** A leaf as large as one likes, leaning: the ground of a picture. */
export const leaf = (x, y, tall, turn, fill) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${tall / 43}) translate(-21 -50)" fill="${fill}" d="${LEAF}"/>`;

/** Mark and name on one line. */
export const name = (x, y, size, ink) =>
  `${mark(x + size * 0.4, y + size * 0.1, size * 1.05, ink)}${line("Lommerrijk", { x: x + size * 1.22, y, size, fill: ink, cut: "kop" })}`;

/** The name of the thing and what it is for; returns the shapes and where they end. */
export function heading({ title, sub, x, y, room, size, ink, soft = ink, lines = 3, anchor = 0 }) {
  const set = block(title, { room, size, lines });
  let at = y + set.size * 0.78;
  const shapes = set.lines.map((words, i) =>
    line(words, { x, y: at + i * set.size * 0.98, size: set.size, fill: ink, cut: "kop", anchor }),
  );
  at += (set.lines.length - 1) * set.size * 0.98;
  const small = Math.min(set.size * 0.46, room / measure(sub || "i", "tekst"), size * 0.4);
  if (sub) {
    at += small * 1.55;
    shapes.push(line(sub, { x, y: at, size: small, fill: soft, anchor }));
  }
  return { shapes: shapes.join(""), end: at };
}

/** How much is in it, in a disc: the number large, the measure under it. */
export function roundel(size, x, y, r, { fill = GOUD, ink = NACHT } = {}) {
  if (!size) return "";
  const [number, ...rest] = size.split(" ");
  const measured = rest.join(" ");
  const big = Math.min(r * 0.92, (r * 1.5) / measure(number, "vet"));
  const small = Math.min(r * 0.42, (r * 1.3) / measure(measured || "i", "vet"));
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.9}" fill="none" stroke="${ink}" stroke-width="${r * 0.022}" opacity=".55"/>${line(number, { x, y: y + big * 0.24, size: big, fill: ink, cut: "vet", anchor: 0.5 })}${line(measured, { x, y: y + r * 0.64, size: small, fill: ink, cut: "vet", anchor: 0.5 })}`;
}

/** A few lines of small print. */
export const small = (lines, { x, y, size, ink, anchor = 0, opacity = 0.85 }) =>
  lines.map((words, i) => line(words, { x, y: y + i * size * 1.38, size, fill: ink, anchor, opacity })).join("");

/** The picture as wide as told but no taller than `most`, its foot (less what sinks away) at x, y. */
export function picture({ data, wide, tall }, { x, y, width, most, sink = 0, anchor = 0.5 }) {
  const k = Math.min(width / wide, most / (tall * (1 - sink)));
  return `<image x="${x - wide * k * anchor}" y="${y - tall * k * (1 - sink)}" width="${wide * k}" height="${tall * k}" href="${data}"/>`;
}

/** A bar code that says nothing, on its own white field. */
export function bars(x, y, w, h) {
  let at = x + w * 0.06;
  const shapes = [];
  for (let i = 0; at < x + w * 0.92; i++) {
    const wide = ((i * 7919) % 5 < 2 ? 1 : (i * 104729) % 3 ? 1.7 : 2.6) * w * 0.011;
    shapes.push(`<rect x="${at}" y="${y + h * 0.1}" width="${wide}" height="${h * 0.8}" fill="${NACHT}"/>`);
    at += wide + ((i * 31) % 4 ? 1 : 2.2) * w * 0.012;
  }
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${CREAM}"/>${shapes.join("")}`;
}
