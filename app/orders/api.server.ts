import type { Context } from "hono";
import { type Api, json } from "#accounts/door/json.server.ts";
import { escapeText, foldLine } from "#outside/paper/calendar-text.ts";
import { addDays } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { errors } from "#texts/errors.ts";
import { creditPdf, findCredit } from "./papers/credit-note.server.ts";
import { invoicePdf } from "./papers/invoice.server.ts";
import { sendWithdrawal } from "./withdrawing/withdrawal-deeds.server.ts";
import { statusOf } from "./order.ts";
import { addressLines } from "./order-parts.ts";
import { findOrderFor, listCredits, listShipments, type Order } from "./orders.server.ts";

/** Only for the owner or the bearer of the order's own link; for others it does not exist. */
export function orderApi(app: Api, shop: Shop): void {
  const find = (c: Context, more = {}): Promise<Order | undefined> =>
    findOrderFor(shop, c.req.raw, c.req.param("number") ?? "", c.req.query("t") ?? "", more);
  const paper = (c: Context, name: string, pdf: Uint8Array) =>
    c.body(Buffer.from(pdf), 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
    });
  const none = (c: Context) => c.json({ statusCode: 404, message: errors.apiNotFound }, 404);

  app.get("/api/orders/:number", async (c) => {
    const order = await find(c);
    if (!order) return none(c);
    const { number, dueCents, refundedCents, placedAt, paidAt, snapshot } = order;
    return c.json({
      number,
      status: statusOf(order),
      dueCents,
      refundedCents,
      placedAt,
      paidAt,
      ...snapshot,
      shipped: await listShipments(shop.db, order.id),
      credits: (await listCredits(shop.db, order.id)).map((note) => ({ number: note.number, ...note.body })),
    });
  });
  app.post("/api/withdrawals", json(shop, sendWithdrawal));
  app.get("/api/orders/:number/factuur.pdf", async (c) => {
    const order = await find(c, { papers: true });
    if (!order?.invoiceNumber) return none(c);
    return paper(c, texts.invoiceFile(order.invoiceNumber), await invoicePdf(shop, order));
  });
  app.get("/api/orders/:number/:note{C\\d{4}-\\d{6,}\\.pdf}", async (c) => {
    const order = await find(c, { papers: true });
    const note = order && (await findCredit(shop.db, order.id, (c.req.param("note") ?? "").replace(".pdf", "")));
    return order && note ? paper(c, texts.credit.file(note.number), await creditPdf(shop, order, note)) : none(c);
  });
  app.get("/api/orders/:number/agenda.ics", async (c) => {
    const order = await find(c);
    const day = order?.snapshot.shipments.find(({ kind }) => kind === "day")?.day;
    if (!order || !day) return none(c);
    const stamp = (date: string) => date.replaceAll("-", "");
    const text = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      `PRODID:-//${escapeText(shop.settings.SHOP_NAME)}//NL`,
      "BEGIN:VEVENT",
      `UID:${order.id}@${new URL(shop.url).hostname}`,
      `DTSTAMP:${order.placedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${stamp(day)}`,
      `DTEND;VALUE=DATE:${stamp(addDays(day, 1))}`,
      `SUMMARY:${escapeText(`${shop.settings.SHOP_NAME}: ${texts.order(order.number).toLowerCase()}`)}`,
      `LOCATION:${escapeText(addressLines(order.snapshot.deliverTo).slice(1).join(", "))}`,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]
      .map(foldLine)
      .join("\r\n");
    return c.body(text, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${order.number}.ics"`,
    });
  });
}
