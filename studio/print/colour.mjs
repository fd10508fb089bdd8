// Colours of the brand on packs, and how they mix.
export const KALK = "#fffdf8";
export const CREAM = "#f8f1e1";
export const LOMMER = "#174030";
export const NACHT = "#0f2a1e";
export const GOUD = "#f59120";
export const BAST = "#6a4d35";

const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** `share` of b in a. */
export const mix = (a, b, share) => {
  const other = channels(b);
  return `#${channels(a)
    .map((c, i) =>
      Math.round(c + (other[i] - c) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
};
