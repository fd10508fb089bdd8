import fs from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Most, readForm, readJsonBody } from "#outside/deed/asked.server.ts";
import { type AnyDeed, DEEDS, mostOf } from "#outside/deed/deed.server.ts";

const MOST: Most = { bytes: 20_000_000, fields: 100 };
const MULTIPART = "multipart/form-data; boundary=x";
const PLAIN = "application/x-www-form-urlencoded";

async function refusal(body: BodyInit, type: string, read: typeof readForm = readForm) {
  const headers = { "content-type": type };
  const request = new Request("http://localhost:3000/contact", { method: "POST", body, headers });
  const before = process.cpuUsage();
  const thrown = await read(request, MOST).catch((error: { statusCode?: number }) => error);
  const { user, system } = process.cpuUsage(before);
  return { status: (thrown as { statusCode?: number }).statusCode, ms: (user + system) / 1000 };
}

const part = (at: number) => `--x\r\ncontent-disposition: form-data; name="n${at}"\r\n\r\n1\r\n`;
const parts = (count: number) => `${Array.from({ length: count }, (_, at) => part(at)).join("")}--x--\r\n`;
const pairs = (count: number) => Array.from({ length: count }, (_, at) => `n${at}=1`).join("&");

test("a form of two hundred thousand fields is refused before they are read", async () => {
  const multipart = await refusal(parts(220_000), MULTIPART);
  expect(multipart.status).toBe(413);
  const plain = await refusal("a=1&".repeat(220_000), PLAIN);
  expect(plain.status).toBe(413);
  // Reading them took more than a second and a half.
  expect(Math.max(multipart.ms, plain.ms)).toBeLessThan(500);
});

test("a form has no more fields than its deed takes, however small it is", async () => {
  expect((await refusal(parts(100), MULTIPART)).status).toBeUndefined();
  expect((await refusal(pairs(100), PLAIN)).status).toBeUndefined();
  expect((await refusal(parts(102), MULTIPART)).status).toBe(413);
  expect((await refusal(pairs(102), PLAIN)).status).toBe(413);
});

const listed = (count: number) => JSON.stringify({ list: Array.from({ length: count }, () => ({})) });
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

test("JSON has no more values and no more depth than its deed takes; what stands in a text does not count", async () => {
  const status = async (body: string) => (await refusal(body, "application/json", readJsonBody)).status;
  expect(await status(listed(40))).toBeUndefined();
  expect(await status(listed(60))).toBe(413);
  expect(await status(nested(10))).toBeUndefined();
  expect(await status(nested(13))).toBe(413);
  expect(await status(JSON.stringify({ text: '[{,"\\'.repeat(500) }))).toBeUndefined();
  expect(await status(`{"a":"${'\\"'.repeat(20_000)}`)).toBe(400);
});

test("what the database cannot keep is refused at the door, wherever it stands: NUL, and half of a sign", async () => {
  const status = async (body: string) => (await refusal(body, "application/json", readJsonBody)).status;
  for (const bad of ["\\u0000", "\\ud800", "a\\udc00b", "\\udc00\\ud800"])
    for (const body of [`{"a":"${bad}"}`, `{"${bad}":1}`, `{"a":{"b":["x","${bad}"]}}`, `{"a":{"${bad}":1}}`])
      expect([body, await status(body)]).toEqual([body, 422]);
  expect(await status('{"a":"\\ud83c\\udf39 🌹"}')).toBeUndefined();
});

test("no page asks a table of its own for a word as it came: every object also knows `constructor`", () => {
  const bare = fs.globSync("app/pages/**/*.{ts,tsx}").flatMap((file) => {
    const text = fs.readFileSync(file, "utf8");
    const tables = [...text.matchAll(/const (\w+): (?:Readonly<|Partial<)?Record<string,/g)].map(([, name]) => name);
    return tables.filter((name) => new RegExp(`\\b${name}\\[(?!["'\\d])`).test(text)).map((name) => `${file}: ${name}`);
  });
  expect(bare).toEqual([]);
});

// Only the schemas know how much is meant: a list has a longest.
type Part = { type: string; requirement?: unknown; wrapped?: Part; pipe?: Part[]; options?: Part[]; item?: Part };

function mostFrom({ type, wrapped, pipe, options }: Part): number {
  const longest = pipe?.find((step) => step.type === "max_length")?.requirement;
  if (type === "array") return Number(longest ?? 1);
  return Math.max(1, ...[wrapped, ...(options ?? [])].map((inner) => (inner ? mostFrom(inner) : 1)));
}

const fieldsOf = ({ asks }: AnyDeed): number =>
  "entries" in asks
    ? Object.values(asks.entries as Record<string, Part>).reduce((sum, one) => sum + mostFrom(one), 1)
    : 0;

beforeAll(async () => {
  for (const file of fs.globSync("app/**/*.page.tsx")) await import(path.resolve(file));
}, 120_000);

test("every deed takes the whole of the form it asks for", () => {
  const short = [...DEEDS.values()].filter((deed) => fieldsOf(deed) > mostOf([deed]).fields);
  expect(short.map((deed) => `${deed.name}: ${fieldsOf(deed)}`)).toEqual([]);
  expect(Math.max(...[...DEEDS.values()].map(fieldsOf))).toBeGreaterThan(300);
});
