import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sweepAfter } from "../../sweep.ts";

const NOBODY = 65534;
// Without the pictures, which grow with the range.
const MOST_MEGABYTES = 112;

function aFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-release-"));
  fs.chmodSync(folder, 0o755);
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function sizeOf(folder: string): number {
  const names = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sizes = names.map((name) => fs.lstatSync(path.join(folder, name)));
  return sizes.reduce((all, stat) => all + (stat.isFile() ? stat.size : 0), 0) / 1e6;
}

test("a release is one small folder that runs elsewhere, for somebody who may write nothing but its data", async () => {
  const done = spawnSync(process.execPath, ["scripts/build.mjs"], { encoding: "utf8" });
  expect(done.status, done.stdout + done.stderr).toBe(0);
  const made = fs.realpathSync("release");
  expect(sizeOf(made) - sizeOf(path.join(made, "pictures"))).toBeLessThan(MOST_MEGABYTES);
  const elsewhere = path.join(aFolder(), "winkel");
  fs.cpSync(made, elsewhere, { recursive: true, verbatimSymlinks: true });
  const data = aFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) fs.chownSync(data, NOBODY, NOBODY);
  else for (const name of ["", "build", "scripts"]) fs.chmodSync(path.join(elsewhere, name), 0o555);
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: elsewhere,
    env: { PATH: process.env.PATH, HOME: data, DATA_DIR: data, PORT: "0", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const swept = sweepAfter(data, child.pid);
  const ended = new Promise<number | null>((done) => child.once("close", done));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
    swept();
  });
  let said = "";
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        said += chunk.toString();
        const found = /open op (http:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
    child.once("close", () => reject(new Error(said)));
  });
  const page = await fetch(`${address}/p/laurier-novita`);
  expect(page.status).toBe(200);
  const script = /\/assets\/[\w-]+\.js/.exec(await page.text())?.[0] ?? "";
  expect((await fetch(address + script)).status).toBe(200);
  const { results } = (await (
    await fetch(`${address}/api/search`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ requests: [{ indexName: "products", params: { query: "laurier" } }] }),
    })
  ).json()) as { results: { nbHits: number }[] };
  expect(results[0]?.nbHits).toBeGreaterThan(0);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a build that fails leaves what was there in its place", () => {
  const root = aFolder();
  for (const name of ["package.json", "package-lock.json", "vite.config.ts", "react-router.config.ts"])
    fs.copyFileSync(name, path.join(root, name));
  fs.cpSync("scripts", path.join(root, "scripts"), { recursive: true });
  fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  for (const folder of ["app", "server", ".builds/before/server"])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  fs.writeFileSync(path.join(root, "app/routes.ts"), "this is no TypeScript");
  fs.writeFileSync(path.join(root, ".builds/before/server/index.js"), "// the shop that runs\n");
  fs.symlinkSync(".builds/before", path.join(root, "build"));
  const program = `import("${root}/scripts/house.mjs").then((house) => house.build(house.runtime()))`;
  const done = spawnSync(process.execPath, ["-e", program], { encoding: "utf8", cwd: root });
  expect(done.status).toBe(1);
  expect(done.stderr).toContain("Bouwen is niet gelukt");
  expect(fs.readFileSync(path.join(root, "build/server/index.js"), "utf8")).toContain("the shop that runs");
  expect(fs.readdirSync(path.join(root, ".builds"))).toEqual(["before"]);
});

test("what is built says nothing of where or by whom: the same sources give the same bytes anywhere", () => {
  const built = fs.readdirSync("build/", { recursive: true, withFileTypes: true, encoding: "utf8" });
  const texts = built.filter((one) => one.isFile() && /\.(?:js|map|json|css)$/.test(one.name));
  expect(texts.length).toBeGreaterThan(100);
  const tells = texts.filter(({ parentPath, name }) => {
    const text = fs.readFileSync(path.join(parentPath, name), "utf8");
    return text.includes(process.cwd()) || text.includes(".builds/");
  });
  expect(tells.map(({ name }) => name)).toEqual([]);
});
