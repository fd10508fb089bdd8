import type { Hono } from "hono";
import type { Shop } from "#outside/shop.server.ts";
import { quotePdf } from "./trees/quote-pdf.server.ts";
import { findTreeOrder, treeNumber } from "./trees/tree-orders.server.ts";

/** The paper of a company's tree order, for whoever has its secret address. */
export function calculatorApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  app.get("/api/kerstbomen/:file{kbo_[0-9a-z]+\\.pdf}", async (c) => {
    const order = await findTreeOrder(shop.db, c.req.param("file").replace(/\.pdf$/, ""));
    if (!order) return c.notFound();
    return c.body(Buffer.from(await quotePdf(shop, order)), 200, {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${treeNumber(order)}.pdf"`,
      "cache-control": "private, no-store",
    });
  });
}
