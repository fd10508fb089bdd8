import { type Entry, zip } from "../zip.ts";

export type Cell = string | number | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SCHEMAS = "http://schemas.openxmlformats.org";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const relation = (id: string, type: string, target: string): string =>
  `${XML}<Relationships xmlns="${SCHEMAS}/package/2006/relationships"><Relationship Id="${id}" Type="${SCHEMAS}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;

const KINDS =
  `${XML}<Types xmlns="${SCHEMAS}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`;

const book = (name: string): string =>
  `${XML}<workbook xmlns="${SCHEMAS}/spreadsheetml/2006/main" xmlns:r="${SCHEMAS}/officeDocument/2006/relationships">` +
  `<bookViews><workbookView/></bookViews><sheets><sheet name="${escape(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** One sheet as a workbook, sent while it is written; its first row stays in sight. */
export function writeXlsx(name: string, rows: AsyncIterable<Cell[]>, at: Date): AsyncGenerator<Buffer> {
  return zip(files(name, rows), at);
}

async function* files(name: string, rows: AsyncIterable<Cell[]>): AsyncGenerator<Entry> {
  yield { name: "[Content_Types].xml", content: KINDS };
  yield { name: "_rels/.rels", content: relation("rId1", "officeDocument", "xl/workbook.xml") };
  yield { name: "xl/workbook.xml", content: book(name) };
  yield { name: "xl/_rels/workbook.xml.rels", content: relation("rId1", "worksheet", "worksheets/sheet1.xml") };
  yield { name: "xl/worksheets/sheet1.xml", content: sheet(rows) };
}

async function* sheet(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${SCHEMAS}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="16" defaultRowHeight="15"/><sheetData>`;
  let row = 0;
  for await (const cells of rows) {
    row++;
    yield `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters(column)}${row}`)).join("")}</row>`;
  }
  yield "</sheetData></worksheet>";
}

function cellXml(cell: Cell, place: string): string {
  if (cell === null || cell === "") return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" };

/** What XML cannot hold at all is left out. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ""))
    .replace(/[&<>"\r]/g, (sign) => SIGNS[sign] ?? sign);
}
