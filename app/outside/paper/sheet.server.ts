import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { linesOf, plain } from "./fit.ts";
import { LOGO } from "./logo-paths.ts";
import type { Shop } from "../shop.server.ts";

export const GREEN = rgb(0.09, 0.25, 0.19);
const INK = rgb(0.21, 0.15, 0.1);
const SOFT = rgb(0.42, 0.3, 0.21);
const SAND = rgb(0.89, 0.85, 0.76);
const CREAM = rgb(0.95, 0.92, 0.86);
const LIME = rgb(0.89, 0.92, 0.8);
export const [WIDTH, HEIGHT, EDGE] = [595, 842, 56];
/** Below this stands the foot of the page. */
const FOOT = EDGE + 28;
/** Where the facts beside an address begin. */
const FACTS = 330;
const LOGO_SCALE = 0.026;

type Look = { bold?: boolean; size?: number; right?: boolean; colour?: ReturnType<typeof rgb> };

/** A sheet of A4 that is written from top to bottom and goes on on the next. */
export class Sheet {
  y = HEIGHT - EDGE;
  readonly #doc: PDFDocument;
  readonly #fonts: { plain: PDFFont; bold: PDFFont };
  #page: PDFPage;
  #foot = "";
  private constructor(doc: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.#page = doc.addPage([WIDTH, HEIGHT]);
  }

  static async open(title: string, made: Date): Promise<Sheet> {
    const doc = await PDFDocument.create();
    doc.setTitle(title);
    doc.setCreationDate(made);
    doc.setLanguage("nl-NL");
    const [regular, bold] = [StandardFonts.Helvetica, StandardFonts.HelveticaBold];
    return new Sheet(doc, { plain: await doc.embedFont(regular), bold: await doc.embedFont(bold) });
  }

  /** Who writes: the wordmark on the ground line, the address at the right, the numbers at the foot of every page. */
  letterhead({ settings: s }: Pick<Shop, "settings">): void {
    this.#foot = [s.COMPANY_LEGAL_NAME, `KvK ${s.COMPANY_KVK}`, `Btw ${s.COMPANY_VAT}`, s.COMPANY_IBAN].join("  ·  ");
    const top = this.y;
    if (s.SHOP_NAME === LOGO.name) this.#logo(top + 12);
    else this.text(s.SHOP_NAME, EDGE, { bold: true, size: 24, colour: GREEN });
    this.y = top + 8;
    for (const line of [
      s.COMPANY_LEGAL_NAME,
      s.COMPANY_STREET,
      `${s.COMPANY_POSTCODE} ${s.COMPANY_CITY}`,
      `KvK ${s.COMPANY_KVK}`,
      `Btw ${s.COMPANY_VAT}`,
      s.COMPANY_EMAIL,
      s.COMPANY_PHONE,
    ]) {
      this.text(line, WIDTH - EDGE, { right: true, size: 8.5, colour: SOFT });
      this.down(11.5);
    }
    this.#rule(this.y + 2, 2, SOFT);
    this.down(34);
  }

  #logo(y: number): void {
    for (const { fill, d } of LOGO.paths) {
      const [r = 0, g = 0, b = 0] = (fill.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16) / 255);
      this.#page.drawSvgPath(d, {
        x: EDGE - LOGO.left * LOGO_SCALE,
        y: y + LOGO.top * LOGO_SCALE,
        scale: LOGO_SCALE,
        color: rgb(r, g, b),
      });
    }
  }

  #rule(y: number, thickness: number, color: ReturnType<typeof rgb>): void {
    this.#page.drawLine({ start: { x: EDGE, y }, end: { x: WIDTH - EDGE, y }, thickness, color });
  }

  heading(words: string): void {
    this.text(words, EDGE, { bold: true, size: 24, colour: GREEN });
    this.down(30);
  }

  /** To whom at the left, what about at the right. */
  columns(to: string[], right: [string, string][]): void {
    const left = to.flatMap((one) => this.#lines(one, {}, FACTS - EDGE - 12));
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      if (left[at]) this.text(left[at] ?? "", EDGE);
      const fact = right[at];
      if (fact) {
        this.text(fact[0], FACTS, { colour: SOFT });
        this.text(fact[1], WIDTH - EDGE, { right: true });
      }
      this.down(14);
    }
    this.down(16);
  }

  /** A description, going on below itself where the numbers begin, and numbers that end at their places. */
  row(description: string, numbers: [string, number][], bold = false, ruled = !bold): void {
    const room = (numbers[0]?.[1] ?? WIDTH - EDGE) - EDGE - 36;
    const [first = "", ...more] = this.#lines(description, { bold, size: 9 }, room);
    if (bold) this.#band(CREAM, 22);
    const colour = bold ? GREEN : INK;
    this.text(first, EDGE + 8, { bold, size: 9, colour });
    for (const [number, x] of numbers) this.text(number, x - 8, { bold, size: 9, right: true, colour });
    for (const line of more) {
      this.down(12);
      this.text(line, EDGE + 8, { bold, size: 9 });
    }
    if (ruled) this.#rule(this.y - 6, 0.75, SAND);
    this.down(ruled ? 19 : 14);
  }

  /** The line below a row that went on in small words. */
  endRow(): void {
    this.#rule(this.y + 8, 0.75, SAND);
    this.down(5);
  }

  /** A coloured band behind the line that is written next. */
  #band(color: ReturnType<typeof rgb>, height: number, left = EDGE): void {
    this.#page.drawRectangle({ x: left, y: this.y - (height - 9) / 2, width: WIDTH - EDGE - left, height, color });
  }

  sum(label: string, amount: string, bold = false): void {
    if (bold) {
      this.down(8);
      this.#band(LIME, 28, 318);
    }
    const look = bold ? { bold, size: 13, colour: GREEN } : { bold };
    this.text(label, FACTS, look);
    this.text(amount, WIDTH - EDGE - 8, { ...look, right: true });
    this.down(bold ? 24 : 15);
  }

  /** Words that go on below themselves before the edge. */
  words(text: string, { size = 10, inset = 0 } = {}): void {
    for (const line of this.#lines(text, { size }, WIDTH - 2 * EDGE - inset)) {
      this.text(line, EDGE + inset, { size });
      this.down(size + 4);
    }
  }

  #lines(text: string, { bold = false, size = 10 }: Look, room: number): string[] {
    return linesOf(bold ? this.#fonts.bold : this.#fonts.plain, text, size, room);
  }

  text(words: string, x: number, { bold = false, size = 10, right = false, colour = INK }: Look = {}): void {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    const said = plain(words);
    const left = right ? x - font.widthOfTextAtSize(said, size) : x;
    this.#page.drawText(said, { x: left, y: this.y, size, font, color: colour });
  }

  line(): void {
    this.down(8);
  }

  down(points: number): void {
    this.y -= points;
    if (this.y <= FOOT) this.next();
  }

  /** What follows stands on a sheet of its own. */
  next(): void {
    this.#page = this.#doc.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - EDGE;
  }

  save(): Promise<Uint8Array> {
    const pages = this.#doc.getPages();
    for (const [at, page] of pages.entries()) {
      this.#page = page;
      this.y = EDGE - 8;
      this.#rule(this.y + 16, 0.75, SAND);
      this.text(this.#foot, EDGE, { size: 8, colour: SOFT });
      this.text(`${at + 1} / ${pages.length}`, WIDTH - EDGE, { size: 8, colour: SOFT, right: true });
    }
    return this.#doc.save();
  }
}
