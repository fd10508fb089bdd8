import { pageNotFound } from "#kit/error.ts";
import { readBatch } from "#office/packing/batches.server.ts";
import { listSlips } from "#office/packing/list-slips.server.ts";
import { batchPapers, writeSlips } from "#office/packing/slips.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { slips as say } from "#texts/office/packing.ts";
import type { Route } from "./+types/papers.page.ts";

/** The papers of a batch, or of the orders that were ticked in the list, as one file. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const shop = shopOf(context);
  if (params.id !== undefined && !/^[1-9]\d{0,8}$/.test(params.id)) throw pageNotFound();
  const id = Number(params.id ?? 0);
  const { orders } = id ? await readBatch(shop.db, id) : { orders: [] };
  const numbers = url.searchParams.getAll("nummers").slice(0, 100);
  const slips = id ? [] : await listSlips(shop.db, numbers);
  if (id ? orders.length === 0 : numbers.length === 0) throw pageNotFound();
  const pdf = id ? await batchPapers(shop, orders) : await writeSlips(shop, slips);
  return new Response(Buffer.from(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${say.file(id)}"`,
      "cache-control": "private, no-store",
    },
  });
}
