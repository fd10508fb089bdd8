// The picture studio. node scripts/studio.mjs [--only <slug>] [--missing] [--draft] [--check] [--sheets] [--encode] [--limit n] [--group g]
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import readline from "node:readline";
import { cutout, dominantColour, onMatte } from "../studio/compose.mjs";
import { BUDGET, WIDTHS, encodePicture } from "../studio/encode.mjs";
import { writeManifest } from "../studio/manifest.mjs";
import { MASTERS, PICTURES, STUDIO, drawn, plan, products, remember } from "../studio/plan.mjs";
import { writeSheets } from "../studio/sheets.mjs";

const args = process.argv.slice(2);
const has = (flag) => args.includes(flag);
const value = (flag) => (has(flag) ? args[args.indexOf(flag) + 1] : undefined);

const p = plan();
const groupOf = new Map(products().map((x) => [x.slug, x.group]));
const order = JSON.parse(fs.readFileSync(path.join(STUDIO, "order.json"), "utf8"));
const draft = has("--draft");

function wanted() {
  const done = drawn();
  let list = [...p.pictures.values()].filter((x) => x.drawable);
  if (value("--group")) list = list.filter((x) => value("--group").split(",").includes(groupOf.get(x.slug)));
  if (value("--only"))
    list = list.filter((x) =>
      value("--only")
        .split(",")
        .some((s) => s === x.slug || s === x.key),
    );
  else if (!draft) list = list.filter((x) => done[x.key]?.hash !== x.hash);
  const rank = (x) => (x.key === x.slug ? 0 : 200) + (done[x.key] ? 100 : 0) + order.indexOf(groupOf.get(x.slug));
  list.sort((a, b) => rank(a) - rank(b));
  return list.slice(0, Number(value("--limit") ?? list.length));
}

async function finish({ key, hash, cpu }, folder) {
  const picture = p.pictures.get(key);
  const cut = await cutout(path.join(folder, key), { out: 800, centre: picture.traits.frame === "centre" });
  const flat = onMatte(cut);
  await encodePicture(flat, cut.size, key, draft ? folder : PICTURES);
  if (!draft) remember({ ...drawn(), [key]: { hash, colour: dominantColour(cut), cpu } });
}

/** Composes and encodes every finished master again, without drawing. */
async function encodeAgain() {
  const done = drawn();
  for (const key of Object.keys(done)) {
    if (!p.pictures.has(key) || !fs.existsSync(path.join(MASTERS, `${key}.png`))) continue;
    if (value("--only") && !value("--only").split(",").includes(key)) continue;
    await finish({ key, hash: done[key].hash, cpu: done[key].cpu }, MASTERS);
  }
  writeManifest();
}

function clock(seconds) {
  return seconds > 5400 ? `${(seconds / 3600).toFixed(1)} h` : `${Math.ceil(seconds / 60)} min`;
}

async function render(list) {
  const folder = draft ? path.join(MASTERS, "draft") : MASTERS;
  fs.mkdirSync(folder, { recursive: true });
  const jobs = path.join(os.tmpdir(), `studio-jobs-${process.pid}.jsonl`);
  fs.writeFileSync(jobs, list.map(({ key, hash, traits }) => JSON.stringify({ key, hash, traits })).join("\n"));
  const quality = draft ? ["res=300", "spp=7"] : [`res=${value("--res") ?? 640}`, `spp=${value("--spp") ?? 9}`];
  const blender = spawn(
    "nice",
    ["-n", "19", "blender", "-b", "-P", path.join(STUDIO, "render.py"), "--", jobs, folder, ...quality],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  try {
    fs.writeFileSync(`/proc/${blender.pid}/autogroup`, "19");
  } catch {
    /* the kernel has no autogroups: nice alone will do */
  }
  const started = Date.now();
  let count = 0;
  const problems = [];
  blender.stderr.on("data", (d) => problems.push(String(d)));
  for await (const line of readline.createInterface({ input: blender.stdout })) {
    const [word, ...rest] = line.split(" ");
    if (word === "DRAWN") {
      const job = JSON.parse(rest.join(" "));
      await finish(job, folder);
      count++;
      const left = ((Date.now() - started) / count / 1000) * (list.length - count);
      console.log(
        `${String(count).padStart(4)}/${list.length}  ${job.key.padEnd(48)} ${String(job.cpu).padStart(5)} s cpu  ${clock(left)} left`,
      );
    } else if (word === "FAILED") {
      console.log(
        `failed ${rest.join(" ")}\n${problems
          .splice(0)
          .join("")
          .split("\n")
          .filter((l) => /Error|line/.test(l))
          .slice(-4)
          .join("\n")}`,
      );
    }
  }
  fs.rmSync(jobs);
}

function check() {
  const done = drawn();
  const found = [];
  for (const slug of p.missing) found.push(`${slug}: no traits`);
  for (const [slug, keys] of p.shows)
    if (done[keys[0]]?.hash !== p.pictures.get(keys[0]).hash)
      found.push(`${slug}: ${done[keys[0]] ? "picture is older than its traits" : "no picture yet"}`);
  for (const f of fs.readdirSync(PICTURES))
    if (f.endsWith(`-${WIDTHS.at(-1)}.avif`) && fs.statSync(path.join(PICTURES, f)).size > BUDGET)
      found.push(`${f}: over budget`);
  console.log(
    found.length ? found.join("\n") : `every product has its own current picture (${p.pictures.size} pictures)`,
  );
  process.exitCode = found.length ? 1 : 0;
}

if (has("--check")) check();
else if (has("--encode")) await encodeAgain();
else if (has("--sheets")) await writeSheets(value("--group")?.split(","), draft);
else {
  const list = wanted();
  if (list.length) await render(list);
  else console.log("nothing to draw");
  if (!draft) writeManifest();
}
