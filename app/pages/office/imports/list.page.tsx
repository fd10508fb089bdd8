import { pageNotFound } from "#kit/error.ts";
import { isRangeList, writeRangeList } from "#office/imports/write-list.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/list.page.ts";

export const handle = { name: "office-range-list" };

/** The range as a list, sent while it is written. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  requireStaff(context, "range");
  if (!isRangeList(params.file)) throw pageNotFound();
  return writeRangeList(shopOf(context), params.file);
}
