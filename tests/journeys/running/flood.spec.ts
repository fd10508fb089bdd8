import { expect, test } from "vitest";
import { flood } from "../../flood.ts";
import { isLong } from "./long.ts";
import { addressOf, filledShop, freePort } from "./own-process.ts";

test("addresses that nobody asks for twice fill no memory beyond what was set, and break nothing", async () => {
  const metrics = await freePort();
  const shop = filledShop({ CACHE_MB: "8", METRICS_PORT: metrics });
  const url = await addressOf(shop);
  const { statuses } = await flood(url, isLong ? 1_000 : 500);
  // What nobody can be shown takes no place; what can be, no more than was set.
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  const figures = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  const kept = Number(/^shop_kept_bytes (\d+)/m.exec(figures)?.[1]);
  expect(kept).toBeLessThanOrEqual(2e6);
  expect((await fetch(`${url}/haagplanten`)).status).toBe(200);
});
