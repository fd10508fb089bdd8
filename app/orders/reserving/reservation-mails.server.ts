import { sayMetres } from "#calculators/measure.ts";
import { sayDate } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import type { Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { typed } from "#outside/mail/mail-parts.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { calculatorMail } from "#texts/calculators/mail.ts";
import { orders as texts } from "#texts/orders.ts";
import { invoicePdf } from "../papers/invoice.server.ts";
import { lastingPapers } from "../papers/lasting-papers.server.ts";
import type { Order } from "../orders.server.ts";
import { findReservationOf, reservationPath, type Reserved } from "./reservations.server.ts";

export type Occasion = Exclude<keyof typeof calculatorMail.beech, "dear" | "button" | "small">;

/** As long as the plants stand in the field, it can be cancelled. */
const STANDING: Occasion[] = ["requested", "confirmed", "reminder", "shifted"];

/** One mail per occasion and week: the same deed twice stays one mail. An invoice goes along once there is one. */
export async function mailReservation(
  shop: Shop,
  tx: Tx,
  { reservation: row, order }: Reserved,
  occasion: Occasion,
): Promise<void> {
  const said = calculatorMail.beech[occasion];
  const facts = {
    number: order.number,
    what: `${row.plants} × ${row.name}, ${row.label} (${sayMetres(row.lengthCm)} meter)`,
    week: sayDate(row.week),
    total: euros(row.totalCents),
    now: euros(row.dueNowCents),
    rest: euros(row.totalCents - order.waivedCents - row.dueNowCents),
    paidAll: order.paidAt !== null || row.dueNowCents === row.totalCents,
  };
  const papers = [
    ...(["lifted", "paid", "confirmed"].includes(occasion) && order.invoiceNumber
      ? [await invoicePaper(shop, order)]
      : []),
    ...(occasion === "confirmed" ? lastingPapers(shop) : []),
  ];
  await postMail(shop, tx, `reservation-${occasion}-${row.id}-${row.week}`, {
    to: order.email,
    subject: said.subject(facts),
    ...layOutMail(shop, {
      title: said.title,
      paragraphs: [typed(calculatorMail.beech.dear(row.customer)), ...said.says(facts)],
      button: { label: calculatorMail.beech.button, url: `${shop.url}${reservationPath(row.id)}` },
      small: calculatorMail.beech.small(facts.number, STANDING.includes(occasion)),
    }),
    ...(papers.length && { attachments: papers }),
  });
}

async function invoicePaper(shop: Shop, order: Order) {
  return {
    filename: texts.invoiceFile(order.invoiceNumber ?? order.number),
    type: "application/pdf",
    contentBase64: Buffer.from(await invoicePdf(shop, order)).toString("base64"),
  };
}

/** The jobs after a deposit and after the rest. */
export async function tellReservation(shop: Shop, id: Id<"ord">, occasion: "confirmed" | "paid"): Promise<void> {
  const found = await findReservationOf(shop.db, id);
  if (found) await shop.db.transaction((tx) => mailReservation(shop, tx, found, occasion));
}
