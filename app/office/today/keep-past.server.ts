import { type Day, dayOf } from "#kit/day.ts";
import type { Shop } from "#outside/shop.server.ts";

const KEPT_MS = 3_600_000;
type Past = { day: Day; until: number; read: Promise<unknown> };
const kept = new WeakMap<Shop, Map<string, Past>>();

/** What is read of the days before today, for an hour: of them only a refund or a late cancellation still changes anything. */
export function keepPast<Result>(shop: Shop, name: string, read: () => Promise<Result>): Promise<Result> {
  const mine = kept.get(shop) ?? new Map<string, Past>();
  kept.set(shop, mine);
  const [day, now] = [dayOf(shop.now()), shop.now().getTime()];
  const known = mine.get(name);
  if (known && known.day === day && now < known.until) return known.read as Promise<Result>;
  const asked = read();
  mine.set(name, { day, until: now + KEPT_MS, read: asked });
  asked.catch(() => mine.delete(name));
  return asked;
}
