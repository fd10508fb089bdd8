import { eq } from "drizzle-orm";
import { dayOf } from "#kit/day.ts";
import type { Id } from "#kit/id.ts";
import type { Reader } from "#outside/db.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { userOfRow } from "../session/enter.server.ts";
import { newSecret } from "../secrets.server.ts";
import type { User } from "../session/sessions.server.ts";
import { gardenPlants, users } from "../tables.server.ts";

/** What somebody said about their garden: plants they have, and bought ones they have no longer. */
export async function readGarden(db: Reader, user: Id<"usr">): Promise<{ has: string[]; gone: Set<string> }> {
  const rows = await db.select().from(gardenPlants).where(eq(gardenPlants.user, user));
  return {
    has: rows.filter(({ gone }) => !gone).map(({ slug }) => slug),
    gone: new Set(rows.filter(({ gone }) => gone).map(({ slug }) => slug)),
  };
}

export async function setGardenPlant(shop: Shop, user: Id<"usr">, slug: string, has: boolean): Promise<void> {
  await shop.db
    .insert(gardenPlants)
    .values({ user, slug, gone: !has, since: dayOf(shop.now()) })
    .onConflictDoUpdate({ target: [gardenPlants.user, gardenPlants.slug], set: { gone: !has } });
}

/** The secret address of the calendar; renewing it ends the old one. */
export async function calendarKeyOf(shop: Shop, user: Id<"usr">, renew = false): Promise<string> {
  const [row] = await shop.db.select({ key: users.calendarKey }).from(users).where(eq(users.id, user));
  if (row?.key && !renew) return row.key;
  const calendarKey = newSecret();
  await shop.db.update(users).set({ calendarKey }).where(eq(users.id, user));
  return calendarKey;
}

export async function findCalendarOwner(db: Reader, key: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.calendarKey, key));
  return row && userOfRow(row);
}
