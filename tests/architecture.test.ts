import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// A folder uses only lower floors; folders on one floor do not see each other; pages are the roof.
const FLOORS = [
  ["kit"],
  ["outside", "ui"],
  ["catalogue", "accounts"],
  ["delivery", "reviews", "advice", "calculators", "newsletter", "insight"],
  ["cart", "search"],
  ["orders"],
  ["payments"],
  ["checkout"],
  ["office", "layout"],
];
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));
const ROOT = path.resolve("app");

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    return entry.isDirectory() ? sources(at) : /\.tsx?$/.test(entry.name) ? [at] : [];
  });
}

const files = sources(ROOT);
const roomOf = (file: string) => path.relative(ROOT, file).split(path.sep)[0] ?? "";
const isRoof = (file: string) =>
  /\.page\.tsx$|\.test\.tsx?$/.test(file) ||
  !roomOf(file).match(/^[a-z-]+$/) ||
  /^(root|routes|entry\.\w+)\.tsx?$/.test(path.relative(ROOT, file));

function importsOf(file: string): string[] {
  return [...fs.readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, target = ""]) => target);
}

test("a room uses only the floors below it, and nothing uses a page", () => {
  const wrong: string[] = [];
  for (const file of files.filter((one) => !isRoof(one))) {
    for (const target of importsOf(file)) {
      const room = /^#(\w[\w-]*)\//.exec(target)?.[1];
      if (!room || room === "texts") continue;
      const [here, there] = [floorOf(roomOf(file)), floorOf(room)];
      if (room !== roomOf(file) && there >= here) wrong.push(`${path.relative(ROOT, file)} → ${target}`);
      if (target.endsWith(".page.tsx")) wrong.push(`${path.relative(ROOT, file)} uses a page: ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("every room has a floor, and no room is a drawer for odds and ends", () => {
  const rooms = new Set(files.map(roomOf).filter((room) => !room.includes(".")));
  expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([]);
  const names = files.map((file) => path.basename(file));
  expect(
    names.filter((name) =>
      /^(utils?|helpers?|misc|common|types|constants|index|services?|managers?)\.tsx?$/.test(name),
    ),
  ).toEqual([]);
});

test("imports name the file with its extension, and plain rules never lean on parts", () => {
  const wrong: string[] = [];
  for (const file of files) {
    for (const target of importsOf(file)) {
      if (/^[#.]/.test(target) && !/\.(ts|tsx|json|css)(\?\w+)?$/.test(target))
        wrong.push(`${path.relative(ROOT, file)} → ${target}`);
      if (/(?<!\.test)\.ts$/.test(file) && target.endsWith(".tsx") && !/^import type|type /.test(lineOf(file, target)))
        wrong.push(`${path.relative(ROOT, file)} leans on ${target}`);
    }
  }
  expect(wrong).toEqual([]);
});

function lineOf(file: string, target: string): string {
  return (
    fs
      .readFileSync(file, "utf8")
      .split("\n")
      .find((line) => line.includes(`"${target}"`)) ?? ""
  );
}

test("every page says whether it is open, for guests, or for people who are logged in", () => {
  const pages = files.filter((file) => file.endsWith(".page.tsx"));
  const required = pages
    .filter((file) => !/handle[^\n]*auth:/.test(fs.readFileSync(file, "utf8")))
    .map((file) => path.relative(ROOT, file));
  expect(required.every((file) => /^(accounts|office)\//.test(file))).toBe(true);
});

test("a page reads its address from `url`: the raw request carries the router's own marks", () => {
  const pages = files.filter((file) => file.endsWith(".page.tsx") || file.endsWith("root.tsx"));
  const wrong = pages.filter((file) => /\brequest\.url\b/.test(fs.readFileSync(file, "utf8")));
  expect(wrong.map((file) => path.relative(ROOT, file))).toEqual([]);
});

test("links are the shop's own: the router's cost a dozen hooks each", () => {
  const wrong = files.filter((file) =>
    /import \{[^}]*\b(Nav)?Link\b[^}]*\} from "react-router"/.test(fs.readFileSync(file, "utf8")),
  );
  expect(wrong).toEqual([]);
});

test("a sheet styles only what is shown somewhere", () => {
  const code = [...files, ...sources(path.resolve("server"))].map((file) => fs.readFileSync(file, "utf8")).join("\n");
  const words = new Set(code.match(/[a-z][\w-]*/g));
  // `kleur-${colour}`: a name that is made while the page is.
  const starts = [...code.matchAll(/[`\s]([a-z][\w-]+)\$\{/g)].map(([, start = ""]) => start);
  const unknown = sheets().flatMap((file) =>
    classesIn(fs.readFileSync(file, "utf8"))
      .filter((name) => !words.has(name) && !starts.some((start) => name.startsWith(start)))
      .map((name) => `${path.relative(ROOT, file)} .${name}`),
  );
  expect(unknown).toEqual([]);
});

const sheets = () =>
  fs
    .readdirSync(path.join(ROOT, "ui/styles"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => path.join(ROOT, "ui/styles", name));

function classesIn(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector);
  return selectors.filter((one) => !one.includes("@")).flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
}

test("every package we lean on is named in a decision", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(fs.readFileSync("package.json", "utf8"));
  const decisions = fs
    .readdirSync("docs/decisions")
    .map((name) => fs.readFileSync(path.join("docs/decisions", name), "utf8"))
    .join("\n");
  const named = new Set(decisions.match(/@?[\w-]+(?:\/(?:\*|[\w.-]+))?/g));
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(packages.filter((name) => !named.has(name) && !named.has(`${name.split("/")[0]}/*`))).toEqual([]);
});
