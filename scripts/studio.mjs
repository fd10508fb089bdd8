// The picture studio. node scripts/studio.mjs [--only <slug>] [--missing] [--draft] [--check] [--sheets] [--benches] [--plates] [--encode] [--better [--below px]] [--main] [--view v] [--queue folder] [--take folder] [--res px] [--spp n] [--limit n] [--group g]
import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import readline from "node:readline";
import { writeBenches } from "../studio/benches.mjs";
import { asFramed } from "../studio/compose.mjs";
import { BUDGET, WIDTHS, encodePicture } from "../studio/encode.mjs";
import { writeManifest } from "../studio/manifest.mjs";
import { MASTERS, PICTURES, STUDIO, drawn, plan, products, remember } from "../studio/plan.mjs";
import { writePlates } from "../studio/plates/index.mjs";
import { takeIn, writeJobs, writeQueue } from "../studio/queue.mjs";
import { writeSheets } from "../studio/sheets.mjs";

const args = process.argv.slice(2);
const has = (flag) => args.includes(flag);
const value = (flag) => (has(flag) ? args[args.indexOf(flag) + 1] : undefined);

const p = plan();
const groupOf = new Map(products().map((x) => [x.slug, x.group]));
const latinOf = new Map(products().map((x) => [x.slug, x.latin]));
const order = JSON.parse(fs.readFileSync(path.join(STUDIO, "order.json"), "utf8"));
const draft = has("--draft");
const size = Number(value("--res") ?? (draft ? 320 : 800));
const below = Number(value("--below") ?? size);
const samples = Number(value("--spp") ?? (draft ? 8 : 16));

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
  else if (!draft)
    list = list.filter((x) => done[x.key]?.hash !== x.hash || (has("--better") && (done[x.key].px ?? 600) < below));
  if (value("--view")) list = list.filter((x) => x.key !== x.slug && value("--view").split(",").includes(x.view));
  if (has("--main")) list = list.filter((x) => x.key === x.slug);
  // new pictures: a little of every group in turn, so that each group soon has something of its own to show;
  // finer ones: group by group, the coarsest first, in the order in which shoppers look
  const turn = new Map();
  const rank = new Map();
  for (const x of list.toSorted((a, b) => Number(a.key !== a.slug) - Number(b.key !== b.slug))) {
    const group = groupOf.get(x.slug);
    const nth = turn.get(group) ?? 0;
    turn.set(group, nth + 1);
    const place =
      has("--better") || x.key !== x.slug ? nth + order.indexOf(group) * 1000 : nth * 100 + order.indexOf(group);
    const coarse = (done[x.key]?.px ?? 0) < 600 ? 0 : 2e5;
    rank.set(x.key, (x.key === x.slug ? 0 : 1e6) + (done[x.key] ? 5e5 : 0) + coarse + place);
  }
  list.sort((a, b) => rank.get(a.key) - rank.get(b.key));
  return list.slice(0, Number(value("--limit") ?? list.length));
}

async function finish({ key, hash, px = size }, folder) {
  const { flat, size: side, colour } = await asFramed(path.join(folder, key));
  await encodePicture(flat, side, key, draft ? folder : PICTURES, p.pictures.get(key)?.slug === key);
  if (!draft) remember({ ...drawn(), [key]: { hash, colour, px } });
}

/** Composes and encodes every finished master again, without drawing. */
async function encodeAgain() {
  const done = drawn();
  for (const key of Object.keys(done)) {
    if (!p.pictures.has(key) || !fs.existsSync(path.join(MASTERS, `${key}.png`))) continue;
    if (value("--only") && !value("--only").split(",").includes(key)) continue;
    await finish({ key, hash: done[key].hash, px: done[key].px }, MASTERS);
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
  await writeJobs(list, jobs, path.join(MASTERS, "labels"), latinOf);
  const quality = [`res=${size}`, `spp=${samples}`];
  const command = ["python3", path.join(STUDIO, "light", "draw.py")];
  const modest = process.env.STUDIO_NICE ?? "19";
  const painter = spawn("nice", ["-n", modest, ...command, jobs, folder, ...quality], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true, // its own session, so that the low priority is the painter's alone
  });
  process.once("exit", () => painter.kill());
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  try {
    fs.writeFileSync(`/proc/${painter.pid}/autogroup`, modest);
  } catch {
    /* the kernel has no autogroups: nice alone will do */
  }
  const started = Date.now();
  let count = 0;
  const problems = [];
  painter.stderr.on("data", (d) => problems.push(String(d)));
  for await (const line of readline.createInterface({ input: painter.stdout })) {
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
  const views = [...p.pictures.values()].filter(({ key }) => !p.shows.has(key));
  const old = views.filter(({ key, hash }) => done[key] && done[key].hash !== hash).length;
  const planned = views.filter(({ key }) => !done[key]).length;
  console.log(
    found.length ? found.join("\n") : `every product has its own current picture (${Object.keys(done).length})`,
  );
  if (old || planned)
    console.log(`further views: ${old} older than their traits, ${planned} planned and not yet drawn`);
  process.exitCode = found.length ? 1 : 0;
}

if (has("--help"))
  console.log("the flags stand on the first line of scripts/studio.mjs; studio/README.md tells what they do");
else if (has("--check")) check();
else if (has("--benches")) {
  await writeBenches(value("--group")?.split(","));
  writeManifest();
} else if (has("--plates")) writePlates();
else if (has("--encode")) await encodeAgain();
else if (value("--queue")) {
  const whole = !has("--missing") && !has("--only");
  await writeQueue(whole ? [...p.pictures.values()] : wanted(), value("--queue"), latinOf, whole);
} else if (value("--take")) {
  takeIn(value("--take"));
  writeManifest();
} else if (has("--sheets")) await writeSheets(value("--group")?.split(","), draft);
else {
  const list = wanted();
  if (list.length) await render(list);
  else console.log("nothing to draw");
  if (!draft) writeManifest();
}
