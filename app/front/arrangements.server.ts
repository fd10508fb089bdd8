import { eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#outside/db.server.ts";
import type { Arranged, Part } from "./arrangement.ts";
import { startOf } from "./start.server.ts";
import { arrangements } from "./tables.server.ts";

export type Arrangement = {
  /** What the shop shows. */
  live: Part[];
  /** What it is to become; nothing when nobody is at it. */
  draft: Part[] | null;
  revision: number;
  by: string;
  savedAt: Date | null;
};

const asStarted = (name: Arranged): Arrangement => ({
  live: startOf(name),
  draft: null,
  revision: 0,
  by: "",
  savedAt: null,
});

export async function findArrangement(db: Reader, name: Arranged): Promise<Arrangement> {
  const [row] = await db.select().from(arrangements).where(eq(arrangements.name, name));
  return row ? { ...row, live: row.live ?? startOf(name) } : asStarted(name);
}

/** The same, held until the transaction ends: two people never write over each other. */
export async function holdArrangement(tx: Tx, name: Arranged): Promise<Arrangement> {
  await tx
    .insert(arrangements)
    .values({ name, by: "", savedAt: new Date(0) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(arrangements).where(eq(arrangements.name, name)).for("update");
  return row ? { ...row, live: row.live ?? startOf(name) } : asStarted(name);
}

type Put = { name: Arranged; by: string; now: Date };

/** Keeps what it is to become beside what the shop shows, or throws that away. */
export async function putDraft(tx: Tx, { name, by, now }: Put, draft: Part[] | null): Promise<void> {
  await tx
    .update(arrangements)
    .set({ draft, by, savedAt: now, revision: sql`${arrangements.revision} + 1` })
    .where(eq(arrangements.name, name));
}

/** Puts it in the shop; every process hears of it. */
export async function putLive(tx: Tx, { name, by, now }: Put, live: Part[]): Promise<void> {
  await tx
    .update(arrangements)
    .set({ live, draft: null, by, savedAt: now, revision: sql`${arrangements.revision} + 1` })
    .where(eq(arrangements.name, name));
  await tellArranged(tx, name);
}

/** Every process hears that the shop shows another menu or front page. */
export async function tellArranged(tx: Reader, name: Arranged): Promise<void> {
  await tx.execute(sql`select pg_notify('catalogue', ${JSON.stringify([`front:${name}`])})`);
}

/** Which of the two a message of the shop's processes names. */
export const arrangedTold = (told: string[]): Arranged[] =>
  told.flatMap((one) => (one === "front:menu" ? ["menu"] : one === "front:front" ? ["front"] : []));
