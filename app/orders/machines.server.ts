import type { Context, Hono } from "hono";
import { addDays } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { errors } from "#texts/errors.ts";
import { invoicePdf } from "./invoice.server.ts";
import { statusOf } from "./order.ts";
import { addressLines } from "./order-parts.ts";
import { findOrderFor, listShipments, type Order } from "./orders.server.ts";

type App = Hono<{ Bindings: { peer: string } }>;

/** Only for the owner or the bearer of the order's own link; for others it does not exist. */
export function orderMachines(app: App, shop: Shop): void {
  const find = (c: Context): Promise<Order | undefined> =>
    findOrderFor(shop, c.req.raw, c.req.param("number") ?? "", c.req.query("t") ?? "");
  const none = (c: Context) => c.json({ statusCode: 404, message: errors.machineNotFound }, 404);

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
    });
  });
  app.get("/api/orders/:number/factuur.pdf", async (c) => {
    const order = await find(c);
    if (!order?.invoiceNumber) return none(c);
    const pdf = Buffer.from(await invoicePdf(shop, order));
    return c.body(pdf, 200, {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${texts.invoiceFile(order.invoiceNumber)}"`,
    });
  });
  app.get("/api/orders/:number/agenda.ics", async (c) => {
    const order = await find(c);
    const day = order?.snapshot.shipments.find(({ kind }) => kind === "day")?.day;
    if (!order || !day) return none(c);
    const stamp = (date: string) => date.replaceAll("-", "");
    const text = [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      `PRODID:-//${shop.settings.SHOP_NAME}//NL`,
      "BEGIN:VEVENT",
      `UID:${order.id}@${new URL(shop.url).hostname}`,
      `DTSTAMP:${order.placedAt.toISOString().replace(/[-:]|\.\d+/g, "")}`,
      `DTSTART;VALUE=DATE:${stamp(day)}`,
      `DTEND;VALUE=DATE:${stamp(addDays(day, 1))}`,
      `SUMMARY:${shop.settings.SHOP_NAME}: ${texts.order(order.number).toLowerCase()}`,
      `LOCATION:${addressLines(order.snapshot.deliverTo).slice(1).join("\\, ")}`,
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n");
    return c.body(text, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${order.number}.ics"`,
    });
  });
}
