// How the packs of each family are laid out: seeds grow, food shines, soil lies under, lawns are mown, care states its case, stuff in bulk is plain paper, hardware is cardboard.
import { BAST, CREAM, GOUD, KALK, LOMMER, NACHT, mix } from "./colour.mjs";
import { bars, heading, leaf, mark, name, picture, roundel, small } from "./parts.mjs";
import { line, measure } from "./letters.mjs";

/** How much of a picture is its pot: that stands behind the foot of the pack. */
const POT = {
  border: 0.25,
  coneflower: 0.22,
  conifer: 0.12,
  geranium: 0.36,
  hydrangea: 0.26,
  olive: 0.1,
  petunia: 0.36,
  pinkhydrangea: 0.25,
  rhubarb: 0.25,
  rose: 0.17,
  tomatoes: 0.18,
  yew: 0.13,
};
const sinks = ({ art }) => POT[art] ?? 0.02;
const slim = (art) => art.tall > art.wide * 1.6;
const rect = (x, y, w, h, fill) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

/** Seeds: uncoated paper, a leaf behind the plant, which rises from a slope of its own colour. */
function seed({ title, sub, bg, w, h, picture: art, ...l }) {
  const paper = mix("#fbf6ea", bg, 0.07);
  const flat = art.tall < art.wide * 0.8;
  const { shapes, end } = heading({
    title,
    sub,
    x: w * 0.09,
    y: h * 0.125,
    room: w * 0.82,
    size: w * 0.165,
    ink: mix(bg, NACHT, 0.45),
    soft: mix(bg, NACHT, 0.3),
  });
  const foot = h * (flat ? 0.79 : 0.83);
  return `${rect(0, 0, w, h, paper)}${leaf(w * 0.66, h * 0.98, h * 0.86, 14, mix(paper, bg, 0.2))}
${picture(art, { x: w * (flat ? 0.52 : 0.54), y: foot, width: w * (flat ? 1.02 : 1.16), most: foot - end - h * 0.02, sink: sinks(l) })}
<path fill="${bg}" d="M0 ${h * 0.81}Q${w * 0.42} ${h * 0.735} ${w} ${h * 0.83}V${h}H0z"/><path fill="none" stroke="${GOUD}" stroke-width="${w * 0.012}" d="M0 ${h * 0.826}Q${w * 0.42} ${h * 0.751} ${w} ${h * 0.846}"/>
${rect(0, 0, w, h * 0.082, bg)}${name(w * 0.09, h * 0.066, w * 0.05, CREAM)}
${small(["Koel, droog en donker bewaren.", "Hoe je zaait en oogst, lees je op de achterkant."], { x: w * 0.09, y: h * 0.9, size: w * 0.03, ink: CREAM })}${shapes}`;
}

/** Food: the colour of what it feeds, a sun behind the plant, a gold foot. */
function feed({ title, sub, size, bg, w, h, picture: art, ...l }) {
  const { shapes, end } = heading({
    title,
    sub,
    x: w * 0.1,
    y: h * 0.135,
    room: w * 0.8,
    size: w * 0.17,
    ink: CREAM,
    soft: mix(CREAM, bg, 0.18),
  });
  const foot = h * 0.83;
  const r = Math.min(w * 0.43, (foot - end) * 0.6);
  return `${rect(0, 0, w, h, bg)}<circle cx="${w * 0.62}" cy="${foot - r * 0.72}" r="${r}" fill="${mix(CREAM, GOUD, 0.1)}"/><circle cx="${w * 0.62}" cy="${foot - r * 0.72}" r="${r * 1.09}" fill="none" stroke="${mix(bg, CREAM, 0.5)}" stroke-width="${w * 0.006}"/>
${picture(art, { x: w * (slim(art) ? 0.62 : 0.58), y: foot, width: w * 0.94, most: (foot - end) * 0.98, sink: sinks(l) })}
${rect(0, foot, w, h - foot, mix(bg, "#000000", 0.42))}${rect(0, foot, w, h * 0.008, GOUD)}${shapes}${name(w * 0.1, h * 0.105, w * 0.048, CREAM)}
${small(["Voeding voor je planten.", "Doseer zoals op de zijkant staat.", "Buiten bereik van kinderen bewaren."], { x: w * 0.45, y: foot + h * 0.05, size: w * 0.029, ink: CREAM })}${roundel(size, w * 0.24, foot + h * 0.015, w * 0.135)}`;
}

/** Soil: the plant above, a horizon of crumbs, and under it the earth that bears the name. */
function soil({ title, sub, size, bg, w, h, picture: art, ...l }) {
  const sky = mix(CREAM, bg, 0.16);
  const earth = mix(bg, "#1c1009", 0.3);
  const horizon = h * 0.565;
  const crumbs = [...Array(150).keys()].map((i) => {
    const x = ((i * 0.618034) % 1) * w;
    const down = ((i * 0.7548777) % 1) ** 2;
    const r = w * (0.004 + 0.01 * ((i * 0.5698403) % 1));
    return `<ellipse cx="${x}" cy="${horizon + h * (0.012 + 0.1 * down)}" rx="${r * 1.3}" ry="${r}" fill="${mix(earth, i % 3 ? "#000000" : CREAM, i % 3 ? 0.3 : 0.22)}"/>`;
  });
  const { shapes, end } = heading({
    title,
    sub,
    x: w * 0.11,
    y: h * 0.69,
    room: w * 0.78,
    size: w * 0.175,
    ink: CREAM,
    soft: mix(CREAM, bg, 0.15),
    lines: 2,
  });
  return `${rect(0, 0, w, h, sky)}${leaf(w * 0.3, h * 0.8, h * 0.72, -16, mix(sky, bg, 0.16))}
${picture(art, { x: w * 0.5, y: horizon + h * 0.02, width: w * 0.9, most: h * 0.42, sink: sinks(l) })}
<path fill="${earth}" d="M0 ${horizon + h * 0.012}Q${w * 0.25} ${horizon - h * 0.02} ${w * 0.5} ${horizon + h * 0.004}T${w} ${horizon - h * 0.004}V${h}H0z"/>${crumbs.join("")}
${shapes}${name(w * 0.11, h * 0.135, w * 0.052, LOMMER)}${small(["Droog bewaren, dicht gevouwen.", "Lommerrijk, grond om in te groeien."], { x: w * 0.11, y: Math.min(h * 0.915, Math.max(end + h * 0.05, h * 0.885)), size: w * 0.027, ink: CREAM })}${roundel(size, w * 0.79, horizon + h * 0.035, w * 0.118)}`;
}

/** Lawns: mown in stripes up to the sky, the name in the colour of the season; a pot stands behind the foot of the pack. */
function lawn({ title, sub, size, bg, w, h, picture: art, ...l }) {
  const potted = l.art in POT;
  const sky = h * 0.46;
  const stripes = [...Array(11).keys()].map((i) => {
    const [a, b] = [i - 5.5, i - 4.5];
    return `<path fill="${mix(i % 2 ? "#69a33f" : "#4c8a32", bg, 0.16)}" d="M${w * (0.5 + a * 0.03)} ${sky}L${w * (0.5 + b * 0.03)} ${sky}L${w * (0.5 + b * 0.3)} ${h}L${w * (0.5 + a * 0.3)} ${h}z"/>`;
  });
  const { shapes } = heading({
    title,
    sub,
    x: w * 0.11,
    y: h * 0.17,
    room: w * 0.78,
    size: w * 0.19,
    ink: CREAM,
    soft: CREAM,
    lines: 2,
  });
  return `${rect(0, 0, w, h, bg)}${stripes.join("")}<path fill="${mix(bg, "#12301a", 0.35)}" d="M0 ${sky + h * 0.008}Q${w * 0.1} ${sky - h * 0.03} ${w * 0.2} ${sky - h * 0.004}T${w * 0.42} ${sky - h * 0.012}T${w * 0.66} ${sky - h * 0.008}T${w * 0.86} ${sky - h * 0.014}T${w} ${sky - h * 0.01}V${sky + h * 0.01}z"/>
<ellipse cx="${w * 0.52}" cy="${h * 0.8}" rx="${w * 0.42}" ry="${h * 0.035}" fill="#12301a" opacity=".35"/>
${picture(art, { x: w * 0.52, y: h * (potted ? 0.85 : 0.82), width: w * (l.art === "ball" ? 0.36 : 0.86), most: h * 0.4, sink: potted ? sinks(l) : 0 })}${shapes}${name(w * 0.11, h * 0.14, w * 0.05, CREAM)}
${rect(0, h * 0.845, w, h * 0.155, mix(bg, "#000000", 0.4))}${small(["Strooien, inharken, water geven.", "Hoeveel je nodig hebt, staat op de achterkant."], { x: w * 0.11, y: h * 0.885, size: w * 0.027, ink: CREAM })}${roundel(size, w * 0.81, h * 0.845, w * 0.12)}`;
}

/** Care: white, what it is for in a ring, and what it works against in a band. */
function care({ title, sub, size, bg, w, h, picture: art, ...l }) {
  const wide = w > h * 1.1;
  const [cx, cy, r] = wide
    ? [w * 0.75, h * 0.4, Math.min(h * 0.33, w * 0.215)]
    : [w * 0.52, h * 0.555, Math.min(w * 0.36, h * 0.25)];
  const band = h * (wide ? 0.74 : 0.83);
  const { shapes } = heading({
    title,
    x: w * 0.08,
    y: h * (wide ? 0.24 : 0.145),
    room: w * (wide ? 0.42 : 0.84),
    size: w * (wide ? 0.125 : 0.165),
    ink: LOMMER,
    lines: 2,
  });
  const words = Math.min(h * 0.085, (w * (wide ? 0.56 : 0.6)) / measure(sub || title, "vet"));
  return `${rect(0, 0, w, h, KALK)}${rect(0, 0, w * 0.022, h, bg)}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${mix(KALK, bg, 0.2)}"/><circle cx="${cx}" cy="${cy}" r="${r * 1.07}" fill="none" stroke="${bg}" stroke-width="${r * 0.035}"/>
${picture(art, { x: cx, y: cy + r * (slim(art) ? 0.98 : 0.62), width: r * 2.16, most: r * (slim(art) ? 2.1 : 1.7), sink: slim(art) ? sinks(l) : 0 })}
${rect(0, band, w, h - band, bg)}${rect(0, band, w, h * 0.01, GOUD)}${line(sub || title, { x: w * 0.08, y: band + (h - band) * 0.5, size: words, fill: KALK, cut: "vet" })}${small(["Lees voor gebruik het etiket en de bijsluiter."], { x: w * 0.08, y: band + (h - band) * 0.8, size: Math.min(w * 0.028, h * 0.04), ink: KALK })}
${shapes}${name(w * 0.08, h * (wide ? 0.17 : 0.105), Math.min(w * 0.052, h * 0.07), LOMMER)}${roundel(size, w * 0.85, band + h * 0.01, Math.min(w * 0.125, h * 0.13))}`;
}

/** Bulk: unbleached paper, one strong band with the name, the stuff itself poured out under it. */
function bulk({ title, sub, size, bg, w, h, picture: art }) {
  const kraft = "#d9c39b";
  const { shapes } = heading({
    title,
    sub,
    x: w * 0.11,
    y: h * 0.255,
    room: w * 0.78,
    size: w * 0.17,
    ink: CREAM,
    soft: CREAM,
    lines: 2,
  });
  return `${rect(0, 0, w, h, kraft)}${rect(0, h * 0.205, w, h * 0.285, bg)}${rect(0, h * 0.205, w, h * 0.007, NACHT)}${rect(0, h * 0.483, w, h * 0.007, NACHT)}${name(w * 0.11, h * 0.155, w * 0.07, NACHT)}
${picture(art, { x: w * 0.5, y: h * 0.815, width: w * 0.98, most: h * 0.3 })}
${rect(w * 0.11, h * 0.835, w * 0.78, h * 0.003, NACHT)}${small([title, "Inhoud gemeten bij het vullen.", "Droog bewaren."], { x: w * 0.11, y: h * 0.862, size: w * 0.027, ink: NACHT })}${bars(w * 0.62, h * 0.85, w * 0.27, h * 0.06)}${shapes}${roundel(size, w * 0.8, h * 0.485, w * 0.115)}`;
}

/** Hardware: printed cardboard in one ink, and a label with the thing itself. */
function ware({ title, sub, size, bg, w, h, picture: art }) {
  const board = "#c8a672";
  const wide = w > h * 1.2;
  const edge = h > w * 1.6 ? 0.17 : 0.07; // a slim tube turns its edges away
  const room = w * (wide ? 0.45 : 1 - 2 * edge);
  const { shapes, end } = heading({
    title,
    sub,
    x: w * edge,
    y: h * (wide ? 0.27 : 0.16),
    room,
    size: Math.min(w * 0.15, h * 0.24),
    ink: NACHT,
    soft: BAST,
    lines: wide ? 2 : 1,
  });
  const [x, y, lw, lh] = wide
    ? [w * 0.55, h * 0.09, w * 0.4, h * 0.72]
    : [w * edge, end + h * 0.03, w * (1 - 2 * edge), h * 0.7 - end];
  return `${rect(0, 0, w, h, board)}${rect(0, h * 0.9, w, h * 0.1, bg)}${rect(0, h * 0.885, w, h * 0.015, GOUD)}${rect(x, y, lw, lh, KALK)}
${picture(art, { x: x + lw / 2, y: y + lh * 0.9, width: lw * 0.94, most: lh * 0.82 })}${shapes}${name(w * edge, h * (wide ? 0.18 : 0.11), Math.min(w * 0.055, h * 0.095), NACHT)}
${line(size, { x: w * edge, y: h * 0.815, size: Math.min(w * 0.07, h * 0.14), fill: NACHT, cut: "vet" })}${line("Lommerrijk", { x: w * (1 - edge), y: h * 0.972, size: h * 0.055, fill: CREAM, cut: "kop", anchor: 1 })}`;
}

const FAMILIES = { seed, feed, soil, lawn, care, bulk, ware };

/** The front of a pack in the manner of its family, as shapes within w × h. */
export function front(label) {
  const family = FAMILIES[label.kind];
  if (!family) throw new Error(`no family of packs "${label.kind}"`);
  return family(label);
}

/** The side of a box beside its front: its colour, the mark, how to use it, a bar code. */
export function side({ kind, title, size: inside, bg, w, h }) {
  const ground = kind === "ware" ? "#bf9c68" : kind === "care" ? bg : mix(bg, "#000000", 0.1);
  const ink = kind === "ware" ? NACHT : CREAM;
  const words =
    kind === "ware"
      ? [
          "Inhoud",
          `${title}, ${inside}`,
          "",
          "Gebruik",
          "Zie de achterkant.",
          "",
          "Weggooien",
          "Doos bij het oud papier.",
        ]
      : [
          "Gebruik",
          "Lees eerst de achterkant.",
          "Gebruik niet meer dan nodig.",
          "",
          "Bewaren",
          "Koel, droog en vorstvrij.",
          "",
          "Weggooien",
          "Doos bij het oud papier.",
        ];
  const size = Math.min(h * 0.028, ...words.map((l) => (l ? (w * 0.76) / measure(l, "tekst") : h)));
  return `${rect(0, 0, w, h, ground)}${mark(w * 0.47, h * 0.2, Math.min(h * 0.11, w * 0.3), ink)}${line(title, { x: w * 0.5, y: h * 0.28, size: Math.min(w * 0.13, h * 0.1, (w * 0.8) / measure(title)), fill: ink, cut: "kop", anchor: 0.5 })}${small(words, { x: w * 0.12, y: h * 0.37, size, ink })}${bars(w * 0.2, h * 0.82, w * 0.6, h * 0.1)}`;
}
