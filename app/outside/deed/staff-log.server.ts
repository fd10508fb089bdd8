import type { Tx } from "../db.server.ts";
import type { Shop } from "../shop.server.ts";
import { staffLog } from "../tables.server.ts";
import type { noted } from "#texts/office/log.ts";
import type { Caller, User } from "./caller.ts";
import type { AnyDeed, Done, Refused } from "./deed.server.ts";

type Result = Done<unknown> | Refused<string>;

class Undone extends Error {
  readonly result: Refused<string>;
  constructor(result: Refused<string>) {
    super(result.reason);
    this.result = result;
  }
}

/**
 * Nothing is done in the office that the log does not tell: the deed and its line commit together, and what is refused
 * leaves nothing behind. A transaction that the deed opens itself becomes a part of this one.
 */
export async function runLogged(shop: Shop, deed: AnyDeed, caller: Caller, asked: unknown): Promise<Result> {
  const work = async (tx: Tx) => {
    const db = Object.assign(tx, { $client: shop.db.$client });
    const result = await deed.run({ ...shop, db }, caller, asked);
    if (!result.ok) throw new Undone(result);
    await writeLine(tx, shop.now(), deed, caller, asked, result);
    return result;
  };
  return shop.db.transaction(work).catch((error: unknown) => {
    if (error instanceof Undone) return error.result;
    throw error;
  });
}

async function writeLine(
  tx: Tx,
  at: Date,
  deed: AnyDeed,
  { user }: Caller,
  asked: unknown,
  { changed }: Done<unknown>,
) {
  await tx.insert(staffLog).values({
    at,
    userId: user?.id ?? "",
    who: user?.email ?? "",
    deed: deed.name,
    subject: changed?.subject ?? deed.about?.(asked) ?? numberOf(asked),
    before: changed?.before ?? null,
    after: changed?.after ?? null,
  });
}

function numberOf(asked: unknown): string {
  const { number, id } = asked as Partial<Record<"number" | "id", unknown>>;
  return String(number ?? id ?? "");
}

/** For what changes the office without being done in it, such as a colleague who comes in by an invitation. */
export async function noteInLog(tx: Tx, row: Omit<typeof staffLog.$inferInsert, "id">): Promise<void> {
  await tx.insert(staffLog).values(row);
}

/** People's data do not leave the office as a file without a line of who took them. */
export async function noteFile(shop: Shop, { id, email }: User, file: keyof typeof noted, subject = ""): Promise<void> {
  await shop.db.insert(staffLog).values({ at: shop.now(), userId: id, who: email, deed: file, subject });
}
