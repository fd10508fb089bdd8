import { and, eq, sql } from "drizzle-orm";
import { findPerson } from "#orders/find-person.server.ts";
import type { User } from "#outside/deed/caller.ts";
import type { Reader } from "#outside/db.server.ts";
import { staffLog } from "#outside/tables.server.ts";

/** A person by key, and the key they have now: whoever was joined with somebody is that customer since. */
export async function findJoined(db: Reader, key: string): Promise<{ key: string; person: User } | undefined> {
  const person = await findPerson(db, key);
  if (person) return { key, person };
  const [line] = await db
    .select({ stays: staffLog.subject })
    .from(staffLog)
    .where(and(eq(staffLog.deed, "customers.merge"), sql`${staffLog.before} ->> 'met' = ${key}`));
  return line && findJoined(db, line.stays);
}
