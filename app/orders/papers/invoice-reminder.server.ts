import { type Day, sayDate } from "#kit/day.ts";
import { type Cents, euros } from "#kit/money.ts";
import type { Tx } from "#outside/db.server.ts";
import { button, title, words } from "#outside/mail/mail-parts.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { type Order, orderLink } from "../orders.server.ts";
import { invoicePdf } from "./invoice.server.ts";
import { post } from "./order-mails.server.ts";
import { invoiceForPrograms } from "./ubl-papers.server.ts";

type Late = { stage: number; due: Day; openCents: Cents };

/** An invoice that is late, with the invoice again; says whether it is the first time for this stage. */
export async function mailInvoiceReminder(
  shop: Shop,
  tx: Tx,
  order: Order,
  { stage, due, openCents }: Late,
): Promise<boolean> {
  const { late, invoiceFile } = texts;
  const { invoiceNumber } = order;
  if (!invoiceNumber) return false;
  const paper = {
    filename: invoiceFile(invoiceNumber),
    type: "application/pdf",
    contentBase64: Buffer.from(await invoicePdf(shop, order)).toString("base64"),
  };
  const parts = [
    title(late.title[stage - 1] ?? ""),
    words(late.text(invoiceNumber, sayDate(due), euros(openCents))),
    words(late.how(shop.settings.COMPANY_IBAN, invoiceNumber)),
    words(late.crossed),
    button(texts.look, orderLink(shop, order)),
  ];
  return post(
    shop,
    tx,
    order,
    `invoice-reminder:${order.id}:${stage}`,
    late.subject[stage - 1]?.(invoiceNumber) ?? "",
    parts,
    [paper, ...invoiceForPrograms(shop, order)],
  );
}
