import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { missingBinaries } from "../../scripts/house.mjs";
import { quickFolder } from "../quick-folder.ts";

// npm leaves out, without a word, an optional package that wants a newer Node than the one npm runs in.
test("what an old Node made npm leave out is seen, and what is for other machines is not missed", () => {
  const folder = quickFolder("oud");
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const here = { os: [process.platform], cpu: [process.arch] };
  fs.mkdirSync(path.join(folder, "node_modules/there"), { recursive: true });
  const packages = {
    "": {},
    "node_modules/plain": {},
    "node_modules/there": here,
    "node_modules/left-out": here,
    "node_modules/other-machine": { ...here, cpu: ["pdp11"] },
    "node_modules/other-library": { ...here, libc: ["klibc"] },
  };
  expect(missingBinaries({ packages }, folder)).toEqual(["node_modules/left-out"]);
});

test("nothing that this machine needs is missing here", () => {
  const lock = JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as Parameters<typeof missingBinaries>[0];
  expect(missingBinaries(lock, process.cwd())).toEqual([]);
});
