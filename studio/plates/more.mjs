// Plates on a hedge of conifers, soil in a jar, a Christmas tree in its stand and a perennial that is divided.
import { CUT, GREENS, leaf, line, n, scissors, shape, SOFT, soil, text, wander, WOOD } from "./shapes.mjs";

const small = { size: 15, fill: SOFT, weight: 600 };

export function coniferenSchil() {
  const ground = 350;
  let out = soil(860, ground, 50);
  const r = wander(19);
  const hedge = (x, shellOnly) => {
    const right = shellOnly ? `H${x + 70}L${x + 96} ${ground}z` : `H${x + 44}L${x + 66} ${ground}z`;
    let p = shape(`M${x - 96} ${ground}L${x - 70} 76${right}`, "#3B7A42");
    p += shape(`M${x - 66} ${ground}L${x - 44} 108H${x + 44}L${x + 66} ${ground}z`, "#8C775C");
    p += line(`M${x} ${ground}V120`, WOOD, 10);
    for (let y = 326; y > 124; y -= 24) {
      const w = 74 + ((ground - y) / 240) * -18;
      p += line(`M${x} ${y}L${n(x - w)} ${y - 16}M${x} ${y}L${n(x + w)} ${y - 16}`, WOOD, 4);
    }
    for (let i = 0; i < 150; i++) {
      const t = r();
      const side = i % 3 === 0 ? 0 : i % 3 === 1 ? -1 : 1;
      const y = ground - 6 - t * 260;
      const edge = 92 - t * 24;
      const at = side ? x + side * (edge - r() * 22) : x + (r() - 0.5) * 130;
      if (!shellOnly && (side === 1 || at > x + 40)) continue;
      p += leaf(at, side ? y : 84 + r() * 22, side ? side * 60 : (r() - 0.5) * 80, 18, GREENS[i % 4], 0.3);
    }
    return p;
  };
  out += hedge(215, true) + hedge(650, false);
  for (const s of [-1, 1])
    out += line(`M${215 + s * 104} ${ground - 4}L${215 + s * 78} 72`, CUT, 3, ' stroke-dasharray="9 6"');
  out += scissors(330, 210) + line(`M716 ${ground - 4}L694 76`, CUT, 3, ' stroke-dasharray="9 6"') + scissors(730, 210);
  out +=
    text(215, 30, "In het groen", { anchor: "middle", size: 19 }) +
    text(650, 30, "Tot in het hout", { anchor: "middle", size: 19 });
  out +=
    text(376, 190, "drie kwart van de", { ...small, fill: CUT }) +
    text(376, 209, "nieuwe scheut eraf", { ...small, fill: CUT });
  out += text(215, 56, "boven 10–15 cm smaller per kant", { anchor: "middle", ...small });
  out += text(215, 380, "sluit voor de winter", { anchor: "middle", fill: "#FAF6EB", size: 16 });
  out += text(650, 380, "blijft kaal, behalve bij taxus", { anchor: "middle", fill: "#FAF6EB", size: 16 });
  return [out, 400];
}

export function weckpot() {
  const r = wander(23);
  let out = line("M0 400H860", "#8C775C", 2);
  const layers = [
    [96, 18, "#6A4D35", "Blijft drijven", "organische stof"],
    [114, 116, "#DCD6C2", "", ""],
    [230, 36, "#A89A86", "Klei", "zakt in een tot twee dagen"],
    [266, 44, "#B98A58", "Leem", "zakt in een paar uur"],
    [310, 88, "#DDBE86", "Zand", "zakt binnen een minuut"],
  ];
  out += `<rect x="214" y="60" width="232" height="24" rx="6" fill="#B8862C"/>`;
  layers.forEach(([y, h, fill, a, b], i) => {
    out += `<rect x="206" y="${y}" width="248" height="${h}" fill="${fill}"/>`;
    if (i === 4)
      for (let k = 0; k < 130; k++)
        out += `<circle cx="${n(210 + r() * 240)}" cy="${n(y + 4 + r() * (h - 8))}" r="2.4" fill="${k % 2 ? "#C49A5A" : "#EAD3A4"}"/>`;
    if (i === 3)
      for (let k = 0; k < 90; k++)
        out += `<circle cx="${n(210 + r() * 240)}" cy="${n(y + 3 + r() * (h - 6))}" r="1.4" fill="#8F6437"/>`;
    if (i === 0)
      for (let k = 0; k < 26; k++)
        out += line(
          `M${n(212 + r() * 230)} ${n(y + 3 + r() * 12)}l${n(6 + r() * 8)} ${n((r() - 0.5) * 5)}`,
          k % 2 ? "#35251A" : "#8A6A3C",
          3,
        );
    if (a) {
      const ly = [100, 0, 244, 290, 350][i];
      out +=
        line(`M458 ${n(y + h / 2)}L486 ${ly - 5}H498`, SOFT, 1.5) +
        text(506, ly, a, { size: 18 }) +
        text(506, ly + 21, b, { ...small, size: 16 });
    }
  });
  out +=
    `<path d="M206 92Q196 96 196 112V384Q196 400 212 400H448Q464 400 464 384V112Q464 96 454 92V84H206z" fill="none" stroke="#8FA59C" stroke-width="5"/>` +
    line("M218 120V376", "#FFFFFF", 4, ' opacity=".6"');
  for (let k = 0; k <= 8; k++) out += line(`M164 ${398 - k * 21}h${k % 2 ? 10 : 18}`, SOFT, 2);
  out +=
    line("M164 398V230", SOFT, 2) +
    text(150, 306, "meet", { ...small, anchor: "end" }) +
    text(150, 325, "de lagen", { ...small, anchor: "end" });
  out += text(330, 34, "Een minuut schudden en neerzetten", { anchor: "middle", size: 20 });
  out += text(506, 176, "een derde grond, een theelepel", small) + text(506, 196, "afwasmiddel, de rest water", small);
  return [out, 420];
}

export function kerstboomWater() {
  const floor = 400;
  let out = `<rect y="${floor}" width="860" height="40" fill="#C9A67E"/>` + line(`M0 ${floor}H860`, "#8F6437", 2);
  const r = wander(37);
  const fir = (x, foot, tall, wide) => {
    let p = line(`M${x} ${foot}V${foot - tall + 34}`, WOOD, 9);
    for (let y = foot - 20; y > foot - tall + 10; y -= 15) {
      const w = (wide * (y - (foot - tall))) / tall;
      for (const s of [-1, 1]) {
        p += line(`M${x} ${y}L${n(x + s * w)} ${n(y + 16)}`, "#2C6A3C", 5);
        for (let k = 1; k < 6; k++)
          p += leaf(x + (s * w * k) / 6, y + (16 * k) / 6, s * (40 + r() * 70), 17, GREENS[k % 4], 0.2);
      }
    }
    return p;
  };
  out += fir(430, 338, 290, 128);
  out +=
    shape("M356 338H504L488 400H372z", "#24513B") +
    `<rect x="366" y="350" width="128" height="40" fill="#8FB4C4"/>` +
    `<rect x="421" y="330" width="18" height="58" fill="${WOOD}"/><rect x="421" y="382" width="18" height="6" fill="#EAD3A4"/>`;
  out +=
    line("M494 352L560 330H574", SOFT, 1.5) +
    text(582, 326, "water tot boven de snede", { size: 16 }) +
    text(582, 346, "elke ochtend bijvullen", small);
  out +=
    `<rect x="92" y="330" width="52" height="20" rx="3" fill="${WOOD}"/><ellipse cx="92" cy="340" rx="6" ry="10" fill="#EAD3A4"/>` +
    line("M112 318V362", CUT, 3, ' stroke-dasharray="7 5"');
  out +=
    text(92, 296, "verse schijf van 2–3 cm", { anchor: "start", size: 16 }) +
    text(92, 384, "binnen tien minuten in het water", { ...small, fill: CUT });
  for (let k = 0; k < 6; k++) out += `<rect x="${760 + k * 14}" y="96" width="10" height="116" rx="5" fill="#D8D2C4"/>`;
  out += `<rect x="754" y="108" width="96" height="8" fill="#C2BCAE"/><rect x="754" y="192" width="96" height="8" fill="#C2BCAE"/>`;
  out +=
    line("M520 160H746M528 154l-8 6l8 6M738 154l8 6l-8 6", CUT, 2) +
    text(634, 148, "minstens 1 meter", { anchor: "middle", size: 16, fill: CUT });
  out +=
    text(92, 110, "eerste 24 uur:", { size: 16 }) +
    text(92, 131, "1 tot 2 liter", small) +
    text(92, 164, "daarna elke dag:", { size: 16 }) +
    text(92, 185, "een halve tot een liter", small);
  return [out, 440];
}

export function scheuren() {
  const ground = 220;
  let out = soil(860, ground, 200);
  const roots = (x, w, seed) => {
    const r = wander(seed);
    return Array.from({ length: Math.round(w / 4) }, () =>
      line(
        `M${n(x + (r() - 0.5) * w)} ${ground + 14}q${n((r() - 0.5) * 20)} 30 ${n((r() - 0.5) * 44)} ${n(50 + r() * 40)}`,
        "#E3CFA8",
        2,
      ),
    ).join("");
  };
  const noses = (x, w, count, tall, seed) => {
    const r = wander(seed);
    let p = "";
    for (let i = 0; i < count; i++) {
      const at = x + (count === 1 ? 0 : ((i + 0.5) / count - 0.5) * w);
      for (let k = 0; k < 5; k++)
        p += leaf(at, ground + 6, -56 + k * 28 + (r() - 0.5) * 16, tall * (0.8 + r() * 0.4), GREENS[k % 4], 0.24);
    }
    return p;
  };
  out += roots(190, 210, 3) + noses(98, 56, 3, 62, 4) + noses(282, 56, 3, 62, 6);
  out += `<ellipse cx="190" cy="${ground + 14}" rx="112" ry="18" fill="#6B5744"/>`;
  for (const x of [164, 180, 198, 214]) out += line(`M${x} ${ground + 6}v-26`, "#9A8A70", 4);
  for (const x of [136, 244]) out += line(`M${x} 120V300`, CUT, 3, ' stroke-dasharray="9 6"');
  out +=
    text(190, 34, "Een donut: het hart is op", { anchor: "middle", size: 18 }) +
    text(190, 168, "kaal hart", { anchor: "middle", ...small }) +
    text(190, 340, "houd de rand,", { anchor: "middle", size: 16, fill: "#FAF6EB" }) +
    text(190, 361, "het hart gaat weg", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  out +=
    roots(470, 60, 9) +
    `<ellipse cx="470" cy="${ground + 12}" rx="38" ry="15" fill="#6B5744"/>` +
    noses(470, 54, 3, 60, 11);
  out +=
    text(470, 34, "Zo groot als een vuist", { anchor: "middle", size: 18 }) +
    text(470, 340, "minstens drie neuzen", { anchor: "middle", size: 16, fill: "#FAF6EB" }) +
    text(470, 361, "en gezonde wortels", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  for (const x of [650, 720, 790]) out += roots(x, 50, x) + noses(x, 30, 3, 44, x + 1);
  out +=
    text(720, 34, "Terug op dezelfde diepte", { anchor: "middle", size: 18 }) +
    text(720, 340, "twee liter per plant,", { anchor: "middle", size: 16, fill: "#FAF6EB" }) +
    text(720, 361, "vier weken vochtig", { anchor: "middle", size: 16, fill: "#FAF6EB" });
  out += line("M360 130h40M392 122l8 8l-8 8M556 130h40M588 122l8 8l-8 8", SOFT, 3);
  return [out, 400];
}
