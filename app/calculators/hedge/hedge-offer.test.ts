import { expect, test } from "vitest";
import { TIERS } from "#catalogue/rules.ts";
import { aFilledShop } from "../../../tests/shop.ts";
import { findGoods, findHedge, listHedgePlants } from "../goods.server.ts";
import { hedgeBasket } from "./hedge-basket.ts";
import type { CarriagePrices } from "#catalogue/price/carriage.ts";
import { cheaperWithDelivery, chooseSize, compareForms, type HedgeKind, inRows, offerSizes } from "./hedge-offer.ts";
import { readHedgeQuery } from "./hedge-query.ts";

const kind: HedgeKind = {
  slug: "liguster",
  name: "Liguster",
  latin: null,
  growthCm: 45,
  finalCm: 300,
  paw: null,
  picture: null,
  tiers: TIERS.haag ?? [],
  sizes: [
    {
      sku: "BW60",
      form: "blote-wortel",
      heightCm: [60, 80],
      pot: null,
      cents: 100,
      perMetre: { single: 5, double: 7 },
      season: ["10-15", "04-15"],
      stock: 1000,
      weightG: 250,
      delivery: "pakket",
    },
    {
      sku: "P80",
      form: "pot",
      heightCm: [80, 100],
      pot: "C3",
      cents: 800,
      perMetre: { single: 3, double: null },
      season: null,
      stock: 20,
      weightG: 1800,
      delivery: "pakket",
    },
  ],
};
const plan = (query: string, of = kind as HedgeKind | undefined) =>
  inRows(readHedgeQuery(new URLSearchParams(query)), of ?? kind);

test("the price is that of the step that is reached", () => {
  const [bare] = offerSizes(kind, plan("vorm=recht&a=10"), "2026-11-15");
  expect(bare).toMatchObject({ plants: 50, unitCents: 90, totalCents: 4500, state: "yes" });
});

test("a few more that make the whole cheaper are told", () => {
  const [bare] = offerSizes(kind, plan("vorm=recht&a=9,6"), "2026-11-15");
  expect(bare).toMatchObject({ plants: 48, totalCents: 4560, cheaper: { more: 2, totalCents: 4500 } });
  const [more] = offerSizes(kind, plan("vorm=recht&a=9,6&extra=2"), "2026-11-15");
  expect(more).toMatchObject({ plants: 50, totalCents: 4500 });
});

const PRICES: CarriagePrices = {
  freeFromCents: 7500,
  classes: { brievenbus: 395, pakket: 695, "pakket-xl": 1495, pallet: 4995 },
};

test("more for less counts the delivery and what there is", () => {
  const [bare] = offerSizes(kind, plan("vorm=recht&a=9,6"), "2026-11-15");
  expect(cheaperWithDelivery(bare!, PRICES)).toEqual({ more: 2, nowCents: 4560 + 695, thenCents: 4500 + 695 });
  expect(cheaperWithDelivery({ ...bare!, stock: 49 }, PRICES)).toBeUndefined();
  // The two that make it cheaper do not fit in one box any more.
  expect(cheaperWithDelivery({ ...bare!, weightG: 470 }, PRICES)).toBeUndefined();
});

test("bare root is for the season, pots for the whole year, and stock has an end", () => {
  const [bare, pot] = offerSizes(kind, plan("vorm=recht&a=10"), "2026-06-01");
  expect([bare?.state, bare?.from, pot?.state]).toEqual(["later", "2026-10-15", "too-few"]);
  expect(offerSizes(kind, plan("vorm=recht&a=2&rij=dubbel"), "2026-06-01")[1]?.state).toBe("no-double");
});

test("without a choice a size is chosen that can be had now", () => {
  const offers = offerSizes(kind, plan("vorm=recht&a=4"), "2026-06-01");
  expect(chooseSize(offers, null)?.sku).toBe("P80");
  expect(chooseSize(offers, "BW60")?.sku).toBe("BW60");
  expect(compareForms(offers, offers[1] as never).map(({ sku }) => sku)).toEqual(["BW60", "P80"]);
});

test.each([
  ["a=0", { a: "too-small" }],
  ["a=-3", { a: "too-small" }],
  ["a=10000", { a: "too-long" }],
  ["a=veel", { a: "no-number" }],
  ["a=8&poort-a=9", { "poort-a": "wider-than-side" }],
  ["a=8&poort-a=0", {}],
  ["a=8&poort-a=-1", { "poort-a": "too-small" }],
])("%s is answered kindly", (query, problems) => {
  const read = plan(`vorm=recht&${query}`);
  expect(read.problems).toEqual(problems);
  expect(offerSizes(kind, read, "2026-11-15").every(({ plants }) => Number.isInteger(plants) && plants >= 0)).toBe(
    true,
  );
});

test("the form of the front page is understood", () => {
  expect(plan("lengte=4,8").sides).toEqual([{ lengthCm: 480 }]);
});

test("every hedge of the range can be planned, with a full basket", async () => {
  const shop = await aFilledShop();
  const goods = await findGoods(shop.db, ["bodemverbeteraar-met-mest-40-l", "haagmest-10-kg", "druppelslang-15-m"]);
  const species = await listHedgePlants(shop.db);
  expect(species.length).toBeGreaterThan(40);
  let oneRow = 0;
  for (const [{ slug }, rows] of species.flatMap((one) => [[one, "enkel"] as const, [one, "dubbel"] as const])) {
    const hedge = await findHedge(shop.db, slug);
    const query = plan(`vorm=recht&a=6&rij=${rows}`, hedge);
    if (rows === "dubbel" && query.rows === "single") oneRow++;
    const chosen = hedge && chooseSize(offerSizes(hedge, query, "2026-11-16"), null);
    if (!hedge || !chosen) throw new Error(slug);
    const lines = hedgeBasket(
      hedge,
      chosen,
      query,
      {
        soil: goods["bodemverbeteraar-met-mest-40-l"],
        feed: goods["haagmest-10-kg"],
        hose: goods["druppelslang-15-m"],
      },
      4995,
    );
    expect(lines.length, slug).toBeGreaterThanOrEqual(4);
    expect(lines.every(({ cents, quantity }) => cents > 0 && quantity > 0)).toBe(true);
  }
  expect(oneRow, "kinds that fill a hedge in one row").toBeGreaterThan(0);
});
