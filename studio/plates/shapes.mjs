// The shapes that article plates are drawn with.

export const INK = "#174030";
export const SOFT = "#6A4D35";
export const CUT = "#A84A06";
export const WOOD = "#6B5744";
export const GREENS = ["#2C6A3C", "#3B7A42", "#4B8A3A", "#6E9A3C"];

export const n = (v) => Math.round(v * 10) / 10;
export const text = (x, y, words, { size = 17, fill = INK, anchor = "start", weight = 700 } = {}) =>
  `<text x="${n(x)}" y="${n(y)}" font-family="Figtree, Arial, sans-serif" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;
export const line = (d, stroke = SOFT, width = 2, more = "") =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round"${more}/>`;
export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
export const leaf = (x, y, angle, long, fill, wide = 0.34) =>
  `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" d="M0 0C${n(-long * wide)} ${n(-long * 0.35)} ${n(-long * wide * 0.7)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(long * wide * 0.7)} ${n(-long * 0.8)} ${n(long * wide)} ${n(-long * 0.35)} 0 0z" fill="${fill}"/>`;
export const cut = (x1, x2, y) => line(`M${x1} ${y}H${x2}`, CUT, 3, ' stroke-dasharray="9 6"');
export const soil = (width, top, height) =>
  `<rect y="${top}" width="${width}" height="${height}" fill="#5A4030"/><path d="M0 ${top}H${width}" stroke="#35251A" stroke-width="2"/>`;
export const scissors = (x, y) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="${CUT}" stroke-width="3" stroke-linecap="round"><path d="M0 0L30 -10M0 -10L30 0"/><circle cx="-7" cy="3" r="6"/><circle cx="-7" cy="-13" r="6"/></g>`;
/** numbers that wander but are the same every time */
export const wander = (seed) => {
  let s = seed;
  return () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  };
};

export function bush(x, ground, wide, tall, seed, count = 90) {
  const r = wander(seed);
  let out = line(`M${x} ${ground}V${ground - tall * 0.5}`, WOOD, 7);
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const q = Math.sqrt(r());
    out += leaf(
      x + Math.cos(a) * q * wide,
      ground - tall * 0.58 + Math.sin(a) * q * tall * 0.42,
      r() * 360,
      22,
      GREENS[Math.floor(r() * 4)],
    );
  }
  return out;
}

export function stalk(x, ground, tall, head, buds) {
  let out = line(
    `M${x} ${ground}C${x - 6} ${ground - tall * 0.4} ${x + 6} ${ground - tall * 0.7} ${x} ${ground - tall}`,
    WOOD,
    6,
  );
  for (const b of buds) for (const s of [-1, 1]) out += leaf(x, ground - b, s * 48, 24, "#6E9A3C", 0.42);
  return out + head(x, ground - tall);
}
export const ball = (x, y) => {
  const r = wander(Math.round(x) + 3);
  return Array.from(
    { length: 26 },
    () =>
      `<circle cx="${n(x + (r() - 0.5) * 74)}" cy="${n(y - 10 + (r() - 0.5) * 50)}" r="10" fill="${r() > 0.5 ? "#C9B48C" : "#B79E72"}"/>`,
  ).join("");
};
export const plume = (x, y) =>
  Array.from({ length: 8 }, (_, i) =>
    [-1, 1]
      .map(
        (s) =>
          `<circle cx="${n(x + s * (26 - i * 3))}" cy="${n(y + 22 - i * 13)}" r="9" fill="${i % 2 ? "#C9B48C" : "#B79E72"}"/>`,
      )
      .join(""),
  ).join("");
