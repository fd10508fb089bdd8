import { and, asc, eq, gt, gte, isNotNull, lt } from "drizzle-orm";
import { addDays, startOfDay } from "#kit/day.ts";
import type { Order } from "#orders/orders.server.ts";
import type { CreditNote } from "#orders/papers/credit-note.server.ts";
import { creditNotes, orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Span } from "./period.ts";

export type Paper = { number: string; at: Date; order: Order; note?: CreditNote };

const PART = 500;

/** Every invoice and credit note of these days, by number; many never stand in memory whole. */
export async function* listPapers(db: Reader, span: Span): AsyncGenerator<Paper> {
  const [begin, end] = [startOfDay(span.from), startOfDay(addDays(span.to, 1))];
  const inDays = and(gte(orders.invoicedAt, begin), lt(orders.invoicedAt, end), isNotNull(orders.invoiceNumber));
  for (let after = ""; ; ) {
    const where = and(inDays, gt(orders.invoiceNumber, after));
    const rows = await db.select().from(orders).where(where).orderBy(asc(orders.invoiceNumber)).limit(PART);
    for (const order of rows)
      yield { number: order.invoiceNumber ?? "", at: order.invoicedAt ?? order.placedAt, order };
    if (rows.length < PART) break;
    after = rows.at(-1)?.invoiceNumber ?? "";
  }
  const made = and(gte(creditNotes.madeAt, begin), lt(creditNotes.madeAt, end));
  for (let after = ""; ; ) {
    const rows = await db
      .select({ note: creditNotes, order: orders })
      .from(creditNotes)
      .innerJoin(orders, eq(orders.id, creditNotes.order))
      .where(and(made, gt(creditNotes.number, after)))
      .orderBy(asc(creditNotes.number))
      .limit(PART);
    for (const { note, order } of rows) yield { number: note.number, at: note.madeAt, order, note };
    if (rows.length < PART) return;
    after = rows.at(-1)?.note.number ?? "";
  }
}
