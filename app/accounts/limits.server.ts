import { allow } from "#outside/allowance.server.ts";
import type { Shop } from "#outside/shop.server.ts";

export type Limit = [what: string, who: string, rule: { times: number; perSeconds: number }];

/** Counts one try against several limits; how many seconds to wait, or 0 when it may go on. */
export async function countTry(shop: Shop, ...limits: Limit[]): Promise<number> {
  const checked = await Promise.all(limits.map(([what, who, rule]) => allow(shop, what, who, rule)));
  return Math.max(0, ...checked.map((response) => (response.ok ? 0 : response.retryAfterSeconds)));
}

export const QUARTER = 15 * 60;
export const HOUR = 60 * 60;
