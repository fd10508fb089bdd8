import { dayOf } from "#kit/day.ts";
import { readPage } from "#office/leaves.tsx";
import { writeLog } from "#office/log/log.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { noteFile } from "#outside/deed/staff-log.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/log-file.page.ts";

export const handle = { name: "office-log-file" };

/** The log as a file, for a spreadsheet or an accountant. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = requireStaff(context, "staff");
  const shop = shopOf(context);
  await noteFile(shop, user, "file.log");
  return new Response(writeLog(shop.db, readPage(url).q), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="logboek-${dayOf(shop.now())}.csv"`,
      "cache-control": "no-store",
    },
  });
}
