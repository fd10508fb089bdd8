import {
  fill,
  PDFDocument,
  type PDFFont,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
  StandardFonts,
} from "pdf-lib";
import { euros } from "#kit/money.ts";
import { plain } from "#outside/paper/fit.ts";
import { sizeLabels as say } from "#texts/office/range/labels.ts";
import { type Asked, type Barcode, barcodeOf, type LabelSize, PAPERS } from "./label.ts";

const MM = 72 / 25.4;
const EDGE = 3 * MM;
/** A dot of a label printer (203 to the inch): bars of whole dots stay sharp. */
const DOT = MM / 8;
/** The widest module, three dots, and the highest bars. */
const [WIDEST, HIGHEST] = [3 * DOT, 14 * MM];
const BLACK = rgb(0, 0, 0);

type Fonts = { regular: PDFFont; bold: PDFFont };
type Box = { x: number; y: number; width: number; height: number };
type Wanted = Pick<Asked, "paper" | "from" | "price"> & { made: Date };

/** Labels one after the other, on sheets or on a roll, as one file to print. */
export async function drawLabels(list: { size: LabelSize; count: number }[], wanted: Wanted): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  doc.setTitle(say.pdfTitle);
  doc.setCreationDate(wanted.made);
  doc.setLanguage("nl-NL");
  const fonts = {
    regular: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  };
  const { page: paper, label, columns, rows, top } = PAPERS[wanted.paper];
  const [width, height] = [label[0] * MM, label[1] * MM];
  let at = wanted.from - 1;
  let page: PDFPage | undefined;
  for (const { size, count } of list)
    for (let copy = 0; copy < count; copy++, at++) {
      const place = at % (columns * rows);
      if (!page || place === 0) page = doc.addPage([paper[0] * MM, paper[1] * MM]);
      const [column, row] = [place % columns, Math.floor(place / columns)];
      const box = { x: column * width, y: (paper[1] - top) * MM - (row + 1) * height, width, height };
      drawLabel(page, fonts, box, size, wanted.price);
    }
  return doc.save();
}

function drawLabel(page: PDFPage, { regular, bold }: Fonts, box: Box, size: LabelSize, withPrice: boolean): void {
  const code = barcodeOf(size);
  const [left, room] = [box.x + EDGE, box.width - 2 * EDGE];
  const write = (text: string, x: number, y: number, font: PDFFont, points: number) =>
    page.drawText(text, { x, y, size: points, font, color: BLACK });
  let y = box.y + box.height - EDGE + 1;
  for (const line of linesOf(plain(size.name), bold, 9, room, 2)) {
    y -= 10;
    write(line, left, y, bold, 9);
  }
  y -= 11;
  const price = withPrice ? plain(euros(size.priceCents)) : "";
  const priceWidth = price ? bold.widthOfTextAtSize(price, 11) : 0;
  if (price) write(price, left + room - priceWidth, y, bold, 11);
  const about = code?.kind === "ean" ? `${size.label} · ${size.sku}` : size.label;
  write(cut(plain(about), regular, 7.5, room - priceWidth - 4), left, y, regular, 7.5);
  const under = code?.text ?? plain(size.sku);
  const foot = box.y + EDGE - 2;
  write(under, left + (room - regular.widthOfTextAtSize(under, 7.5)) / 2, foot, regular, 7.5);
  if (code) drawBars(page, code, { x: left, y: foot + 8, width: room, height: Math.min(HIGHEST, y - 4 - foot - 8) });
}

/** In the middle of its room, with the white beside it, in whole dots of a printer where that leaves it wide enough. */
function drawBars(page: PDFPage, { bars, quiet }: Barcode, box: Box): void {
  const modules = bars.reduce((sum, one) => sum + one, 0);
  const widest = Math.min(WIDEST, box.width / (modules + quiet[0] + quiet[1]));
  const dots = Math.floor(widest / DOT + 1e-6);
  const module = dots >= 2 ? dots * DOT : widest;
  let x = box.x + (box.width - (modules + quiet[0] + quiet[1]) * module) / 2 + quiet[0] * module;
  const drawn = bars.flatMap((width, at) => {
    const start = x;
    x += width * module;
    return at % 2 === 0 ? [rectangle(start, box.y, width * module, box.height)] : [];
  });
  page.pushOperators(pushGraphicsState(), setFillingColor(BLACK), ...drawn, fill(), popGraphicsState());
}

/** Words in lines that fit; the last of them is cut where they do not. */
function linesOf(text: string, font: PDFFont, points: number, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    const isFull = lines.length === most;
    if (lines.length && (isFull || font.widthOfTextAtSize(longer, points) <= room)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cut(line, font, points, room));
}

function cut(text: string, font: PDFFont, points: number, room: number): string {
  if (font.widthOfTextAtSize(text, points) <= room) return text;
  let short = text;
  while (short && font.widthOfTextAtSize(`${short}…`, points) > room) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}
