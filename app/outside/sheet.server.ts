import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import type { Shop } from "./shop.server.ts";

export const GREEN = rgb(0.09, 0.25, 0.19);
const INK = rgb(0.21, 0.15, 0.1);
export const [WIDTH, HEIGHT, EDGE] = [595, 842, 56];

/** The built-in fonts know Latin letters only; what they lack is written plainly rather than lost. */
function plain(text: string): string {
  return text
    .replaceAll("−", "-")
    .replaceAll("\u00a0", " ")
    .normalize("NFC")
    .replace(
      /[^\u0020-\u007e\u00a1-\u00ff€‘’“”–—•…]/g,
      (sign) => sign.normalize("NFD").replace(/[^\u0020-\u007e]/g, "") || "?",
    );
}

type Look = { bold?: boolean; size?: number; right?: boolean; colour?: ReturnType<typeof rgb> };

/** A sheet of A4 that is written from top to bottom and goes on on the next. */
export class Sheet {
  y = HEIGHT - EDGE;
  readonly #doc: PDFDocument;
  readonly #fonts: { plain: PDFFont; bold: PDFFont };
  #page: PDFPage;
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

  /** Who writes: the shop's name large, its address and numbers at the right. */
  letterhead({ settings: s }: Pick<Shop, "settings">): void {
    this.text(s.SHOP_NAME, EDGE, { bold: true, size: 22, colour: GREEN });
    for (const line of [
      s.COMPANY_LEGAL_NAME,
      s.COMPANY_STREET,
      `${s.COMPANY_POSTCODE} ${s.COMPANY_CITY}`,
      `KvK ${s.COMPANY_KVK}`,
      `Btw ${s.COMPANY_VAT}`,
      s.COMPANY_EMAIL,
      s.COMPANY_PHONE,
    ]) {
      this.text(line, WIDTH - EDGE, { right: true, size: 9 });
      this.down(12);
    }
    this.down(12);
  }

  heading(words: string): void {
    this.text(words, EDGE, { bold: true, size: 18, colour: GREEN });
    this.down(24);
  }

  /** To whom at the left, what about at the right. */
  columns(left: string[], right: [string, string][]): void {
    for (let at = 0; at < Math.max(left.length, right.length); at++) {
      if (left[at]) this.text(left[at] ?? "", EDGE);
      const fact = right[at];
      if (fact) {
        this.text(fact[0], 330);
        this.text(fact[1], WIDTH - EDGE, { right: true });
      }
      this.down(14);
    }
    this.down(16);
  }

  /** A description, going on below itself where the numbers begin, and numbers that end at their places. */
  row(description: string, numbers: [string, number][], bold = false): void {
    const room = (numbers[0]?.[1] ?? WIDTH - EDGE) - EDGE - 36;
    const [first = "", ...more] = this.#lines(description, { bold, size: 9 }, room);
    this.text(first, EDGE, { bold, size: 9 });
    for (const [number, x] of numbers) this.text(number, x, { bold, size: 9, right: true });
    for (const line of more) {
      this.down(12);
      this.text(line, EDGE, { bold, size: 9 });
    }
    this.down(14);
  }

  sum(label: string, amount: string, bold = false): void {
    this.text(label, 330, { bold });
    this.text(amount, WIDTH - EDGE, { bold, right: true });
    this.down(15);
  }

  /** Words that go on below themselves before the edge. */
  words(text: string, { size = 10, inset = 0 } = {}): void {
    for (const line of this.#lines(text, { size }, WIDTH - 2 * EDGE - inset)) {
      this.text(line, EDGE + inset, { size });
      this.down(size + 4);
    }
  }

  /** Words in lines that fit the room. */
  #lines(text: string, { bold = false, size = 10 }: Look, room: number): string[] {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    const lines: string[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
      if (lines.length && font.widthOfTextAtSize(plain(longer), size) <= room) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  text(words: string, x: number, { bold = false, size = 10, right = false, colour = INK }: Look = {}): void {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    const said = plain(words);
    const left = right ? x - font.widthOfTextAtSize(said, size) : x;
    this.#page.drawText(said, { x: left, y: this.y, size, font, color: colour });
  }

  line(): void {
    const y = this.y + 8;
    this.#page.drawLine({ start: { x: EDGE, y }, end: { x: WIDTH - EDGE, y }, thickness: 1, color: GREEN });
    this.down(6);
  }

  down(points: number): void {
    this.y -= points;
    if (this.y > EDGE) return;
    this.#page = this.#doc.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - EDGE;
  }

  save(): Promise<Uint8Array> {
    return this.#doc.save();
  }
}
