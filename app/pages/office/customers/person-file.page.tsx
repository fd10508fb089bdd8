import { collectPerson } from "#account/person.server.ts";
import { roleOf, tasksOf } from "#accounts/door/roles.ts";
import { dayOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { requireStaff } from "#office/staff.server.ts";
import { findJoined } from "#office/customers/find-joined.server.ts";
import { noteFile } from "#outside/deed/staff-log.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/person-file.page.ts";

export const handle = { name: "office-person-file" };

/** Everything the shop keeps of somebody who asks for it: the same file as they make themselves. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const user = requireStaff(context, "orders");
  const shop = shopOf(context);
  const { key, person } = (await findJoined(shop.db, params.key)) ?? {};
  // Where a colleague is logged in, and with what, is for owners alone.
  if (!person || (roleOf(person.scope) && !tasksOf(user.scope).has("staff"))) throw pageNotFound();
  await noteFile(shop, user, "file.person", key);
  return new Response(JSON.stringify(await collectPerson(shop, person), null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="gegevens-${dayOf(shop.now())}.json"`,
      "cache-control": "no-store",
    },
  });
}
