import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Parcel } from "#catalogue/price/carriage.ts";
import { products, variants } from "#catalogue/tables.server.ts";
import type { Id } from "#kit/id.ts";
import { sayLine } from "#orders/order.ts";
import type { Order } from "#orders/orders.server.ts";
import { orderLines } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import { packingPicks } from "../tables.server.ts";

export type BatchLine = Pick<Parcel, "delivery" | "form" | "weightG"> & {
  sku: string;
  cut: string;
  name: string;
  latin: string | null;
  label: string;
  place: string;
  passport: boolean;
  picture: { key: string; alt: string } | null;
  needed: number;
  /** Undefined until somebody ticked it. */
  collected: number | undefined;
};

const STAYS = sql`${orderLines.quantity} > ${orderLines.cancelled} + ${orderLines.shipped}`;

/** Per order what is still to leave, where it stands and, in a batch, how much of it lies in the crate. */
export async function readLines(db: Reader, orders: Order[], batch?: number): Promise<Map<string, BatchLine[]>> {
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.order, ids), STAYS))
    .orderBy(asc(orderLines.sku), asc(orderLines.cut));
  const picks = batch === undefined ? [] : await db.select().from(packingPicks).where(eq(packingPicks.batch, batch));
  const sizes = await readSizes(db, [...new Set(lines.map(({ sku }) => sku))]);
  const picked = new Map(picks.map((pick) => [keyOf(pick), pick.collected]));
  return new Map(
    orders.map(({ id, snapshot }) => [
      id,
      lines
        .filter(({ order }) => order === id)
        .map((line): BatchLine => {
          const { sku, cut, quantity, cancelled, shipped } = line;
          const agreed = snapshot.lines.find((one) => one.sku === sku && (one.cut ?? "") === cut);
          const size = sizes.get(sku);
          return {
            sku,
            cut,
            name: agreed?.name ?? sku,
            latin: agreed?.latin ?? null,
            label: agreed ? sayLine(agreed) : "",
            place: size?.place ?? "",
            passport: size?.passport ?? false,
            weightG: size?.weightG ?? 0,
            delivery: size?.delivery ?? "pakket",
            form: agreed?.form ?? "pot",
            picture: agreed?.picture ? { key: agreed.picture.key, alt: "" } : null,
            needed: quantity - cancelled - shipped,
            collected: picked.get(keyOf(line)),
          };
        }),
    ]),
  );
}

const keyOf = ({ order, sku, cut }: { order: Id<"ord">; sku: string; cut: string }) => `${order} ${sku} ${cut}`;

async function readSizes(db: Reader, skus: string[]) {
  const { sku, place, weightG, delivery } = variants;
  const rows = await db
    .select({ sku, place, weightG, delivery, passport: products.passport })
    .from(variants)
    .innerJoin(products, eq(products.slug, variants.product))
    .where(inArray(sku, skus));
  return new Map(rows.map((row) => [row.sku, row]));
}
