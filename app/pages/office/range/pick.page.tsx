import { findPicks, findPlates, KINDS, listFigures } from "#office/product/pick.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/pick.page.ts";

export const handle = { name: "office-pick" };

/** What a picker finds while somebody types. */
export async function loader({ url, context }: Route.LoaderArgs) {
  // Who writes puts products into a text.
  requireStaff(context, "words", "range");
  const { db } = shopOf(context);
  const [asked, q] = [url.searchParams.get("soort"), url.searchParams.get("q") ?? ""];
  if (asked === "plate") return { picks: findPlates(q) };
  if (asked === "figure") return { picks: await listFigures(db, q) };
  const kind = KINDS.find((one) => one === asked) ?? "product";
  return { picks: await findPicks(db, kind, q) };
}
