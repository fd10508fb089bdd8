// Plates on the year of the box tree moth and on rain that stays in the garden.
import { GREENS, leaf, line, n, shape, SOFT, soil, text, wander } from "./shapes.mjs";

const small = { size: 15, fill: SOFT, weight: 600 };
const MONTHS = ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"];

const caterpillar = (x, y, long) =>
  line(`M${x} ${y}q${long * 0.25} -12 ${long * 0.5} 0t${long * 0.5} 0`, "#8DA53C", 11) +
  line(`M${x} ${y - 1}q${long * 0.25} -12 ${long * 0.5} 0t${long * 0.5} 0`, "#22261A", 2, ' stroke-dasharray="5 4"') +
  `<circle cx="${x + long}" cy="${y}" r="6" fill="#22261A"/>`;

const moth = (x, y) =>
  `<g transform="translate(${x} ${y})">${shape("M0 0C-34 -30 -44 -6 -30 12C-20 22 -6 14 0 4C6 14 20 22 30 12C44 -6 34 -30 0 0z", "#6A4D35")}${shape("M0 0C-24 -20 -30 -4 -22 8C-14 14 -4 10 0 3C4 10 14 14 22 8C30 -4 24 -20 0 0z", "#FAF6EB")}${line("M0 -4V14", "#6A4D35", 5)}</g>`;

export function buxusmotJaar() {
  const from = 60;
  const step = (800 - from) / 12;
  const at = (month) => n(from + (month - 1) * step);
  let out = "";
  MONTHS.forEach((name, i) => {
    out += `<rect x="${at(i + 1)}" y="62" width="${n(step - 3)}" height="30" rx="4" fill="${i > 1 && i < 9 ? "#DCE6CC" : "#EADFC8"}"/>`;
    out += text(at(i + 1) + step / 2 - 1, 83, name, { size: 15, anchor: "middle" });
  });
  const bar = (y, a, b, fill) =>
    `<rect x="${at(a)}" y="${y}" width="${n((b - a) * step - 3)}" height="12" rx="6" fill="${fill}"/>`;
  out +=
    bar(126, 1, 3, "#B79E72") +
    bar(126, 10, 13, "#B79E72") +
    bar(126, 3.5, 5, "#4B8A3A") +
    bar(126, 6, 8, "#4B8A3A") +
    bar(126, 8, 10, "#4B8A3A") +
    bar(168, 5, 7, "#A84A06");
  out +=
    caterpillar(at(3.6), 118, 46) + caterpillar(at(6.5), 118, 46) + caterpillar(at(8.5), 118, 46) + moth(at(6), 196);
  const note = (x, y, head, ...words) =>
    text(x, y, head, { size: 16, anchor: "middle" }) +
    words.map((w, i) => text(x, y + 20 + i * 18, w, { ...small, anchor: "middle" })).join("");
  const post = (x, y1, y2) => line(`M${n(x)} ${y1}V${y2}`, SOFT, 1.5);
  out += post(at(4.25), 142, 258) + note(at(4.1), 280, "half maart–april", "rupsen worden wakker:", "eerste zoektocht");
  out += post(at(6), 222, 318) + note(at(6.2), 340, "mei–juni", "eerste motten:", "val ophangen");
  out += post(at(7.4), 142, 238) + note(at(7.6), 260, "juni–juli", "tweede lichting");
  out += post(at(9), 142, 318) + note(at(9.2), 340, "augustus–september", "derde lichting, vaak", "de grootste");
  out += post(at(11.4), 142, 238) + note(at(11.4), 260, "oktober–februari", "kleine rupsjes", "in spinsels");
  out += text(430, 36, "Motten in de val: twee tot drie weken later rupsen", { anchor: "middle", size: 20 });
  return [out, 400];
}

export function regenInDeTuin() {
  const ground = 300;
  const r = wander(47);
  let out = "";
  for (let i = 0; i < 46; i++) out += line(`M${n(r() * 840)} ${n(20 + r() * 120)}l-6 20`, "#8FB4C4", 2.5);
  out += soil(860, ground, 130);
  out += shape("M60 170H264V300H60z", "#C49A6C") + shape("M44 156L280 176V166L44 146z", "#4A3526");
  for (let i = 0; i < 60; i++)
    out += leaf(
      48 + i * 3.8,
      150 + i * 0.33,
      (r() - 0.5) * 90,
      12 + r() * 8,
      ["#6E9A3C", "#8A4A3C", "#4B8A3A", "#B79E72"][i % 4],
      0.4,
    );
  for (const x of [92, 132, 172, 212]) out += line(`M${x} 174V298`, "#A87C4C", 1.5);
  out +=
    line("M276 176V206H300", "#8A8F92", 7) +
    `<rect x="292" y="200" width="62" height="76" rx="8" fill="#3E5A4A"/>` +
    line("M292 222h62M292 254h62", "#2C4438", 3) +
    `<rect x="298" y="276" width="50" height="24" fill="#A8A49A"/>`;
  out += line("M354 210C400 214 430 262 486 296", "#8FB4C4", 5, ' stroke-dasharray="10 7"');
  out +=
    shape("M476 300C510 344 600 344 634 300z", "#FAF6EB") +
    shape("M486 312C520 344 590 344 624 312z", "#8FB4C4") +
    shape("M476 300C510 344 600 344 634 300L634 306C600 352 510 352 476 306z", "#35251A");
  for (const x of [496, 520, 548, 580, 606])
    for (let k = 0; k < 6; k++)
      out += leaf(
        x,
        330 - Math.abs(555 - x) * 0.25,
        -56 + k * 22 + (r() - 0.5) * 12,
        62 + r() * 26,
        GREENS[k % 4],
        0.14,
      );
  for (const x of [530, 555, 580]) out += line(`M${x} 352v34M${x - 6} 378l6 8l6 -8`, "#8FB4C4", 3);
  for (let x = 690; x < 846; x += 26)
    out +=
      `<rect x="${x}" y="292" width="22" height="14" rx="3" fill="#9A6A4C"/>` +
      line(`M${x + 24} 310v22M${x + 19} 325l5 7l5 -7`, "#8FB4C4", 2.5);
  const head = (x, y, k, words, ...more) =>
    text(x, y, `${k} ${words}`, { size: 17, anchor: "middle" }) +
    more.map((w, i) => text(x, y + 20 + i * 18, w, { ...small, anchor: "middle" })).join("");
  out +=
    head(150, 92, "1", "Vasthouden", "sedum op het dak") +
    head(370, 140, "2", "Bewaren", "ton van 200 liter", "op een voet van 40 cm") +
    head(556, 196, "3", "Laten zakken", "laagte van 15–20 cm") +
    head(746, 232, "4", "Doorlaten", "grind, schelpen of", "klinkers met brede voegen");
  out +=
    line("M264 404H476M272 398l-8 6l8 6M468 398l8 6l-8 6", "#FAF6EB", 2) +
    text(370, 396, "minstens 2 meter van de gevel", { size: 15, fill: "#FAF6EB", anchor: "middle" });
  return [out, 430];
}
