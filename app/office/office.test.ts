import { sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { sessionContext } from "#accounts/session/visitor.server.ts";
import { preparePartitions, rollUp, storeEvents } from "#insight/visits/event-store.server.ts";
import type { EventName } from "#insight/visits/events.ts";
import { seedExperiments } from "#insight/experiments/experiments.server.ts";
import { exposures } from "#insight/tables.server.ts";
import { searches } from "#search/tables.server.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { readResults } from "./shop/experiment-results.server.ts";
import { countVisits, listEmptySearches, periodOf, readFunnel, readRevenue, readVitals } from "./figures.server.ts";
import { requireStaff } from "./staff.server.ts";

let shop: TestShop;
const visit = (n: number) => `visit${String(n).padStart(10, "0")}`;

async function note(at: string, n: number, names: EventName[], more: object = {}): Promise<void> {
  const events = names.map((name) => ({ name, route: "home", path: "/", ...more }));
  await storeEvents(shop.db, [{ batch: { visit: visit(n), device: "desk", events }, at: new Date(at) }]);
}

beforeAll(async () => {
  shop = await aShop();
  await preparePartitions(shop.db, shop.now());
});

test("visits of today and of hours already added up are counted once each, on the shop's own day", async () => {
  await note("2026-11-14T23:30:00Z", 1, ["session_start", "page_view"]);
  await note("2026-11-16T06:10:00Z", 2, ["session_start", "page_view", "view_item"]);
  await rollUp(shop.db, new Date("2026-11-16T08:05:00Z"), 48);
  await note("2026-11-16T08:30:00Z", 3, ["session_start", "page_view", "view_item", "add_to_cart"]);
  const { visits, views } = await countVisits(shop.db, periodOf(shop.now(), 7));
  expect(visits.slice(-3)).toEqual([
    { day: "2026-11-14", value: 0 },
    { day: "2026-11-15", value: 1 },
    { day: "2026-11-16", value: 2 },
  ]);
  expect(views.at(-1)?.value).toBe(2);
});

test("the funnel counts visits, not clicks", async () => {
  await note("2026-11-16T08:40:00Z", 3, ["view_item", "view_item"]);
  const steps = await readFunnel(shop.db, periodOf(shop.now(), 7));
  expect(steps.slice(0, 4).map(({ visits }) => visits)).toEqual([3, 2, 1, 0]);
});

test("vitals: three in four stay under it, and the share that was good", async () => {
  for (const value of [1_000_000, 2_000_000, 3_000_000, 4_000_000])
    await note("2026-11-16T08:41:00Z", 4, ["web_vital"], { item: "LCP", value });
  expect(await readVitals(shop.db, periodOf(shop.now(), 7))).toEqual([
    { name: "LCP", p75: 3_250_000, good: 0.5, count: 4 },
  ]);
});

test("revenue is what was confirmed, less what was paid back", async () => {
  const order = (number: string, cents: number, confirmed: boolean, back = 0) =>
    shop.db.execute(sql`
      insert into orders (id, number, attempt, email, total_cents, gift_cents, due_cents, payment_method, snapshot, placed_at,
        held_until, confirmed_at, refunded_cents)
      values (${`ord_${number}`}, ${number}, ${number}, 'x@voorbeeld.nl', ${cents}, 0, ${cents}, 'ideal', '{}', '2026-11-16T08:00:00Z',
        '2026-11-16T09:00:00Z', ${confirmed ? "2026-11-16T08:01:00Z" : null}::timestamptz, ${back})`);
  await order("2026-000001", 10_000, true, 2_500);
  await order("2026-000002", 5_000, false);
  const { cents, orders } = await readRevenue(shop.db, periodOf(shop.now(), 7));
  expect([cents.at(-1)?.value, orders.at(-1)?.value]).toEqual([7_500, 1]);
});

test("searches that found nothing, most asked first", async () => {
  await shop.db.insert(searches).values([
    { day: "2026-11-15", query: "bonsaischaar", asked: 2, found: 0 },
    { day: "2026-11-16", query: "bonsaischaar", asked: 3, found: 0 },
    { day: "2026-11-16", query: "palmvoer", asked: 9, found: 0 },
    { day: "2026-11-16", query: "haag", asked: 99, found: 40 },
  ]);
  expect(await listEmptySearches(shop.db, periodOf(shop.now(), 7))).toEqual([
    { query: "palmvoer", asked: 9 },
    { query: "bonsaischaar", asked: 5 },
  ]);
});

test("R19: results show counts, orders and revenue per variant, and a split that broke", async () => {
  await seedExperiments(shop);
  const seen = (variant: string, from: number, many: number, ordered: number) =>
    shop.db.insert(exposures).values(
      Array.from({ length: many }, (_, i) => ({
        experiment: "mail_cart",
        unit: `unit${from + i}`,
        variant,
        at: shop.now(),
        ...(i < ordered && { orderedAt: shop.now(), orderNumber: i === 0 ? "2026-000001" : null }),
      })),
    );
  await seen("A", 0, 500, 10);
  await seen("B", 1000, 510, 40);
  const [result] = await readResults(shop.db);
  expect(result?.arms.map(({ seen: s, did, cents }) => [s, did, cents])).toEqual([
    [500, 10, 10_000],
    [510, 40, 10_000],
  ]);
  expect(result).toMatchObject({ broken: false, change: { sure: true } });
  await seen("B", 5000, 400, 0);
  expect((await readResults(shop.db))[0]?.broken).toBe(true);
});

test("staff may enter the office; a shopper finds nothing there", () => {
  const enter = (scope: string[]) => {
    const context = new RouterContextProvider();
    const user = { id: "usr_1" as const, email: "", firstName: "", lastName: "", scope, confirmed: true };
    context.set(sessionContext, { id: 1, user, waits: false, provedAt: null });
    return () => requireStaff(context);
  };
  expect(enter(["staff"])().scope).toEqual(["staff"]);
  expect(enter([])).toThrow(expect.objectContaining({ status: 404 }));
});
