import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { dayOf, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import type { Shop } from "#outside/shop.server.ts";
import { cart } from "#texts/cart.ts";
import { orders } from "#texts/orders.ts";
import { addressLines, firstDay } from "./order-parts.ts";
import type { Order } from "./orders.server.ts";

const texts = orders.invoice;
const GREEN = rgb(0.09, 0.25, 0.19);
const INK = rgb(0.21, 0.15, 0.1);
const [WIDTH, HEIGHT, EDGE] = [595, 842, 56];

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

class Sheet {
  y = HEIGHT - EDGE;
  page: PDFPage;
  readonly #doc: PDFDocument;
  readonly #fonts: { plain: PDFFont; bold: PDFFont };
  constructor(doc: PDFDocument, fonts: { plain: PDFFont; bold: PDFFont }) {
    this.#doc = doc;
    this.#fonts = fonts;
    this.page = doc.addPage([WIDTH, HEIGHT]);
  }
  down(points: number): void {
    this.y -= points;
    if (this.y > EDGE) return;
    this.page = this.#doc.addPage([WIDTH, HEIGHT]);
    this.y = HEIGHT - EDGE;
  }
  text(words: string, x: number, { bold = false, size = 10, right = false, colour = INK } = {}): void {
    const font = bold ? this.#fonts.bold : this.#fonts.plain;
    const said = plain(words);
    this.page.drawText(said, {
      x: right ? x - font.widthOfTextAtSize(said, size) : x,
      y: this.y,
      size,
      font,
      color: colour,
    });
  }
  line(): void {
    this.page.drawLine({
      start: { x: EDGE, y: this.y + 4 },
      end: { x: WIDTH - EDGE, y: this.y + 4 },
      thickness: 1,
      color: GREEN,
    });
  }
}

/** All that the law wants on an invoice: who, when, what, and the VAT per rate. */
export async function invoicePdf(shop: Shop, order: Order): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const fonts = {
    plain: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  };
  doc.setTitle(`${texts.title} ${order.invoiceNumber ?? order.number}`);
  doc.setCreationDate(order.invoicedAt ?? order.placedAt);
  doc.setLanguage("nl-NL");
  const sheet = new Sheet(doc, fonts);
  head(sheet, shop, order);
  lines(sheet, order);
  totals(sheet, order);
  foot(sheet, shop, order);
  return doc.save();
}

function head(sheet: Sheet, { settings: s }: Shop, order: Order): void {
  sheet.text(s.SHOP_NAME, EDGE, { bold: true, size: 22, colour: GREEN });
  for (const line of [
    s.COMPANY_LEGAL_NAME,
    s.COMPANY_STREET,
    `${s.COMPANY_POSTCODE} ${s.COMPANY_CITY}`,
    `KvK ${s.COMPANY_KVK}`,
    `Btw ${s.COMPANY_VAT}`,
    s.COMPANY_EMAIL,
    s.COMPANY_PHONE,
  ]) {
    sheet.text(line, WIDTH - EDGE, { right: true, size: 9 });
    sheet.down(12);
  }
  sheet.down(12);
  sheet.text(texts.title, EDGE, { bold: true, size: 18, colour: GREEN });
  sheet.down(24);
  const { snapshot } = order;
  const to = [
    ...(snapshot.business
      ? [
          snapshot.business.company,
          ...(snapshot.business.vatNumber ? [`${texts.vatOf} ${snapshot.business.vatNumber}`] : []),
        ]
      : []),
    ...addressLines(snapshot.billing),
  ];
  const facts: [string, string][] = [
    [texts.number, order.invoiceNumber ?? "-"],
    [texts.date, sayDate(dayOf(order.invoicedAt ?? order.placedAt))],
    [texts.order, order.number],
    [texts.delivery, firstDay(snapshot) ?? sayDate(dayOf(order.invoicedAt ?? order.placedAt))],
    ...(snapshot.business?.reference
      ? ([[orders.reference(""), snapshot.business.reference]] as [string, string][])
      : []),
  ];
  for (let at = 0; at < Math.max(to.length, facts.length); at++) {
    if (to[at]) sheet.text(to[at] ?? "", EDGE);
    const fact = facts[at];
    if (fact) {
      sheet.text(fact[0], 330);
      sheet.text(fact[1], WIDTH - EDGE, { right: true });
    }
    sheet.down(14);
  }
  sheet.down(16);
}

function lines(sheet: Sheet, { snapshot }: Order): void {
  const row = (cells: [string, string, string, string, string], bold = false) => {
    sheet.text(cells[0].length > 58 ? `${cells[0].slice(0, 57)}…` : cells[0], EDGE, { bold, size: 9 });
    for (const [at, x] of [355, 420, 460, WIDTH - EDGE].entries())
      sheet.text(cells[at + 1] ?? "", x, { bold, size: 9, right: true });
    sheet.down(14);
  };
  row([texts.description, texts.quantity, texts.price, texts.rate, texts.amount], true);
  sheet.line();
  sheet.down(4);
  for (const line of snapshot.lines) {
    row([
      `${line.name}, ${line.label}`,
      String(line.quantity),
      euros(line.unitCents),
      `${line.rate}%`,
      euros(line.lineCents),
    ]);
    for (const part of wrap(line.note ?? "")) {
      sheet.text(part, EDGE + 8, { size: 8 });
      sheet.down(12);
    }
  }
  if (snapshot.discountCents) row([cart.discount(snapshot.code ?? ""), "", "", "", euros(-snapshot.discountCents)]);
  row([cart.delivery, "", "", "", snapshot.deliveryCents ? euros(snapshot.deliveryCents) : cart.gratis]);
  sheet.line();
}

/** A long list of lengths goes on below itself. */
const wrap = (text: string): string[] => text.match(/.{1,104}(?:\s|$)/g)?.map((part) => part.trim()) ?? [];

function totals(sheet: Sheet, { snapshot, giftCents }: Order): void {
  const row = (label: string, amount: string, bold = false) => {
    sheet.text(label, 330, { bold });
    sheet.text(amount, WIDTH - EDGE, { bold, right: true });
    sheet.down(15);
  };
  sheet.down(8);
  for (const { rate, grossCents, vatCents } of snapshot.vat) {
    row(texts.net(rate), euros(grossCents - vatCents));
    row(texts.vat(rate), euros(vatCents));
  }
  const vouchers = snapshot.lines.filter(({ voucher }) => voucher).reduce((sum, line) => sum + line.lineCents, 0);
  if (vouchers) row(texts.noVat, euros(vouchers));
  if (snapshot.reversedCents) row(texts.reversed, euros(-snapshot.reversedCents));
  row(cart.total, euros(snapshot.totalCents), true);
  if (giftCents) row(cart.gift, euros(-giftCents));
  const { reservation } = snapshot;
  if (!reservation || reservation.depositCents === snapshot.totalCents) return;
  row(texts.deposit, euros(-reservation.depositCents));
  row(texts.rest, euros(snapshot.totalCents - reservation.depositCents), true);
}

function foot(sheet: Sheet, { settings }: Shop, { paidAt }: Order): void {
  sheet.down(20);
  sheet.text(paidAt ? texts.paid(sayDate(dayOf(paidAt))) : texts.due(settings.COMPANY_IBAN), EDGE);
}
