import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { circlesIn, filesUnder, importsOf, isCode, read } from "./sources.ts";

// A folder uses only lower floors; folders on one floor do not see each other; pages are the roof.
const FLOORS = [
  ["kit"],
  ["outside", "ui"],
  ["catalogue", "accounts"],
  ["delivery", "reviews", "advice", "calculators", "newsletter", "insight"],
  ["cart", "search"],
  ["orders"],
  ["payments", "front"],
  ["checkout"],
  ["office", "account", "layout"],
  ["pages"],
];
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room));
/** The room of a file; the few files in `app/` itself have none. */
const roomOf = (file: string) => /^app\/([^/]+)\//.exec(file)?.[1];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const app = filesUnder("app");
const files = app.filter(isCode);
const house = ["app", "server", "tests", "bench", "scripts"].flatMap(filesUnder);
/** What is told rather than done: the shop's words, and the lists that search is measured with. */
const isData = (file: string) => /^app\/kit\/texts\/|^app\/search\/dutch\/|^bench\/search\/judged\//.test(file);
const lengthOf = (file: string) => read(file).split("\n").length - 1;

test("a room uses only the floors below it, and nothing uses a page", () => {
  const wrong: string[] = [];
  for (const file of files.filter((one) => !isTest(one) && roomOf(one))) {
    const here = roomOf(file) ?? "";
    for (const { written, file: target } of importsOf(file)) {
      const there = roomOf(target);
      if (target.startsWith("app/") && !there) wrong.push(`${file} uses the door: ${written}`);
      if (there && there !== here && floorOf(there) >= floorOf(here)) wrong.push(`${file} → ${written}`);
      if (target.endsWith(".page.tsx")) wrong.push(`${file} uses a page: ${written}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no files use each other in a circle", () => {
  const arrows = new Map(files.map((file) => [file, importsOf(file).map((one) => one.file)]));
  expect(circlesIn(arrows)).toEqual([]);
});

test("pages stand in app/pages and nowhere else", () => {
  expect(files.filter((file) => file.endsWith(".page.tsx") && !file.startsWith("app/pages/"))).toEqual([]);
});

test("every room has a floor, and no room is a drawer for odds and ends", () => {
  expect([...new Set(files.map(roomOf))].filter((room) => room && floorOf(room) < 0)).toEqual([]);
  const drawer = /^(utils?|helpers?|misc|common|types|constants|index|services?|managers?)\.tsx?$/;
  expect(files.filter((file) => drawer.test(path.basename(file)))).toEqual([]);
});

test("a folder can be seen at a glance: twenty files at most", () => {
  const counts = Map.groupBy(house, (file) => path.dirname(file));
  expect(
    [...counts].filter(([, list]) => list.length > 20).map(([folder, list]) => `${folder} ${list.length}`),
  ).toEqual([]);
});

test("a file is 250 lines at most, and half of them are under 60", () => {
  const measured = house.filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !isData(file));
  expect(measured.filter((file) => lengthOf(file) > 250).map((file) => `${file} ${lengthOf(file)}`)).toEqual([]);
  const lengths = measured
    .filter(isCode)
    .map(lengthOf)
    .sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(60);
});

test("a file name says what it is: .server, .page and .test are the only suffixes", () => {
  const named = /^[a-z0-9-]+(\.(server|page|test))?\.(tsx?|css|json)$/;
  const given = new Set(["app/entry.client.tsx", "app/globals.d.ts"]);
  const known = [...app, ...filesUnder("server")].filter((file) => !given.has(file));
  expect(known.filter((file) => !named.test(path.basename(file)))).toEqual([]);
});

test("imports name the file with its extension, `#room/` to another room and a relative path within one", () => {
  const wrong: string[] = [];
  for (const file of files)
    for (const { written, file: target } of importsOf(file)) {
      const same = roomOf(file) === roomOf(target);
      if (!/\.(ts|tsx|json|css)(\?\w+)?$/.test(written)) wrong.push(`${file} → ${written}: no extension`);
      if (written.startsWith(".") && roomOf(target) && !same && !written.includes("+types"))
        wrong.push(`${file} → ${written}: another room`);
      if (written.startsWith("#") && !written.startsWith("#texts/") && same)
        wrong.push(`${file} → ${written}: own room`);
    }
  expect(wrong).toEqual([]);
});

test("plain rules never lean on parts, and a browser gets only types from the server", () => {
  const wrong: string[] = [];
  for (const file of files.filter((one) => !isTest(one) && one !== "app/routes.ts"))
    for (const { written, file: target, typeOnly } of importsOf(file)) {
      if (typeOnly) continue;
      if (file.endsWith(".ts") && target.endsWith(".tsx")) wrong.push(`${file} leans on ${written}`);
      // Of pages and the root the bundler takes the server's part out itself, and refuses what it cannot.
      const forServer = /\.(server|page)\.tsx?$|^app\/root\.tsx$/.test(file);
      if (!forServer && /\.server\.tsx?$/.test(target)) wrong.push(`${file} brings ${written} to the browser`);
    }
  expect(wrong).toEqual([]);
});

test("pages own no table: they ask a room", () => {
  const pages = files.filter((file) => file.startsWith("app/pages/") && !isTest(file));
  const wrong = pages.filter((file) =>
    importsOf(file).some(({ file: target }) => target.endsWith("/tables.server.ts")),
  );
  expect(wrong).toEqual([]);
});

test("every page says whether it is open, for guests, or for people who are logged in", () => {
  const pages = files.filter((file) => file.endsWith(".page.tsx"));
  const required = pages.filter((file) => !/handle[^\n]*auth:/.test(read(file)));
  expect(required.filter((file) => !/^app\/pages\/(account|office)\//.test(file))).toEqual([]);
});

test("every page of the office with data to show asks who looks and for which task", () => {
  const reads = files.filter(
    (file) => /^app\/pages\/office\/.*\.page\.tsx$/.test(file) && /loader\(\{[^}]*context/.test(read(file)),
  );
  // The mailbox has a door of its own (a trial shop only), and whoever joins is not staff yet.
  const own = ["app/pages/office/mailbox.page.tsx", "app/pages/office/staff/join.page.tsx"];
  expect(reads.filter((file) => !read(file).includes("requireStaff(") && !own.includes(file))).toEqual([]);
});

test("a page reads its address from `url`: the raw request carries the router's own marks", () => {
  const pages = files.filter((file) => file.endsWith(".page.tsx") || file.endsWith("root.tsx"));
  const wrong = pages.filter((file) => /\brequest\.url\b/.test(read(file)));
  expect(wrong).toEqual([]);
});

test("links are the shop's own: the router's cost a dozen hooks each", () => {
  const wrong = files.filter((file) => /import \{[^}]*\b(Nav)?Link\b[^}]*\} from "react-router"/.test(read(file)));
  expect(wrong).toEqual([]);
});

test("a sheet styles only what is shown somewhere", () => {
  const code = [...files, ...filesUnder("server")].map(read).join("\n");
  const words = new Set(code.match(/[a-z][\w-]*/g));
  // `kleur-${colour}`: a name that is made while the page is.
  const starts = [...code.matchAll(/[`\s]([a-z][\w-]+)\$\{/g)].map(([, start = ""]) => start);
  const unknown = app
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) =>
      classesIn(read(file))
        .filter((name) => !words.has(name) && !starts.some((start) => name.startsWith(start)))
        .map((name) => `${file} .${name}`),
    );
  expect(unknown).toEqual([]);
});

function classesIn(css: string): string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "");
  const selectors = [...bare.matchAll(/([^{};]+)\{/g)].map(([, selector = ""]) => selector);
  return selectors.filter((one) => !one.includes("@")).flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
}

test("every package we lean on is named in a decision", () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read("package.json"));
  const decisions = fs
    .readdirSync("docs/decisions")
    .map((name) => read(path.join("docs/decisions", name)))
    .join("\n");
  const named = new Set(decisions.match(/@?[\w-]+(?:\/(?:\*|[\w.-]+))?/g));
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(packages.filter((name) => !named.has(name) && !named.has(`${name.split("/")[0]}/*`))).toEqual([]);
});
