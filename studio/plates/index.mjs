// Article plates that are drawn from a few shapes: node scripts/studio.mjs --plates writes them to public/beeld/platen.
// Words and numbers on a plate are those of the article it stands in.
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../plan.mjs";
import {
  ball,
  bush,
  CUT,
  cut,
  GREENS,
  leaf,
  line,
  n,
  plume,
  scissors,
  shape,
  SOFT,
  soil,
  stalk,
  text,
  wander,
  WOOD,
} from "./shapes.mjs";
import { kunstgrasLagen, verpotten } from "./below.mjs";
import { bamboeBegrenzer, maaihoogte, moestuinbakLagen, olijfSnoei } from "./garden.mjs";
import { coniferenSchil, kerstboomWater, scheuren, weckpot } from "./more.mjs";
import { strip, writeSteps } from "./steps.mjs";
import { strips } from "./strips.mjs";
import { vijverDoorsnede } from "./pond.mjs";
import { buxusmotJaar, regenInDeTuin } from "./year.mjs";

function wortelvormen() {
  const ground = 250;
  let out = soil(860, ground + 150, 30);
  const r = wander(7);
  for (const x of [130, 150, 170]) {
    out += line(`M${x} ${ground + 40}C${x - 4} 190 ${x + 6} 130 ${x + (x - 150) * 0.8} 60`, WOOD, 6);
    for (let i = 0; i < 4; i++) out += line(`M${x} ${200 - i * 34}l${i % 2 ? 18 : -18} -26`, WOOD, 3);
    for (let i = 0; i < 7; i++)
      out += line(
        `M${x} ${ground + 40}q${n((r() - 0.5) * 40)} 40 ${n((r() - 0.5) * 110)} ${n(70 + r() * 34)}`,
        "#B98A58",
        2.5,
      );
  }
  out += line("M112 236H188M112 246H188", "#C9A67E", 4);
  out += bush(430, ground + 50, 74, 250, 11) + `<ellipse cx="430" cy="${ground + 94}" rx="66" ry="54" fill="#B8925C"/>`;
  for (const d of [-40, -14, 14, 40]) out += line(`M${430 + d} ${ground + 48}q${d * 0.3} 46 0 94`, "#8A6A3C", 2);
  out += line(`M366 ${ground + 84}q64 26 128 0M368 ${ground + 106}q62 26 124 0`, "#8A6A3C", 2);
  out +=
    bush(710, ground + 46, 70, 240, 23) +
    shape(`M652 ${ground + 40}h116l-14 108h-88z`, "#5B4534") +
    shape(`M646 ${ground + 34}h128v18h-128z`, "#6B5340");
  const words = [
    [150, "Blote wortel", "half oktober–half april", "binnen een dag planten"],
    [430, "Kluit", "oktober–april", "binnen 5 dagen planten"],
    [710, "Pot", "hele jaar, niet bij vorst", "geen haast, wel water"],
  ];
  for (const [x, a, b, c] of words)
    out +=
      text(x, 472, a, { size: 20, anchor: "middle" }) +
      text(x, 497, b, { size: 16, anchor: "middle", fill: SOFT, weight: 600 }) +
      text(x, 519, c, { size: 16, anchor: "middle", fill: SOFT, weight: 600 });
  return [out, 540];
}

function hortensiaSnoei() {
  const ground = 380;
  let out = soil(860, ground, 40);
  for (const [x, tall] of [
    [150, 270],
    [215, 300],
    [280, 264],
  ])
    out += stalk(x, ground, tall, ball, [tall - 70, tall - 130]) + cut(x - 34, x + 34, ground - tall + 56);
  for (const [x, tall] of [
    [590, 216],
    [650, 236],
    [710, 210],
  ])
    out += stalk(x, ground, tall, plume, [56, 90]) + cut(x - 30, x + 30, ground - 112);
  out += scissors(340, 138) + scissors(760, 272);
  out +=
    text(215, 30, "Boeren- en randhortensia", { anchor: "middle", size: 19 }) +
    text(650, 30, "Pluimhortensia", { anchor: "middle", size: 19 });
  out +=
    text(30, 250, "dikke knoppen", { fill: SOFT, size: 15 }) + text(30, 269, "blijven staan", { fill: SOFT, size: 15 });
  out +=
    text(388, 124, "boven het eerste", { fill: CUT, size: 16 }) +
    text(388, 144, "paar dikke knoppen", { fill: CUT, size: 16 });
  out += text(796, 244, "30–50 cm", { fill: CUT, size: 16, anchor: "middle" });
  out +=
    text(215, 407, "bloeit op oude takken, maart–april", { anchor: "middle", fill: "#FAF6EB", size: 16 }) +
    text(650, 407, "bloeit op nieuwe scheut, maart", { anchor: "middle", fill: "#FAF6EB", size: 16 });
  return [out, 420];
}

function clematisGroepen() {
  const ground = 380;
  let out = soil(860, ground, 40);
  const groups = [
    [150, "Groep 1", "bloeit maart–begin mei", "alleen te lang of dood", 96],
    [430, "Groep 2", "bloeit half mei–half juni", "15–30 cm, tot een knoppenpaar", 140],
    [710, "Groep 3", "bloeit vanaf eind juni", "tot 30–50 cm boven de grond", 322],
  ];
  const r = wander(31);
  for (const [x, name, when, how, y] of groups) {
    for (const d of [-66, -22, 22, 66]) out += line(`M${x + d} ${ground}V70`, "#C9A67E", 5);
    for (const y0 of [110, 190, 270, 350]) out += line(`M${x - 80} ${y0}H${x + 80}`, "#C9A67E", 5);
    for (let i = 0; i < 5; i++) {
      const a = (r() - 0.5) * 130;
      const b = (r() - 0.5) * 130;
      out += line(`M${x} ${ground}C${n(x + a)} 300 ${n(x + b)} 200 ${n(x + a)} 84`, "#7D6248", 3.5);
      for (let j = 0; j < 7; j++) {
        const t = 0.15 + j * 0.12;
        const u = 1 - t;
        const px = u ** 3 * x + 3 * u * u * t * (x + a) + 3 * u * t * t * (x + b) + t ** 3 * (x + a);
        const py = u ** 3 * ground + 3 * u * u * t * 300 + 3 * u * t * t * 200 + t ** 3 * 84;
        out += leaf(px, py, r() * 360, 20, py < y ? "#B7AE8E" : GREENS[j % 4], 0.4);
      }
    }
    out += cut(x - 104, x + 104, y) + scissors(x + 112, y + 6);
    out +=
      text(x, 34, name, { size: 20, anchor: "middle" }) +
      text(x, 57, when, { size: 15, anchor: "middle", fill: SOFT, weight: 600 });
    out += text(x, 407, how, { anchor: "middle", fill: "#FAF6EB", size: 15 });
  }
  return [out, 420];
}

function lavendelSnoei() {
  const ground = 350;
  let out = soil(860, ground, 50);
  const r = wander(5);
  const plant = (x, flowers, top) => {
    let p = "";
    for (let i = 0; i < 26; i++) {
      const a = -62 + i * 5;
      const rad = (a * Math.PI) / 180;
      const wood = 74;
      const tip = top + r() * 14;
      p += line(`M${x} ${ground}L${n(x + Math.sin(rad) * wood)} ${n(ground - Math.cos(rad) * wood)}`, WOOD, 5);
      p += line(
        `M${n(x + Math.sin(rad) * wood)} ${n(ground - Math.cos(rad) * wood)}L${n(x + Math.sin(rad) * tip)} ${n(ground - Math.cos(rad) * tip)}`,
        "#7E9A72",
        5,
      );
      if (flowers) {
        const end = tip + 90;
        p += line(
          `M${n(x + Math.sin(rad) * tip)} ${n(ground - Math.cos(rad) * tip)}L${n(x + Math.sin(rad) * end)} ${n(ground - Math.cos(rad) * end)}`,
          "#8AA37C",
          2,
        );
        p += `<ellipse transform="translate(${n(x + Math.sin(rad) * end)} ${n(ground - Math.cos(rad) * end)}) rotate(${a})" rx="5" ry="18" fill="#7A6FB4"/>`;
      }
    }
    return p;
  };
  const arc = (x, radius) =>
    line(
      `M${n(x - radius * 0.9)} ${n(ground - radius * 0.44)}A${radius} ${radius} 0 0 1 ${n(x + radius * 0.9)} ${n(ground - radius * 0.44)}`,
      CUT,
      3,
      ' stroke-dasharray="9 6"',
    );
  out += plant(215, true, 150) + arc(215, 126) + plant(650, false, 150) + arc(650, 100);
  out +=
    text(215, 34, "Eerste helft van augustus", { anchor: "middle", size: 19 }) +
    text(650, 34, "Eind maart, begin april", { anchor: "middle", size: 19 });
  out += text(215, 382, "stelen eraf, met een derde van de groene scheut", {
    anchor: "middle",
    fill: "#FAF6EB",
    size: 16,
  });
  out += text(650, 382, "tot 5 cm boven het bruine hout", { anchor: "middle", fill: "#FAF6EB", size: 16 });
  out +=
    text(430, 300, "bruin, kaal hout:", { anchor: "middle", fill: SOFT, size: 15 }) +
    text(430, 320, "niet in knippen", { anchor: "middle", fill: SOFT, size: 15 });
  return [out, 400];
}

const PLATES = {
  wortelvormen,
  "hortensia-snoei": hortensiaSnoei,
  "clematis-groepen": clematisGroepen,
  "lavendel-snoei": lavendelSnoei,
  "kunstgras-lagen": kunstgrasLagen,
  verpotten,
  "bamboe-begrenzer": bamboeBegrenzer,
  maaihoogte,
  "moestuinbak-lagen": moestuinbakLagen,
  "olijf-snoei": olijfSnoei,
  "coniferen-schil": coniferenSchil,
  weckpot,
  "kerstboom-water": kerstboomWater,
  scheuren,
  "buxusmot-jaar": buxusmotJaar,
  "regen-in-de-tuin": regenInDeTuin,
  "vijver-doorsnede": vijverDoorsnede,
  ...Object.fromEntries(Object.entries(strips).map(([name, parts]) => [name, () => strip(parts)])),
};

export function writePlates() {
  writeSteps();
  for (const [name, draw] of Object.entries(PLATES)) {
    const [content, height] = draw();
    const file = path.join(ROOT, "public", "beeld", "platen", `${name}.svg`);
    fs.writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 ${height}" width="860" height="${height}">${content}</svg>\n`,
    );
    console.log(`${name}.svg ${fs.statSync(file).size} bytes, 860 × ${height}`);
  }
}
