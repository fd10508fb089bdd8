import fs from "node:fs";
import { Readable } from "node:stream";
import { ReadableStream } from "node:stream/web";
import { beforeAll, expect, test, vi } from "vitest";
import { importRows, imports } from "../../app/office/tables.server.ts";
import { writeXlsx } from "../../app/outside/files/sheet/write-xlsx.ts";
import { zip } from "../../app/outside/files/zip.ts";
import { staffLog } from "../../app/outside/tables.server.ts";
import { aShop, type TestShop } from "../shop.ts";
import { sendList } from "../lists/send-list.ts";

vi.setConfig({ testTimeout: 120_000 });

const AT = new Date("2026-11-17T09:00:00Z");
let shop: TestShop;
beforeAll(async () => {
  shop = await aShop();
});

const nothingLeft = async () => {
  expect(fs.existsSync(shop.photos.bench) ? fs.readdirSync(shop.photos.bench) : []).toEqual([]);
  expect(await shop.db.$count(imports)).toBe(0);
  expect(await shop.db.$count(importRows)).toBe(0);
  expect(await shop.db.$count(staffLog)).toBe(0);
};

const bytesOf = async (pieces: AsyncIterable<Buffer>) => Buffer.concat(await Readable.from(pieces).toArray());

/** A few hundred kilobytes that become 300 MB: rows and rows of nothing. */
async function aBomb(): Promise<Buffer> {
  async function* sheet() {
    yield '<worksheet><sheetData><row><c t="str"><v>sku</v></c><c t="str"><v>prijs</v></c></row>';
    const row = `<x a="${" ".repeat(60_000)}"/>`.repeat(17);
    for (let at = 0; at < 300; at++) yield row;
    yield "</sheetData></worksheet>";
  }
  async function* files() {
    yield { name: "xl/workbook.xml", content: "<workbook/>" };
    yield { name: "xl/worksheets/sheet1.xml", content: sheet() };
  }
  return bytesOf(zip(files(), AT));
}

/** The same, where the list of its files says that the sheet is a hundred bytes. */
async function aLie(): Promise<Buffer> {
  const bytes = await aBomb();
  bytes.writeUInt32LE(100, bytes.lastIndexOf("PK\x01\x02") + 24);
  return bytes;
}

async function aBook(): Promise<Buffer> {
  async function* rows() {
    yield ["sku", "prijs"];
    yield ["A", 1];
  }
  return bytesOf(writeXlsx("x", rows(), AT));
}

const tooMany = () => `sku;prijs\n${"A;1\n".repeat(50_001)}`;
const BAD: [what: string, bytes: () => Promise<string | Buffer> | string | Buffer, sentence: string][] = [
  ["bom.xlsx", aBomb, "uitgepakt is dit bestand te groot"],
  ["leugen.xlsx", aLie, "beschadigd"],
  ["half.xlsx", async () => (await aBook()).subarray(0, 500), "beschadigd"],
  ["foto.csv", () => Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]), "geen lijst die we kunnen lezen"],
  ["programma.xlsx", () => Buffer.from("MZ\x90\0\x03", "latin1"), "geen lijst die we kunnen lezen"],
  ["pagina.csv", () => "<!doctype html><script>alert(1)</script>", "geen lijst die we kunnen lezen"],
  ["brief.csv", () => "%PDF-1.7", "geen lijst die we kunnen lezen"],
  ["oud.xlsx", () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), "oud Excel-bestand"],
  ["unicode.txt", () => Buffer.from("\ufeffsku\tprijs", "utf16le"), "Unicode"],
  ["leeg.csv", () => "", "geen rijen"],
  ["kop.csv", () => "sku;prijs\n", "geen rijen"],
  ["een.csv", () => "sku\nA\nB\n", "geen rijen"],
  ["lang.csv", tooMany, "meer dan 50.000 rijen"],
  ["cel.csv", () => `sku;prijs\nA;${"9".repeat(60_001)}\n`, "60.000 tekens"],
  ["af.csv", () => "sku;prijs;voorraad\nA;1,00;3\nB;2", "halverwege een rij"],
  ["open.csv", () => 'sku;prijs\nA;"1,00\nB;2,00\n', "halverwege een rij"],
  ["nul.csv", () => `sku;prijs\n${"A;1\n".repeat(2_000)}B;\0\n`, "geen lijst die we kunnen lezen"],
];

test.for(BAD)("%s is refused in a sentence, and nothing of it stays", async ([name, bytes, sentence]) => {
  const { status, told } = await sendList(shop, name, await bytes());
  expect([status, told.problem, told.errors?.bestand]).toEqual([
    422,
    expect.stringContaining(sentence),
    [expect.stringMatching(new RegExp(`^${name}: `))],
  ]);
  await nothingLeft();
});

const BOUNDARY = "----x";
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="bestand"; filename="groot.csv"\r\n\r\nsku;prijs\n`;
const streamed = (pieces: Iterable<Uint8Array>) => ReadableStream.from(pieces) as unknown as BodyInit;

test("500 MB is not held in memory, is refused in a sentence, and nothing of it stays", async () => {
  function* much(): Generator<Uint8Array> {
    yield Buffer.from(HEAD);
    const piece = Buffer.from("A;1,00\n".repeat(150_000));
    for (let at = 0; at < 500; at++) yield piece;
    yield Buffer.from(`\r\n--${BOUNDARY}--\r\n`);
  }
  const before = process.memoryUsage().rss;
  const { status, told } = await sendList(shop, "", "", streamed(much()), BOUNDARY);
  expect([status, told.problem]).toEqual([422, "groot.csv: dit bestand is groter dan 40 MB."]);
  expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(120);
  await nothingLeft();
});

test("a line that is cut off leaves nothing behind, and neither does a form without a file", async () => {
  function* cut(): Generator<Uint8Array> {
    yield Buffer.from(`${HEAD}A;1\n`);
    throw new Error("the line went");
  }
  expect(await sendList(shop, "", "", streamed(cut()), BOUNDARY)).toMatchObject({ status: 400 });
  await nothingLeft();
  expect(await sendList(shop, "", "", `${HEAD}A;1\n`, BOUNDARY)).toMatchObject({ status: 400 });
  await nothingLeft();
  const none = await sendList(shop, "", "", `--${BOUNDARY}--\r\n`, BOUNDARY);
  expect([none.status, none.told.errors]).toEqual([422, { bestand: ["Kies eerst een bestand."] }]);
  await nothingLeft();
});
