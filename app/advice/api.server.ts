import type { Hono } from "hono";
import type { Shop } from "#outside/shop.server.ts";
import { listTasks } from "./articles.server.ts";
import { calendarFeed } from "./calendar/calendar-feed.ts";

export function adviceApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  app.get("/feed/tuinkalender.ics", (c) =>
    c.body(calendarFeed({ url: shop.url, now: shop.now() }, listTasks), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="tuinkalender.ics"',
      "cache-control": "public, max-age=86400",
    }),
  );
}
