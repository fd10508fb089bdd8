import type { Shop } from "#outside/shop.server.ts";
import { ubl as texts } from "#texts/ubl.ts";
import type { Order } from "../orders.server.ts";
import type { creditNotes } from "../tables.server.ts";
import { creditUbl, invoiceUbl } from "./ubl.ts";

type CreditNote = typeof creditNotes.$inferSelect;

const attached = (number: string, xml: string) => ({
  filename: texts.file(number),
  type: "application/xml",
  contentBase64: Buffer.from(xml).toString("base64"),
});

/** The same invoice for a program of the buyer's bookkeeping; only companies have one. */
export const invoiceForPrograms = ({ settings }: Shop, order: Order) =>
  order.snapshot.business && order.invoiceNumber ? [attached(order.invoiceNumber, invoiceUbl(settings, order))] : [];

export const creditForPrograms = ({ settings }: Shop, order: Order, note: CreditNote) =>
  order.snapshot.business ? [attached(note.number, creditUbl(settings, order, note))] : [];
