import { PDFDocument, type PDFFont, rgb, StandardFonts } from "pdf-lib";
import { addDays, type Day, dayOf, sayDate, sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { vatLines, withoutVat } from "#kit/vat.ts";
import type { Shop } from "#outside/shop.server.ts";
import { trees as texts } from "#texts/calculators-trees.ts";
import type { treeOrders } from "./tables.server.ts";

const GREEN = rgb(0.09, 0.25, 0.19);
const INK = rgb(0.21, 0.15, 0.1);
const [WIDTH, HEIGHT, EDGE] = [595, 842, 56];

/** The built-in fonts know Latin letters; what they lack is written plainly. */
const plain = (text: string): string =>
  text
    .replaceAll("\u00a0", " ")
    .replaceAll("−", "-")
    .replace(
      /[^\u0020-\u007e\u00a1-\u00ff€‘’“”–—•…]/g,
      (sign) => sign.normalize("NFD").replace(/[^\u0020-\u007e]/g, "") || "?",
    );

/** The quote or order on paper: addresses, lines without VAT, VAT per rate and the total. */
export async function quotePdf(shop: Shop, order: typeof treeOrders.$inferSelect): Promise<Uint8Array> {
  const { body, kind, sentAt } = order;
  const doc = await PDFDocument.create();
  const fonts = {
    plain: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  };
  let page = doc.addPage([WIDTH, HEIGHT]);
  let y = HEIGHT - EDGE;
  const down = (by: number) => {
    y -= by;
    if (y > EDGE) return;
    page = doc.addPage([WIDTH, HEIGHT]);
    y = HEIGHT - EDGE;
  };
  const put = (words: string, x: number, { bold = false, size = 10, right = false, colour = INK } = {}) => {
    const font: PDFFont = bold ? fonts.bold : fonts.plain;
    const said = plain(words);
    page.drawText(said, { x: right ? x - font.widthOfTextAtSize(said, size) : x, y, size, font, color: colour });
  };
  const line = (words: string, by = 15, look: Parameters<typeof put>[2] = {}) => {
    put(words, EDGE, look);
    down(by);
  };
  const { settings } = shop;
  const today = dayOf(sentAt);
  line(settings.SHOP_NAME, 30, { bold: true, size: 22, colour: GREEN });
  line(texts.paper[kind], 22, { bold: true, size: 15, colour: GREEN });
  line(`${texts.paper.number} K-${order.number}   ${texts.paper.date} ${sayDate(today)}`);
  if (kind === "quote") line(`${texts.paper.valid} ${sayDate(addDays(today, 14))}`);
  down(8);
  line(`${texts.paper.for} ${body.company}, ${body.name}`, 15, { bold: true });
  line(`${body.vatNumber.toUpperCase()}   ${body.email}   ${body.phone}`);
  if (body.reference) line(`${texts.paper.reference} ${body.reference}`);
  down(6);
  body.addresses.forEach(({ street, postcode, city }, at) => {
    if (street) line(texts.paper.address(at + 1, `${street}, ${postcode.toUpperCase()} ${city}`));
  });
  down(10);
  put(texts.sumHead.what, EDGE, { bold: true });
  put(texts.sumHead.quantity, 400, { bold: true, right: true });
  put(texts.sumHead.each, 470, { bold: true, right: true });
  put(texts.sumHead.line, WIDTH - EDGE, { bold: true, right: true });
  down(18);
  for (const { text, quantity, unitCents, lineCents, rate, row } of body.lines) {
    const to = body.rows[row];
    put(text.length > 58 ? `${text.slice(0, 57)}…` : text, EDGE);
    put(String(quantity), 400, { right: true });
    put(euros(withoutVat(unitCents, rate)), 470, { right: true });
    put(euros(withoutVat(lineCents, rate)), WIDTH - EDGE, { right: true });
    down(12);
    if (to) put(texts.paper.rowTo(to.address, sayDay(to.day as Day)), EDGE, { size: 8 });
    down(16);
  }
  const vat = vatLines(body.lines.map(({ rate, lineCents }) => ({ rate, grossCents: lineCents })));
  const ex = body.totalCents - vat.reduce((sum, { vatCents }) => sum + vatCents, 0);
  const sum = (label: string, cents: number, bold = false) => {
    put(label, 320, { bold });
    put(euros(cents), WIDTH - EDGE, { bold, right: true });
    down(16);
  };
  down(6);
  sum(texts.ex, ex);
  for (const { rate, vatCents } of vat) sum(texts.vat(rate), vatCents);
  sum(texts.inc, body.totalCents, true);
  down(20);
  line(
    `${settings.COMPANY_LEGAL_NAME}, ${settings.COMPANY_STREET}, ${settings.COMPANY_POSTCODE} ${settings.COMPANY_CITY}`,
    12,
    { size: 8 },
  );
  line(
    `KvK ${settings.COMPANY_KVK}   btw ${settings.COMPANY_VAT}   ${settings.COMPANY_PHONE}   ${settings.COMPANY_EMAIL}`,
    12,
    { size: 8 },
  );
  return doc.save();
}
