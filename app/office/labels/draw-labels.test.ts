import fs from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";
import { PDFDocument, PDFRawStream, PDFName, type PDFPage } from "pdf-lib";
import { expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { drawLabels } from "./draw-labels.server.ts";
import type { LabelSize, Paper } from "./label.ts";

const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(fs.readFileSync(wasm)).buffer } });

const MADE = new Date("2026-11-17T10:00:00Z");
const SIZE: LabelSize = { sku: "HO07-C3", name: "Hortensia", label: "C3", priceCents: 1495, ean: null };
const DOTS_PER_POINT = 4;

async function pagesOf(list: Parameters<typeof drawLabels>[0], paper: Paper = "vel", more = {}) {
  const file = await drawLabels(list, { paper, from: 1, price: true, made: MADE, ...more });
  return (await PDFDocument.load(file)).getPages();
}

/** The rectangles of a page as they stand in the file. */
function barsIn(page: PDFPage): number[][] {
  const contents = page.node.normalizedEntries().Contents;
  const text = (contents?.asArray() ?? [])
    .map((ref) => page.doc.context.lookup(ref))
    .map((stream) => {
      if (!(stream instanceof PDFRawStream)) return "";
      const isPacked = String(stream.dict.get(PDFName.of("Filter"))) === "/FlateDecode";
      return Buffer.from(isPacked ? inflateSync(stream.contents) : stream.contents).toString("latin1");
    })
    .join("\n");
  return [...text.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...four]) => four.map(Number));
}

/** Paints what the file draws and reads it as a scanner does. */
async function scan(page: PDFPage): Promise<string[]> {
  const { width, height } = page.getSize();
  const [w, h] = [Math.ceil(width * DOTS_PER_POINT), Math.ceil(height * DOTS_PER_POINT)];
  const data = new Uint8ClampedArray(w * h * 4).fill(255);
  for (const [x = 0, y = 0, wide = 0, high = 0] of barsIn(page))
    for (let row = Math.round((height - y - high) * DOTS_PER_POINT); row < (height - y) * DOTS_PER_POINT; row++)
      for (let at = Math.round(x * DOTS_PER_POINT); at < Math.round((x + wide) * DOTS_PER_POINT); at++)
        data.set([0, 0, 0], (row * w + at) * 4);
  const image = { data, width: w, height: h, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(image, { formats: ["EAN-13", "EAN-8", "Code128"], maxNumberOfSymbols: 30 });
  return found.map(({ format, text }) => `${format} ${text}`).sort();
}

test("what is printed is what a scanner reads: our code, and an EAN of thirteen or of eight", async () => {
  const sizes: [LabelSize, string][] = [
    [SIZE, "Code128 HO07-C3"],
    [{ ...SIZE, sku: "KG04-4X12.5-Z9" }, "Code128 KG04-4X12.5-Z9"],
    [{ ...SIZE, ean: "4006381333931" }, "EAN13 4006381333931"],
    [{ ...SIZE, ean: "8711234567895" }, "EAN13 8711234567895"],
    [{ ...SIZE, ean: "96385074" }, "EAN8 96385074"],
  ];
  for (const paper of ["rol", "vel"] as const)
    for (const [size, read] of sizes) {
      const [page] = await pagesOf([{ size, count: 1 }], paper);
      expect([paper, page && (await scan(page))]).toEqual([paper, [read]]);
    }
});

test("a sheet holds twenty-four, and a sheet that was begun is gone on with", async () => {
  const two = [
    { size: SIZE, count: 20 },
    { size: { ...SIZE, sku: "B-2" }, count: 5 },
  ];
  const pages = await pagesOf(two);
  expect(
    pages.map((page) => page.getSize()).map(({ width, height }) => [Math.round(width), Math.round(height)]),
  ).toEqual([
    [595, 842],
    [595, 842],
  ]);
  const [first, second] = pages;
  expect(first && (await scan(first))).toEqual([...Array(4).fill("Code128 B-2"), ...Array(20).fill("Code128 HO07-C3")]);
  expect(second && (await scan(second))).toEqual(["Code128 B-2"]);
  expect(await pagesOf([{ size: SIZE, count: 2 }], "vel", { from: 24 })).toHaveLength(2);
  expect(await pagesOf([{ size: SIZE, count: 3 }], "rol")).toHaveLength(3);
});

test("a name of any length and letters stays on its label, and a code without bars is only written", async () => {
  const long = {
    ...SIZE,
    name: "Hydrangea paniculata ‘Vanille Fraise’ ".repeat(4),
    label: "pot C3, 40–60 cm ".repeat(5),
  };
  const [page] = await pagesOf([{ size: long, count: 1 }], "rol");
  expect(page && (await scan(page))).toEqual(["Code128 HO07-C3"]);
  const [none] = await pagesOf([{ size: { ...SIZE, sku: "Łódź–1" }, count: 1 }], "rol");
  expect(none && barsIn(none)).toEqual([]);
});
