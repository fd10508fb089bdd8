import { asc, sql } from "drizzle-orm";
import { difference, isSplitBroken, wilson } from "#insight/experiments/statistics.ts";
import { experiments } from "#insight/tables.server.ts";
import type { Db } from "#outside/db.server.ts";

type Row = { experiment: string; variant: string; seen: number; acted: number; did: number; cents: number };
export type Arm = Omit<Row, "experiment"> & { rate: number; low: number; high: number };
export type Result = {
  key: string;
  name: string;
  on: boolean;
  arms: Arm[];
  /** The last variant against the first. */
  change: ReturnType<typeof difference>;
  broken: boolean;
};

/** Counts per variant, how sure the difference is, and whether the split itself can be trusted. */
export async function readResults(db: Db): Promise<Result[]> {
  const all = await db.select().from(experiments).orderBy(asc(experiments.startsAt));
  const { rows } = await db.execute<Row>(sql`
    select experiment, variant, count(*)::int as seen, count(acted_at)::int as acted, count(ordered_at)::int as did,
      coalesce(sum(total_cents), 0)::bigint as cents
    from exposures left join orders on orders.number = exposures.order_number and orders.confirmed_at is not null
    group by 1, 2`);
  return all.map(({ key, name, on, variants }) => {
    const arms = variants.map(({ key: variant }): Arm => {
      const row = rows.find((one) => one.experiment === key && one.variant === variant);
      const { seen, acted, did, cents } = row ?? { seen: 0, acted: 0, did: 0, cents: 0 };
      return { variant, seen, acted, did, cents, rate: seen ? did / seen : 0, ...wilson({ seen, did }) };
    });
    const [first, last] = [arms[0], arms.at(-1)];
    const none = { seen: 0, did: 0 };
    return {
      key,
      name,
      on,
      arms,
      change: difference(first ?? none, last ?? none),
      broken: isSplitBroken(
        arms.map(({ seen }) => seen),
        variants.map(({ weight }) => weight),
      ),
    };
  });
}
