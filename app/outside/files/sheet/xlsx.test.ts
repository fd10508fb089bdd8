import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, expect, test, vi } from "vitest";
import { type Entry, zip } from "../zip.ts";
import { LIMITS, type Limits, Unfit } from "./limits.ts";
import { readXlsx } from "./read-xlsx.server.ts";
import { type Cell, writeXlsx } from "./write-xlsx.ts";

const AT = new Date("2026-11-17T09:00:00Z");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lommerrijk-xlsx-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
let count = 0;
vi.setConfig({ testTimeout: 120_000 });

async function keep(pieces: AsyncIterable<Buffer>): Promise<string> {
  const file = path.join(folder, `${++count}.xlsx`);
  await fs.promises.writeFile(file, Readable.from(pieces));
  return file;
}
async function* each<T>(list: Iterable<T>): AsyncGenerator<T> {
  yield* list;
}
async function readAll(file: string, limits: Limits = LIMITS) {
  const rows = [];
  for await (const row of readXlsx(file, limits)) rows.push(row);
  return rows;
}
const why = (file: string, limits?: Limits) =>
  readAll(file, limits).then(
    () => "read",
    (error: unknown) => (error instanceof Unfit ? error.reason : String(error)),
  );
const book = (rows: Cell[][]) => keep(writeXlsx("Blad", each(rows), AT));

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** A workbook as other programs write it: shared texts, and the sheet that is seen first is not the first file. */
const foreign = (sheet: Entry["content"], strings: Entry["content"] = "<sst/>"): Promise<string> =>
  keep(
    zip(
      each<Entry>([
        {
          name: "xl/workbook.xml",
          content: `<workbook xmlns:r="${RELATIONS}"><sheets><sheet name="Weg" state="hidden" r:id="a"/><sheet name="Lijst" r:id="b"/></sheets></workbook>`,
        },
        {
          name: "xl/_rels/workbook.xml.rels",
          content: '<Relationships><Relationship Id="b" Target="/xl/worksheets/sheet7.xml"/></Relationships>',
        },
        { name: "xl/sharedStrings.xml", content: strings },
        { name: "xl/worksheets/sheet7.xml", content: sheet },
      ]),
      AT,
    ),
  );

test("what we write comes back as it was: letters of all kinds, numbers, holes and spaces", async () => {
  const file = await book([
    ["sku", "prijs", "tekst"],
    ["A-1", 6.95, ' <b>"é€ & ’\n😀 '],
    [null, 8710000000017, "", "vier\u0000\ud800"],
  ]);
  expect(await readAll(file)).toEqual([
    { row: 1, cells: ["sku", "prijs", "tekst"] },
    { row: 2, cells: ["A-1", "6.95", ' <b>"é€ & ’\n😀 '] },
    { row: 3, cells: ["", "8710000000017", "", "vier\ufffd"] },
  ]);
});

test("a workbook of another program: shared and rich texts, truths, sums with crumbs, cells that say where they stand", async () => {
  const strings =
    "<sst><si><t>Artikelnummer</t></si><si><r><t>Ad</t></r><r><t>vies</t></r><rPh><t>x</t></rPh></si></sst>";
  const cells =
    '<c r="A2" t="s"><v>1</v></c><c r="C2"><v>6.9499999999999993</v></c><c r="D2" t="b"><v>1</v></c><c t="str"><f>A1</f><v>som</v></c><c><v>6.958</v></c>';
  const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="4">${cells}</row></sheetData></worksheet>`;
  expect(await readAll(await foreign(sheet, strings))).toEqual([
    { row: 1, cells: ["Artikelnummer"] },
    { row: 4, cells: ["Advies", "", "6.95", "true", "som", "6.9580"] },
  ]);
});

test("a bomb, honest or lying, is put out long before it is unpacked, and the shop hardly feels it", async () => {
  async function* zeros(bytes: number) {
    yield '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>';
    for (let at = 0; at < bytes; at += 1 << 20) yield "0".repeat(1 << 20);
  }
  const wide = await foreign(zeros(40 * (1 << 20)));
  expect(fs.statSync(wide).size).toBeLessThan(1 << 20);
  const before = process.memoryUsage().rss;
  expect(await why(wide)).toBe("letters");
  async function* rows(bytes: number) {
    yield "<worksheet><sheetData>";
    const row = "<row><c><v>1</v></c></row>".repeat(10_000);
    for (let at = 0; at < bytes; at += row.length) yield row;
  }
  const tall = await foreign(rows(12 * (1 << 20)));
  expect(await why(tall, { ...LIMITS, unzipped: 3 * (1 << 20) })).toBe("bomb");
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  expect(await why(tall)).toBe("rows");
  clearInterval(others);
  expect(turns, "what else the shop did meanwhile").toBeGreaterThan(20);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * (1 << 20));
  // One that says it is small: sizes in its list are overwritten.
  const lying = fs.readFileSync(tall);
  const listed = lying.lastIndexOf(Buffer.from("xl/worksheets/sheet7.xml")) - 46;
  lying.writeUInt32LE(1000, listed + 24);
  fs.writeFileSync(tall, lying);
  expect(await why(tall)).toBe("broken");
  // What it says is enough: it is not begun, so no busy machine makes it slow instead.
  lying.writeUInt32LE(LIMITS.unzipped + 1, listed + 24);
  fs.writeFileSync(tall, lying);
  expect(await why(tall)).toBe("bomb");
});

test("what is broken, cut off or no workbook is said to be so; no word of a file is made longer than it is", async () => {
  const good = fs.readFileSync(
    await book([
      ["a", "b"],
      ["c", "d"],
    ]),
  );
  const cut = path.join(folder, "cut.xlsx");
  fs.writeFileSync(cut, good.subarray(0, good.length - 40));
  expect(await why(cut)).toBe("broken");
  expect(await why(await keep(zip(each<Entry>([{ name: "a.txt", content: "hoi" }]), AT)))).toBe("other");
  expect(await why(await foreign("<worksheet><sheetData><row></sheetData>"))).toBe("broken");
  const laughs = '<!DOCTYPE x [<!ENTITY a "haha"><!ENTITY b "&a;&a;">]><worksheet><sheetData/></worksheet>';
  expect(await why(await foreign(laughs))).toBe("broken");
  expect(await why(await foreign("<worksheet/>"), { ...LIMITS, milliseconds: -1 })).toBe("slow");
  const many = Array.from({ length: 2_100 }, (_, at): Entry => ({ name: `x${at}`, content: "" }));
  expect(await why(await keep(zip(each(many), AT)))).toBe("bomb");
});
