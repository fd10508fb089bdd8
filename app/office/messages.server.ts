import { desc, ilike, or } from "drizzle-orm";
import { anywhere, type Reader } from "#outside/db.server.ts";
import { messages } from "#outside/tables.server.ts";

const PER_PAGE = 25;

/** What people asked by the contact form, the newest first. */
export async function listMessages(db: Reader, q: string, page: number) {
  const { name, email, orderNumber, subject, body } = messages;
  const columns = [name, email, orderNumber, subject, body];
  const where = q ? or(...columns.map((column) => ilike(column, anywhere(q)))) : undefined;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(messages)
      .where(where)
      .orderBy(desc(messages.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.$count(messages, where),
  ]);
  return { rows, pages: Math.ceil(total / PER_PAGE) };
}
