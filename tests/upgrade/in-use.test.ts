import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isInUse, markInUse } from "../../scripts/house.mjs";
import { quickFolder } from "../quick-folder.ts";

test("a build that a shop runs from is left alone by later builds, until that shop has ended", () => {
  const folder = quickFolder("in-gebruik");
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  expect(isInUse(folder)).toBe(false);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  fs.writeFileSync(path.join(folder, `in-use-${pid}`), "");
  expect(isInUse(folder)).toBe(false);
  markInUse(folder);
  expect(isInUse(folder)).toBe(true);
});
