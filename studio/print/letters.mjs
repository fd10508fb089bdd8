// The letters of the brand as outlines (made once by outline.py): what stands on a pack needs no font on the machine that draws it.
import fs from "node:fs";
import path from "node:path";

const CUTS = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, "letters.json"), "utf8"));

/** Every glyph of a line and where it starts, in units of the font. */
function set(text, cut) {
  const { glyphs, kern } = CUTS[cut];
  const letters = [...text];
  let x = 0;
  const placed = letters.map((letter, i) => {
    const glyph = glyphs[letter];
    if (!glyph)
      throw new Error(
        `the letter "${letter}" is not among the outlines of "${cut}": add it to studio/print/outline.py`,
      );
    const at = x;
    x += glyph[0] + (kern[letter + letters[i + 1]] ?? 0);
    return { at, path: glyph[1] };
  });
  return { placed, wide: x };
}

/** How wide a line is at size 1. */
export const measure = (text, cut = "kop") => set(text, cut).wide / CUTS[cut].upm;

/** A line of text as shapes; `anchor` is where x lies in it: 0 at its start, 1 at its end. */
export function line(text, { x, y, size, fill, cut = "tekst", anchor = 0, opacity = 1 }) {
  const { placed, wide } = set(text, cut);
  const k = size / CUTS[cut].upm;
  const shapes = placed
    .filter((glyph) => glyph.path)
    .map((glyph) => `<path transform="translate(${glyph.at} 0)" d="${glyph.path}"/>`);
  return `<g transform="translate(${x - wide * k * anchor} ${y}) scale(${k})" fill="${fill}" opacity="${opacity}">${shapes.join("")}</g>`;
}

/** The words over as many lines as suit: the fewest on which the longest fits `room` at `size`, smaller where even one word does not. */
export function block(text, { room, size, lines: most = 3, cut = "kop" }) {
  const words = text.split(" ");
  let best;
  for (let count = 1; count <= Math.min(most, words.length); count++)
    for (const lines of broken(words, count)) {
      const fits = Math.min(size, room / Math.max(...lines.map((l) => measure(l, cut))));
      if (!best || fits > best.size * 1.12) best = { lines, size: fits };
    }
  return best;
}
function broken(words, count) {
  if (count === 1) return [[words.join(" ")]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, i) => broken(words.slice(i + 1), count - 1).map((rest) => [words.slice(0, i + 1).join(" "), ...rest]));
}
