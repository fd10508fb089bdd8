import { collectPerson } from "#account/person.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";
import { dayOf } from "#kit/day.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/export.page.ts";

export const handle = { name: "export" };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const body = await collectPerson(shop, requireUser(context));
  return new Response(JSON.stringify(body, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="mijn-gegevens-${dayOf(shop.now())}.json"`,
      "cache-control": "no-store",
    },
  });
}
