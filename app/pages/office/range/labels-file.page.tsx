import { pageNotFound } from "#kit/error.ts";
import { drawLabels } from "#office/labels/draw-labels.server.ts";
import { readAsked } from "#office/labels/label.ts";
import { listLabels } from "#office/labels/list-labels.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { sizeLabels as say } from "#texts/office/range/labels.ts";
import type { Route } from "./+types/labels-file.page.ts";

/** Labels for the plants themselves, as one file to print. */
export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const { db, now } = shopOf(context);
  const { counts, ...wanted } = readAsked(url.searchParams);
  const sizes = await listLabels(db, { skus: [...counts.keys()], product: "", place: "", q: "" });
  if (sizes.length === 0) throw pageNotFound();
  const list = sizes.map((size) => ({ size, count: counts.get(size.sku) ?? 0 }));
  return new Response(Buffer.from(await drawLabels(list, { ...wanted, made: now() })), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${say.file}"`,
      "cache-control": "private, no-store",
    },
  });
}
