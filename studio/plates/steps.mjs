// One small drawing beside every step of a how-to: the front matter of the article names them under `drawings`.
// A name is a scene, or a scene with the word it shows: kalender-3-weken; _ stands for a dash between numbers.
import fs from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { ROOT } from "../plan.mjs";
import { bulbScenes } from "./scene-bulb.mjs";
import { cutScenes } from "./scene-cut.mjs";
import { firScenes } from "./scene-fir.mjs";
import { fruitScenes } from "./scene-fruit.mjs";
import { groundScenes } from "./scene-ground.mjs";
import { heapScenes } from "./scene-heap.mjs";
import { lawnScenes } from "./scene-lawn.mjs";
import { lookScenes } from "./scene-look.mjs";
import { moreScenes } from "./scene-more.mjs";
import { potScenes } from "./scene-pot.mjs";
import { roofScenes } from "./scene-roof.mjs";
import { roomScenes } from "./scene-room.mjs";
import { turfScenes } from "./scene-turf.mjs";
import { wallScenes } from "./scene-wall.mjs";
import { wildScenes } from "./scene-wild.mjs";
import { SOFT, text } from "./shapes.mjs";

const SCENES = {
  ...groundScenes,
  ...cutScenes,
  ...moreScenes,
  ...potScenes,
  ...roomScenes,
  ...bulbScenes,
  ...lawnScenes,
  ...turfScenes,
  ...roofScenes,
  ...wallScenes,
  ...firScenes,
  ...wildScenes,
  ...heapScenes,
  ...fruitScenes,
  ...lookScenes,
};

export function scene(name) {
  const [which, ...words] = name.split("-");
  const draw = SCENES[which];
  if (!draw) throw new Error(`no scene ${which}`);
  return draw(words.length ? words.join(" ").replaceAll("_", "–") : undefined);
}

const panel = (name, id) =>
  `<clipPath id="${id}"><rect width="190" height="150" rx="10"/></clipPath><g clip-path="url(#${id})"><rect width="190" height="150" fill="#F0E8D4"/>${scene(name)}</g>`;

/** Scenes side by side with words under them, for an article without steps. */
export function strip(parts) {
  const wide = parts.length > 4 ? 3 : parts.length;
  const step = 860 / wide;
  const scale = Math.min(1.36, (step - 20) / 190);
  const tall = 150 * scale + 78;
  const out = parts.map(([name, first, second], at) => {
    const row = Math.floor(at / wide);
    const short = wide - Math.min(wide, parts.length - row * wide);
    const x = ((at % wide) + short / 2) * step + (step - 190 * scale) / 2;
    const y = row * tall;
    const middle = x + 95 * scale;
    return (
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${panel(name, `p${at}`)}</g>` +
      text(middle, y + 150 * scale + 26, first, { size: 19, anchor: "middle" }) +
      text(middle, y + 150 * scale + 49, second, { size: 15, anchor: "middle", fill: SOFT, weight: 600 })
    );
  });
  return [out.join(""), Math.round(tall * Math.ceil(parts.length / wide))];
}

const drawingsOf = (file) => parse(/^---\n([\s\S]*?)\n---/.exec(fs.readFileSync(file, "utf8"))[1]).drawings ?? [];

export function writeSteps() {
  const articles = path.join(ROOT, "content", "groenhulp");
  const names = new Set(fs.readdirSync(articles).flatMap((name) => drawingsOf(path.join(articles, name))));
  const folder = path.join(ROOT, "public", "beeld", "platen", "stap");
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of names)
    fs.writeFileSync(
      path.join(folder, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 150" width="190" height="150">${panel(name, "p")}</svg>\n`,
    );
  console.log(`${names.size} drawings of steps`);
}
