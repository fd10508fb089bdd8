export const FACES = [
  { family: "Lommer Kop", file: "lommer-kop", weight: "400", style: "normal" },
  { family: "Figtree", file: "figtree-var", weight: "400 700", style: "normal" },
  { family: "Figtree", file: "figtree-cursief", weight: "400", style: "italic" },
];

const rule = ({ family, file, weight, style }: (typeof FACES)[number]) =>
  `@font-face{font-family:"${family}";src:url(/fonts/${file}.woff2)format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`;

/** For whoever has no scripts; the others get their fonts from `server/html/wake-up.ts`. */
export const fontSheet = (): string => FACES.map(rule).join("");
