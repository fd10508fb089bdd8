import { dayOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { listGarden } from "#account/garden.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { garden } from "#texts/account/garden.ts";
import type { Route } from "./+types/calendar.page.ts";
import { gardenCalendar } from "#accounts/garden/garden.ts";
import { findCalendarOwner } from "#accounts/garden/gardens.server.ts";

export const handle = { auth: "open", name: "calendar" };

/** A feed for calendars: whoever has the secret address reads it, without a login. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const key = /^([\w-]{20,100})\.ics$/.exec(params.file)?.[1];
  const owner = key && (await findCalendarOwner(shop.db, key));
  if (!owner) throw pageNotFound();
  const plants = await listGarden(shop, owner);
  const words = garden.task;
  const body = gardenCalendar(plants, dayOf(shop.now()), garden.title, (task, name) => words[task](name), shop.now());
  return new Response(body, {
    headers: { "content-type": "text/calendar; charset=utf-8", "cache-control": "private, max-age=3600" },
  });
}
