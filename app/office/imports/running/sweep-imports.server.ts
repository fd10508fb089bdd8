import { sql } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";

const KEPT_DAYS = 60;

/** After two months nobody takes a list back: its rows go, and that it was there stays. */
export async function sweepImports({ db, now }: Pick<Shop, "db" | "now">): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.execute(sql`delete from import_rows r using imports i
    where i.id = r.import and i.at < ${before}::timestamptz and i.state not in ('running', 'undoing')`);
}
