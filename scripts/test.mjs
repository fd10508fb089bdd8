// npm test: format, lint, types, dead code, unit and integration tests, build, journeys in a real browser.
// npm run check: the same without the browser.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { build, install, root, runtime, say } from "./house.mjs";

const browser = !process.argv.includes("--no-browser");
let passed = 0;
let failed = 0;

if (install()) say("afhankelijkheden geïnstalleerd");
const node = runtime();
const bin = (name) => path.join(root, "node_modules/.bin", name);
const env = { ...process.env, PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env.PATH}` };

function step(name, command, args) {
  const done = spawnSync(command, args, { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status === 0) passed++;
  else {
    failed++;
    console.log(`${done.stdout}\n${done.stderr}`.trim().slice(-12_000));
  }
  say(`${name} ${done.status === 0 ? "in orde" : "NIET in orde"}`);
}

function tests(name, ...args) {
  const report = path.join(os.tmpdir(), `lommerrijk-${process.pid}-${name}.json`);
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const { status, stdout, stderr } = spawnSync(
    node,
    [vitest, "run", ...args, "--reporter=json", `--outputFile=${report}`],
    { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  const result = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, "utf8")) : undefined;
  fs.rmSync(report, { force: true });
  for (const file of result?.testResults ?? []) {
    if (status !== 0 && file.message) console.log(`${file.name}\n${file.message}`);
    for (const one of file.assertionResults.filter((test) => test.status === "failed"))
      console.log(
        `FOUT ${path.relative(root, file.name)} › ${one.title}\n` + one.failureMessages.join("\n").slice(0, 2000),
      );
  }
  if (!result) console.log(`${stdout}\n${stderr}`.slice(-8_000));
  const count = result?.numPassedTests ?? 0;
  const faults = Math.max(result?.numFailedTests ?? 1, status === 0 ? 0 : 1);
  passed += count;
  failed += faults;
  say(`${name}: ${count} geslaagd, ${faults} mislukt`);
}

/** The shell without a window draws the same pages in half the time; a whole browser does as well. */
function findChromium() {
  const known = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  const find = () => known.find((file) => file && fs.existsSync(file));
  const found = find();
  if (found && found !== "/usr/bin/chromium") return found;
  if (fetchPackages("chromium-headless-shell")) say("Chromium gehaald");
  return find();
}

function fetchPackages(...names) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/usr/bin/apt-get")) return false;
  const apt = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: "ignore",
      timeout: 120_000,
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    });
  apt("update");
  return apt("install", "-y", "--no-install-recommends", ...names).status === 0;
}

/** The proxies whose examples in deploy/ cannot be tried here; each is told. */
function missingProxies() {
  const places = `${process.env.PATH}${path.delimiter}/usr/sbin`.split(path.delimiter);
  const missing = () =>
    ["nginx", "caddy"].filter((name) => !places.some((place) => fs.existsSync(path.join(place, name))));
  // Where services are started by themselves nobody is given a web server by a test.
  const mayFetch = missing().length > 0 && !fs.existsSync("/run/systemd/system");
  if (mayFetch && fetchPackages(...missing())) say("proxy's gehaald");
  for (const name of missing()) say(`${name} is er niet: het voorbeeld in deploy/ is NIET geprobeerd`);
  return missing();
}

step("opmaak", bin("biome"), ["format", "."]);
// First the types of the routes: the rules read types.
step("typegen", bin("react-router"), ["typegen"]);
step("regels", bin("oxlint"), ["--type-aware", "app", "server", "tests", "bench"]);
step("typen", bin("tsc"), []);
step("dode code", bin("knip"), []);
// Once more without the tests: what only they use is not used.
const DEAD = ["--production", "--config", "knip.production.json", "--include", "files,exports,types"];
step("dode code zonder tests", bin("knip"), DEAD);
tests("tests");
try {
  if (build(node)) say("gebouwd");
  passed++;
} catch (error) {
  failed++;
  console.log(error.message);
}
if (browser) {
  const chromium = findChromium();
  if (!chromium) {
    console.log("Geen Chromium gevonden: installeer het pakket chromium, of zet CHROMIUM_PATH.");
    failed++;
  } else {
    env.CHROMIUM_PATH = chromium;
    env.WITHOUT = missingProxies().join(",");
    tests("reizen", "--config", "vitest.journeys.config.ts");
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
