import { and, eq } from "drizzle-orm";
import { dayOf, sayDate } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import type { Reader } from "#outside/db.server.ts";
import { Sheet } from "#outside/paper/sheet.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders } from "#texts/orders.ts";
import { findOrderById, type Order } from "../orders.server.ts";
import { creditForPrograms } from "./ubl-papers.server.ts";
import { writeBuyer, writeRows, writeSums } from "./paper.server.ts";
import { creditNotes } from "../tables.server.ts";

const { credit: texts, invoice } = orders;
export type CreditNote = typeof creditNotes.$inferSelect;

export async function findCredit(db: Reader, order: Id<"ord">, number: string): Promise<CreditNote | undefined> {
  const [row] = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.order, order), eq(creditNotes.number, number)));
  return row;
}

/** The note of one deed, with its order. */
export async function findCreditOf(db: Reader, once: string): Promise<{ note: CreditNote; order: Order } | undefined> {
  const [note] = await db.select().from(creditNotes).where(eq(creditNotes.once, once));
  const order = note && (await findOrderById(db, note.order));
  return note && order && { note, order };
}

/** What this means for somebody's purse. */
export function sayCredit({ body, waivedCents, openCents }: CreditNote, invoiceNumber: string): string[] {
  const back = body.totalCents - waivedCents;
  return [
    ...(waivedCents ? [openCents ? texts.open(euros(openCents), invoiceNumber) : texts.nothing(invoiceNumber)] : []),
    ...(back > 0 ? [texts.back(euros(back))] : []),
  ];
}

/** The paper that changes an invoice: the same duties, with its own number and that of the invoice. */
export async function creditPdf(
  shop: Shop,
  { snapshot, number, invoiceNumber }: Order,
  note: CreditNote,
): Promise<Uint8Array> {
  const { body, madeAt } = note;
  const net = snapshot.business !== null;
  const sheet = await Sheet.open(`${texts.title} ${note.number}`, madeAt);
  sheet.letterhead(shop);
  sheet.heading(texts.title);
  writeBuyer(sheet, snapshot, [
    [texts.number, note.number],
    [invoice.date, sayDate(dayOf(madeAt))],
    [texts.of, invoiceNumber ?? "-"],
    [invoice.order, number],
  ]);
  const rows = body.lines.map(({ name, about, quantity, cents, netCents }) => ({
    what: name,
    note: about,
    quantity,
    cents: -(net ? netCents : cents),
  }));
  writeRows(sheet, { net, rates: false }, rows);
  writeSums(sheet, snapshot, body, -1);
  sheet.down(20);
  if (body.reversedCents) sheet.words(invoice.reversedWords(snapshot.business?.vatNumber ?? ""));
  for (const words of sayCredit(note, invoiceNumber ?? "")) sheet.words(words);
  return sheet.save();
}

/** The credit note on paper, and for a company also for its programs. */
export async function creditPapers(shop: Shop, order: Order, note: CreditNote) {
  const pdf = {
    filename: texts.file(note.number),
    type: "application/pdf",
    contentBase64: Buffer.from(await creditPdf(shop, order, note)).toString("base64"),
  };
  return [pdf, ...creditForPrograms(shop, order, note)];
}
