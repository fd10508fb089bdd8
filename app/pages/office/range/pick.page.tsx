import { findPicks, KINDS } from "#office/product/pick.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/pick.page.ts";

export const handle = { name: "office-pick" };

/** What a picker finds while somebody types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  // Who writes puts products into a text.
  requireStaff(context, "words", "range");
  const kind = KINDS.find((one) => one === url.searchParams.get("soort")) ?? "product";
  return { picks: await findPicks(shopOf(context).db, kind, url.searchParams.get("q") ?? "") };
}
