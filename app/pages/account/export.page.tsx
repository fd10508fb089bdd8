import { dayOf } from "#kit/day.ts";
import { listGarden } from "#account/garden.server.ts";
import { findOwnSubscription } from "#account/newsletter-of.server.ts";
import { listPurchases } from "#account/purchases.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/export.page.ts";
import { listAddresses } from "#accounts/addresses/addresses.server.ts";
import { listPasskeys } from "#accounts/passkeys/passkeys.server.ts";
import { listSaved } from "#accounts/saved/saved.server.ts";
import { listSessions } from "#accounts/session/sessions.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";

export const handle = { name: "export" };

/** Everything the shop keeps of a person, readable by people and machines. */
export async function loader({ context }: Route.LoaderArgs) {
  const [shop, user] = [shopOf(context), requireUser(context)];
  const [addresses, orders, saved, garden, sessions, passkeys, newsletter] = await Promise.all([
    listAddresses(shop.db, user.id),
    listPurchases(shop, user),
    listSaved(shop, user.id),
    listGarden(shop, user),
    listSessions(shop.db, user.id, shop.now()),
    listPasskeys(shop, user.id),
    findOwnSubscription(shop, user),
  ]);
  const plants = garden.map(({ slug, name, bought }) => ({ slug, name, bought }));
  const body = {
    madeAt: shop.now(),
    user,
    addresses,
    orders,
    saved,
    garden: plants,
    sessions,
    passkeys,
    newsletter: newsletter ?? null,
  };
  return new Response(JSON.stringify(body, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="mijn-gegevens-${dayOf(shop.now())}.json"`,
      "cache-control": "no-store",
    },
  });
}
