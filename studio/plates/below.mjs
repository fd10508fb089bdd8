// Plates of what lies below: under artificial grass, and in a pot.
import { CUT, GREENS, leaf, line, n, shape, SOFT, text, wander } from "./shapes.mjs";

export function kunstgrasLagen() {
  let out = "";
  const r = wander(17);
  for (let x = 60; x < 560; x += 4)
    out += line(
      `M${x} 98q${n((r() - 0.5) * 10)} -20 ${n((r() - 0.5) * 16)} ${n(-34 - r() * 10)}`,
      GREENS[Math.floor(r() * 4)],
      2.5,
    );
  const layers = [
    [98, 14, "#2A2A28", "Kunstgras", "met kwartszand ingestrooid"],
    [112, 62, "#D8B878", "Brekerzand, tweede laag", "5 cm, vlak getrild"],
    [174, 62, "#C9A661", "Brekerzand, eerste laag", "5 cm, vlak getrild"],
    [236, 10, "#3E4A42", "Worteldoek", "bij hardnekkig onkruid"],
    [246, 94, "#5A4030", "Bodem", "10 cm uitgegraven, 15 op klei"],
  ];
  layers.forEach(([y, h, fill, a, b], i) => {
    out += `<rect x="60" y="${y}" width="500" height="${h}" fill="${fill}"/>`;
    if (i === 1 || i === 2)
      for (let k = 0; k < 150; k++)
        out += `<circle cx="${n(64 + r() * 492)}" cy="${n(y + 3 + r() * (h - 6))}" r="1.6" fill="#A8854A"/>`;
    const ly = [66, 128, 190, 246, 300][i];
    out +=
      line(`M560 ${n(y + h / 2)}L584 ${ly}H594`, SOFT, 1.5) +
      text(602, ly, a, { size: 17 }) +
      text(602, ly + 20, b, { size: 15, fill: SOFT, weight: 600 });
  });
  out +=
    `<rect x="40" y="82" width="20" height="180" fill="#A8A49A"/>` +
    line("M50 262V352", SOFT, 1.5) +
    text(40, 370, "opsluitband, 2 cm onder het gras", { size: 15, fill: SOFT });
  return [out, 385];
}

export function verpotten() {
  let out = line("M0 380H860", "#8C775C", 2);
  const pot = (x, w, h, fill) =>
    shape(`M${x - w} ${380 - h}H${x + w}L${n(x + w * 0.78)} 380H${n(x - w * 0.78)}z`, fill);
  const plant = (x, y, seed) => {
    const r = wander(seed);
    let p = "";
    for (let i = 0; i < 11; i++) {
      const a = -75 + i * 15;
      p += leaf(x, y, a, 110 + r() * 40, GREENS[i % 4], 0.22);
    }
    return p;
  };
  const roots = (x, y, w, seed) => {
    const r = wander(seed);
    return Array.from({ length: 16 }, () =>
      line(`M${x} ${y}q${n((r() - 0.5) * w * 2)} 30 ${n((r() - 0.5) * w * 1.7)} ${n(40 + r() * 50)}`, "#E3CFA8", 2),
    ).join("");
  };
  out +=
    plant(140, 268, 3) +
    pot(140, 60, 112, "#B9683F") +
    roots(140, 290, 50, 9) +
    line("M112 380v18M140 380v22M168 380v16", "#E3CFA8", 2.5);
  out += plant(430, 258, 3) + shape("M376 262h108l-14 92h-80z", "#4A3526") + roots(430, 262, 50, 12);
  out +=
    plant(720, 262, 3) +
    pot(720, 84, 136, "#B9683F") +
    shape("M646 262h148l-14 104h-120z", "#35251A") +
    shape("M668 264h104l-12 84h-80z", "#4A3526") +
    roots(720, 266, 46, 15);
  out +=
    line("M806 244V262", CUT, 2) +
    line("M800 244h12M800 262h12", CUT, 2) +
    text(818, 259, "2 cm", { size: 15, fill: CUT });
  out +=
    text(140, 426, "Wortels uit de gaten:", { anchor: "middle", size: 16 }) +
    text(140, 447, "het is tijd", { anchor: "middle", size: 16 });
  out +=
    text(430, 426, "Wit en stevig is gezond,", { anchor: "middle", size: 16 }) +
    text(430, 447, "bruin en slap mag weg", { anchor: "middle", size: 16 });
  out +=
    text(720, 426, "Pot twee vingers ruimer,", { anchor: "middle", size: 16 }) +
    text(720, 447, "kluit 2 cm onder de rand", { anchor: "middle", size: 16 });
  return [out, 465];
}
