import { asc, eq } from "drizzle-orm";
import type { Reader } from "#outside/db.server.ts";
import { subscribers } from "./tables.server.ts";

const COLUMNS = ["email", "confirmed_at", "source", "topics", "pace"] as const;

/** Everybody who may be written to, as a sheet; cells that a spreadsheet would run are made plain text. */
export async function exportSubscribers(db: Reader): Promise<string> {
  const rows = await db
    .select()
    .from(subscribers)
    .where(eq(subscribers.state, "confirmed"))
    .orderBy(asc(subscribers.email));
  const lines = rows.map(({ email, confirmedAt, source, topics, pace }) =>
    [email, confirmedAt?.toISOString() ?? "", source, topics.join(" "), pace].map(cell).join(","),
  );
  return `${[COLUMNS.join(","), ...lines].join("\r\n")}\r\n`;
}

const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
