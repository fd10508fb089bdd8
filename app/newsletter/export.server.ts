import { asc, eq } from "drizzle-orm";
import { sheetLine } from "#kit/spreadsheet.ts";
import type { Reader } from "#outside/db.server.ts";
import { subscribers } from "./tables.server.ts";

const COLUMNS = ["email", "confirmed_at", "source", "topics", "pace"] as const;

/** Everybody who may be written to, as a sheet. */
export async function exportSubscribers(db: Reader): Promise<string> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.state, "confirmed"))
    .orderBy(asc(subscribers.email));
  const lines = rows.map(({ email, confirmedAt, source, topics, pace }) =>
    sheetLine([email, confirmedAt?.toISOString() ?? "", source, topics.join(" "), pace]),
  );
  return `${COLUMNS.join(",")}\r\n${lines.join("")}`;
}
