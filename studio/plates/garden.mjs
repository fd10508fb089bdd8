// Plates from the garden: bamboo and its barrier, how high to mow, a deep vegetable bed, an olive before and after.
import { CUT, cut, GREENS, INK, leaf, line, n, scissors, shape, SOFT, soil, text, wander } from "./shapes.mjs";

const small = { size: 15, fill: SOFT, weight: 600 };
const measure = (x, y1, y2, colour = SOFT) => line(`M${x} ${y1}V${y2}M${x - 6} ${y1}h12M${x - 6} ${y2}h12`, colour, 2);

/** A clump of culms on its roots. */
function culms(x, ground, wide, tall, seed, count) {
  const r = wander(seed);
  let out = "";
  for (let i = 0; i < count; i++) {
    const foot = x + ((i + 0.5) / count - 0.5) * wide;
    const top = foot + (foot - x) * 1.3 + (r() - 0.5) * 16;
    const high = tall * (0.72 + r() * 0.28);
    out += line(
      `M${n(foot)} ${ground}Q${n(foot)} ${n(ground - high * 0.6)} ${n(top)} ${n(ground - high)}`,
      "#8A9A3C",
      4,
    );
    for (let k = 0; k < 9; k++) {
      const t = 0.35 + k * 0.075;
      out += leaf(foot + (top - foot) * t * t, ground - high * t, (r() - 0.5) * 190, 30, GREENS[k % 4], 0.16);
    }
  }
  return out;
}

export function bamboeBegrenzer() {
  const ground = 232;
  const r = wander(41);
  let out = culms(190, ground, 74, 190, 3, 9) + culms(620, ground, 130, 172, 8, 11) + soil(860, ground, 218);
  for (let i = 0; i < 22; i++)
    out += line(
      `M${n(160 + r() * 60)} ${ground + 6}q${n((r() - 0.5) * 60)} 40 ${n((r() - 0.5) * 110)} ${n(60 + r() * 44)}`,
      "#E3CFA8",
      2,
    );
  out += line("M500 296C450 300 452 262 458 236", "#E3CFA8", 6) + line("M500 296H736", "#E3CFA8", 7);
  out += line("M736 296C780 300 790 262 786 240", "#E3CFA8", 6);
  for (let x = 516; x < 736; x += 22)
    out += line(`M${x} 298q${n((r() - 0.5) * 16)} 24 ${n((r() - 0.5) * 30)} 46`, "#CDB68A", 2);
  out += shape("M436 216L446 216L478 408L468 408z", "#22262A") + shape("M804 216L814 216L782 408L772 408z", "#22262A");
  out +=
    measure(412, 232, 408, "#FAF6EB") +
    line("M412 216V232M406 216h12", SOFT, 2) +
    text(402, 318, "70 cm", { anchor: "end", size: 16, fill: "#FAF6EB" });
  out +=
    line("M826 216V232M820 216h12M820 232h12", CUT, 2) +
    text(838, 212, "5 cm", { size: 15, fill: CUT, anchor: "middle" });
  out +=
    text(190, 30, "Fargesia: een pol", { anchor: "middle", size: 19 }) +
    text(620, 26, "Phyllostachys: een loper", { anchor: "middle", size: 19 });
  out += text(190, 380, "geen begrenzer nodig", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  out += text(625, 372, "licht schuin naar buiten:", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  out += text(625, 393, "uitlopers gaan omhoog", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  out += text(625, 434, "minstens 3 m² per plant", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  return [out, 450];
}

export function maaihoogte() {
  const ground = 330;
  const scale = 26; // pixels to a centimetre
  let out = soil(860, ground, 70);
  const r = wander(13);
  const situations = [
    [134, 3.5, "3–3,5 cm", "fijn siergazon"],
    [296, 5, "4–5 cm", "gewoon speelgazon"],
    [458, 6, "6 cm", "schaduw"],
    [620, 7, "6–7 cm", "hitte en droogte"],
  ];
  for (let cm = 0; cm <= 9; cm++)
    out +=
      line(`M40 ${ground - cm * scale}H${cm % 3 ? 50 : 58}`, SOFT, 2) +
      (cm % 3 ? "" : text(34, ground - cm * scale + 5, cm, { size: 14, fill: SOFT, anchor: "end" }));
  out +=
    line(`M40 ${ground}V${ground - 9 * scale}`, SOFT, 2) +
    text(40, 82, "cm", { size: 14, fill: SOFT, anchor: "middle" });
  for (const [x, cm, high, where] of situations) {
    for (let i = 0; i < 46; i++) {
      const at = x - 62 + i * 2.75;
      const tall = cm * scale * (0.96 + r() * 0.04);
      out += line(
        `M${n(at)} ${ground}q${n((r() - 0.5) * 8)} ${n(-tall * 0.6)} ${n((r() - 0.5) * 12)} ${n(-tall)}`,
        GREENS[Math.floor(r() * 4)],
        3,
      );
    }
    out += cut(x - 72, x + 72, ground - cm * scale);
    out +=
      text(x, ground - cm * scale - 14, high, { anchor: "middle", size: 19 }) +
      text(x, 360, where, { anchor: "middle", size: 16, fill: "#FAF6EB" });
  }
  for (let i = 0; i < 9; i++) {
    const x = 740 + i * 5;
    out +=
      line(`M${x} ${ground}q2 -52 ${i - 4} -104`, GREENS[i % 4], 3) +
      line(`M${x + i - 4} ${ground - 104}q1 -26 ${n((i - 4) * 0.6)} -52`, "#C9B48C", 3);
  }
  out += cut(724, 800, ground - 104) + scissors(818, ground - 99);
  out +=
    text(762, 112, "6 cm", { anchor: "middle", size: 15, fill: SOFT }) +
    text(762, 131, "wordt 4", { anchor: "middle", size: 15, fill: CUT });
  out += text(766, 360, "een derde eraf", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  out += text(430, 40, "Nooit meer dan een derde van de spriet", { anchor: "middle", size: 20 });
  return [out, 400];
}

export function moestuinbakLagen() {
  const r = wander(29);
  let out = soil(860, 420, 40);
  const layers = [
    [72, 128, "#4A3526", "Het mengsel", "minstens 30 cm, moestuingrond met compost"],
    [200, 44, "#5E4630", "Halfverteerde compost", "10 cm"],
    [244, 58, "#A08A46", "Blad, grasmaaisel en stro", "10–15 cm, aangetrapt"],
    [302, 106, "#7D6248", "Takken en snoeihout", "20 cm, dicht gestapeld"],
    [408, 12, "#C9A67E", "Karton", "zonder plakband, op de grond"],
  ];
  layers.forEach(([y, h, fill, a, b], i) => {
    out += `<rect x="66" y="${y}" width="360" height="${h}" fill="${fill}"/>`;
    if (i === 0 || i === 1)
      for (let k = 0; k < 90 - i * 50; k++)
        out += `<circle cx="${n(72 + r() * 348)}" cy="${n(y + 6 + r() * (h - 10))}" r="2" fill="${i ? "#3A2A1C" : "#6A4D35"}"/>`;
    if (i === 2)
      for (let k = 0; k < 70; k++)
        out += leaf(
          72 + r() * 346,
          y + 20 + r() * (h - 24),
          60 + r() * 70,
          22,
          ["#8A9A3C", "#C9B48C", "#B98A3C", "#6E7A34"][k % 4],
          0.22,
        );
    if (i === 3)
      for (let k = 0; k < 30; k++) {
        const ly = y + 10 + r() * (h - 18);
        out += line(
          `M${n(70 + r() * 120)} ${n(ly)}q120 ${n((r() - 0.5) * 26)} ${n(150 + r() * 80)} ${n((r() - 0.5) * 14)}`,
          ["#5A4632", "#9A7B58", "#6B5744"][k % 3],
          5 + r() * 5,
        );
      }
    const ly = [120, 206, 262, 332, 386][i];
    out +=
      line(`M438 ${n(y + h / 2)}L462 ${ly - 5}H474`, SOFT, 1.5) +
      text(482, ly, a, { size: 17 }) +
      text(482, ly + 20, b, small);
  });
  out += `<rect x="46" y="52" width="20" height="368" fill="#C49A6C"/><rect x="426" y="52" width="12" height="368" fill="#C49A6C"/>`;
  for (const y of [126, 200, 274, 348]) out += line(`M46 ${y}h20M426 ${y}h12`, "#8F6437", 2);
  for (const [x, kind] of [
    [110, 0],
    [170, 1],
    [236, 0],
    [304, 1],
    [372, 0],
  ])
    for (let k = 0; k < 7; k++)
      out += leaf(
        x,
        72,
        -72 + k * 24,
        kind ? 44 : 34,
        kind ? GREENS[k % 4] : ["#6E9A3C", "#8DB255"][k % 2],
        kind ? 0.2 : 0.46,
      );
  out += line("M30 52V72M24 52h12M24 72h12", CUT, 2) + text(30, 40, "3 cm", { size: 15, fill: CUT, anchor: "middle" });
  return [out, 460];
}

export function olijfSnoei() {
  const ground = 400;
  let out = soil(860, ground, 40);
  const limbs = [
    [-112, 130],
    [-66, 196],
    [2, 214],
    [70, 190],
    [116, 126],
  ];
  const crown = (x, open, seed) => {
    const r = wander(seed);
    let p = line(`M${x} ${ground}C${x - 10} 350 ${x + 8} 310 ${x} 268`, "#8F8470", 20);
    for (const [dx, up] of limbs) {
      if (open && dx === 2) continue;
      p += line(
        `M${x} 276Q${n(x + dx * 0.35)} ${n(276 - up * 0.35)} ${n(x + dx * (open ? 0.86 : 1))} ${n(276 - up * (open ? 0.84 : 1))}`,
        "#8F8470",
        7,
      );
    }
    for (let i = 0; i < (open ? 120 : 250); i++) {
      const a = r() * Math.PI * 2;
      const q = open ? 0.62 + r() * 0.38 : Math.sqrt(r());
      const wide = open ? 104 : 134;
      out_ += leaf(
        x + Math.cos(a) * q * wide,
        (open ? 190 : 172) + Math.sin(a) * q * (open ? 80 : 112),
        r() * 360,
        26,
        ["#6F8468", "#8A9C80", "#A3B096", "#566B52"][i % 4],
        0.16,
      );
    }
    return p;
  };
  let out_ = "";
  const before = crown(200, false, 5);
  out += before + out_;
  out_ = "";
  const after = crown(700, true, 9);
  out += after + out_;
  const dead = (d) => line(d, "#B9A98E", 6) + line(d, CUT, 2, ' stroke-dasharray="6 6"');
  out +=
    dead("M200 276Q204 190 202 80") +
    dead("M170 240Q210 190 246 150") +
    dead("M236 236Q196 190 160 146") +
    dead("M196 396q-34 -24 -42 -64") +
    dead("M206 396q30 -20 40 -52") +
    dead("M262 190q44 -18 62 -40");
  const note = (x, y, k, words) =>
    `<circle cx="${x}" cy="${y}" r="12" fill="${CUT}"/>` +
    text(x, y + 5, k, { size: 15, fill: "#FFFFFF", anchor: "middle" }) +
    (words ? text(x + 20, y + 5, words, { size: 15, fill: INK, weight: 600 }) : "");
  out += note(322, 138, 1) + note(160, 138, 2) + note(202, 72, 3) + note(148, 322, 4);
  [
    ["dood hout, tot in het groen", 1],
    ["van twee kruisers de zwakste", 2],
    ["het hart open", 3],
    ["scheuten aan de voet", 4],
  ].forEach(([w, k], i) => {
    out += note(366, 216 + i * 34, k, w);
  });
  out += cut(590, 800, 96) + scissors(816, 102);
  out +=
    text(200, 34, "Ervoor", { anchor: "middle", size: 19 }) + text(700, 34, "Erna", { anchor: "middle", size: 19 });
  out += text(700, 62, "lange scheuten een derde korter", { anchor: "middle", ...small, fill: CUT });
  out += text(732, 330, "licht valt", small) + text(732, 349, "door de kroon", small);
  out += text(200, 426, "half april tot eind mei", { anchor: "middle", fill: "#FAF6EB", size: 16 });
  out += text(700, 426, "hooguit een derde van de kroon", { anchor: "middle", fill: "#FAF6EB", size: 16 });
  return [out, 440];
}
