// The queue for a machine with a GPU: jobs and labels in one folder go out, archives of finished pictures come back.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { writeLabels } from "./print/index.mjs";
import { MASTERS, PICTURES, STUDIO, drawn, plan, remember } from "./plan.mjs";

/** One line a picture: key, hash, traits, the botanical name and the labels it wears. */
export async function writeJobs(list, file, labels, latinOf) {
  const lines = [];
  for (const { key, slug, hash, traits } of list)
    lines.push(
      JSON.stringify({
        key,
        hash,
        traits,
        latin: latinOf.get(slug),
        labels: await writeLabels(traits, labels),
        main: key === slug,
      }),
    );
  fs.writeFileSync(file, lines.join("\n"));
}

/** What stands on the packs: plants and fruits of their own, drawn beside the products and kept in studio/art. */
function packArt() {
  const art = JSON.parse(fs.readFileSync(path.join(STUDIO, "botany", "art.json"), "utf8"));
  const { pictures } = plan();
  return Object.entries(art).map(([name, { product, ...own }]) => ({
    key: `art-${name}`,
    name,
    slug: product ?? name,
    hash: "art",
    traits: { ...pictures.get(product)?.traits, ...own },
  }));
}

const TERRACE = ["potten", "kamerplanten", "seizoen"];
const IN_A_ROW = ["gazon-grond", "tuin"]; // their things differ too much in size for one garden

/** The gardens of the menu groups: the plants of a bench in one bed, or its things on a terrace. */
function gardens(pictures, latinOf) {
  const { groups } = JSON.parse(fs.readFileSync(path.join(STUDIO, "benches.json"), "utf8"));
  const whole = Object.entries(groups).filter(
    ([group, items]) => !IN_A_ROW.includes(group) && items.every(([key]) => pictures.has(key)),
  );
  return whole.map(([group, items]) => {
    const terrace = TERRACE.includes(group);
    const members = items.flatMap(([key, share]) => {
      const { traits } = pictures.get(key);
      if (traits.label) return [];
      const planted = terrace || traits.house || ["fanpalm", "caneplant"].includes(traits.habit);
      return [{ traits: planted ? traits : { ...traits, pot: false }, tall: share, latin: latinOf.get(key) }];
    });
    const traits = { habit: "garden", members, terrace, aspect: 3.75 };
    return { key: `scene-${group}`, slug: group, hash: "scene", traits };
  });
}

/** A folder with jobs.jsonl, the labels, and the names of the pictures whose layers the benches need; `whole`: with the art of the packs and the gardens. */
export async function writeQueue(list, folder, latinOf, whole = true) {
  const labels = path.join(folder, "labels");
  fs.mkdirSync(labels, { recursive: true });
  const art = whole ? packArt() : [];
  const scenes = whole ? gardens(new Map(list.map((picture) => [picture.key, picture])), latinOf) : [];
  await writeJobs([...art, ...scenes, ...list], path.join(folder, "jobs.jsonl"), labels, latinOf);
  for (const file of fs.readdirSync(labels)) if (file.endsWith(".rgb")) fs.rmSync(path.join(labels, file));
  const benches = fs.readFileSync(path.join(STUDIO, "benches.json"), "utf8");
  const needed = list.map(({ key }) => key).filter((key) => benches.includes(`"${key}"`));
  fs.writeFileSync(path.join(folder, "layers.txt"), [...needed, ...art.map(({ key }) => key)].join("\n"));
}

/** Unpacks the archives of light/batch.py: files to pictures/, layers to the masters, records to drawn.json. */
export function takeIn(folder) {
  const done = drawn();
  const files = fs.readdirSync(folder);
  for (const file of files.filter((f) => f.endsWith(".tar"))) {
    execFileSync("tar", ["-xf", path.join(folder, file), "-C", PICTURES]);
    const layers = path.join(PICTURES, "masters");
    if (!fs.existsSync(layers)) continue;
    for (const { key, name } of packArt()) {
      if (fs.existsSync(path.join(layers, `${key}.webp`)))
        fs.copyFileSync(path.join(layers, `${key}.webp`), path.join(STUDIO, "art", `${name}.webp`));
      for (const size of ["240.avif", "480.avif", "800.avif", "480.webp"])
        fs.rmSync(path.join(PICTURES, `${key}-${size}`), { force: true });
    }
    fs.mkdirSync(MASTERS, { recursive: true });
    fs.cpSync(layers, MASTERS, { recursive: true });
    fs.rmSync(layers, { recursive: true });
  }
  for (const file of files.filter((f) => f.endsWith(".jsonl")))
    for (const line of fs.readFileSync(path.join(folder, file), "utf8").trim().split("\n")) {
      const { key, hash, colour, px, failed } = JSON.parse(line);
      if (!failed && !/^(art|scene)-/.test(key)) done[key] = { hash, colour, px };
    }
  remember(done);
}
