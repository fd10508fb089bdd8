import type { Hono } from "hono";
import { dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";
import { listTasks } from "./articles.server.ts";
import { calendarFeed } from "./calendar/calendar-feed.ts";

export function adviceApi(app: Hono<{ Bindings: { peer: string } }>, shop: Shop): void {
  app.get("/feed/tuinkalender.ics", async (c) => {
    const make = async () => calendarFeed({ url: shop.url, now: shop.now() }, listTasks);
    const feed = await shop.pages.remember(`calendar-feed:${dayOf(shop.now())}`, ["today"], make);
    return c.body(feed, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="tuinkalender.ics"',
      "cache-control": "public, max-age=86400",
    });
  });
}
