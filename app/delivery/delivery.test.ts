import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOf, inSeason, isHoliday, weekday } from "#kit/day.ts";
import { isHouseNumber, isPhone } from "./address.ts";
import { closedFor, type DeliveryLine, planShipments } from "./days.ts";
import { deliveryCost, type Method, thresholdOf } from "./delivery.ts";
import { findTown } from "./places.ts";
import { listStops, resumeDelivery, stopDelivery } from "./stops.server.ts";
import { aShop } from "../../tests/shop.ts";

const line = (more: Partial<DeliveryLine> = {}): DeliveryLine => ({
  sku: "A",
  name: "Taxus",
  quantity: 1,
  delivery: "pakket",
  form: "pot",
  weightG: 900,
  season: null,
  live: true,
  ...more,
});

test("Saturdays are offered where the carrier has them, for parcels and not for pallets", () => {
  const now = new Date("2026-11-16T09:00:00Z");
  const saturdays = (parcel: DeliveryLine, on: boolean) =>
    planShipments([parcel], now, { stops: [], full: [], saturdays: on })[0]?.days.filter((day) => weekday(day) === 6);
  expect(saturdays(line(), true)?.[0]).toBe("2026-11-21");
  expect(saturdays(line(), false)).toEqual([]);
  expect(saturdays(line({ delivery: "pallet" }), true)).toEqual([]);
});

test("nothing is promised to Belgium on a holiday there, and what is collected goes nowhere", () => {
  const now = new Date("2026-11-05T09:00:00Z");
  const days = (where: Parameters<typeof closedFor>[1]) =>
    planShipments([line()], now, closedFor({ stops: [], full: [] }, where))[0]?.days;
  const armistice = "2026-11-11";
  expect(days({ country: "NL" })).toContain(armistice);
  expect(days({ country: "BE" })).not.toContain(armistice);
  expect(days({ country: "BE", method: "ophalen" })).toContain(armistice);
});

test("what has no season yet comes apart, in a week of choice, with the reason", () => {
  const plan = planShipments(
    [
      line(),
      line({ sku: "B", season: ["10-15", "04-15"] }),
      line({ sku: "C", season: ["03-15", "10-15"] }),
      line({ sku: "D", form: "bon", weightG: 0 }),
    ],
    new Date("2026-11-15T09:00:00Z"),
  );
  expect(plan.map(({ kind, skus }) => [kind, ...skus])).toEqual([
    ["mail", "D"],
    ["day", "A", "B"],
    ["week", "C"],
  ]);
  expect(plan[1]?.days[0]).toBe("2026-11-19");
  expect(plan[2]?.reason).toEqual({ from: "2027-03-15" });
  expect(plan[2]?.days[0]).toBe("2027-03-15");
});

test("frost keeps living plants in, not a pot", () => {
  const now = new Date("2026-11-15T09:00:00Z");
  const stop = { kind: "vorst" as const, from: "2026-11-16" as const, to: "2026-11-25" as const };
  expect(planShipments([line()], now, { stops: [stop], full: [] })[0]?.days[0]).toBe("2026-11-27");
  expect(planShipments([line({ live: false })], now, { stops: [stop], full: [] })[0]?.days[0]).toBe("2026-11-19");
});

test("whatever the moment: only Tuesday to Friday, no holidays, in season, never too soon", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
  const season = fc.constantFrom<[string, string] | null>(
    null,
    ["10-15", "04-15"],
    ["09-01", "12-31"],
    ["11-15", "12-24"],
  );
  fc.assert(
    fc.property(moment, season, (now, when) => {
      for (const shipment of planShipments([line({ season: when })], now)) {
        for (const day of shipment.days) {
          expect(day > dayOf(now)).toBe(true);
          if (shipment.kind !== "day") continue;
          expect(weekday(day)).toBeGreaterThanOrEqual(2);
          expect(weekday(day)).toBeLessThanOrEqual(5);
          expect(isHoliday(day)).toBe(false);
          if (when) expect(inSeason(addDays(day, -1), when)).toBe(true);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("house numbers and phone numbers as people write them", () => {
  expect(["12", "12 A", "12-2", "12bis", "4 bus 12"].every(isHouseNumber)).toBe(true);
  expect(["0", "abc", "12 achterom", ""].some(isHouseNumber)).toBe(false);
  expect(["06 12345678", "+31 6 1234 5678", "020-1234567", "0032 470 12 34 56"].every(isPhone)).toBe(true);
  expect(["06 1234", "nummer"].some(isPhone)).toBe(false);
});

test("a postcode area gives its town", () => {
  expect(findTown("3817AB")).toBe("Amersfoort");
  expect(findTown("9999ZZ")).toBeUndefined();
});

test("staff stops delivery for frost and lets it go on; a stop that is over is forgotten", async () => {
  const shop = await aShop();
  await stopDelivery(shop, { kind: "vorst", from: "2026-11-16", to: "2026-11-20" });
  const [stop] = await listStops(shop);
  expect(stop).toMatchObject({ kind: "vorst", from: "2026-11-16", to: "2026-11-20" });
  await resumeDelivery(shop, stop?.id ?? 0);
  expect(await listStops(shop)).toEqual([]);
  await stopDelivery(shop, { kind: "hitte", from: "2026-11-10", to: "2026-11-12" });
  expect(await listStops(shop)).toEqual([]);
});

test("of free delivery only what is true is said", () => {
  const prices = {
    freeFromCents: 7500,
    classes: { brievenbus: 395, pakket: 695, "pakket-xl": 1495, pallet: 4995 },
    belgiumExtraCents: 500,
    gardenCents: 1500,
  };
  const said = (goods: number, country: "NL" | "BE", method: Method, more: Partial<DeliveryLine> = {}) =>
    thresholdOf(deliveryCost([line(more)], goods, prices, { country, method }), { method });
  expect(said(7500, "NL", "voordeur")).toBe("reached");
  expect(said(7499, "NL", "voordeur")).toBe("missing");
  expect(said(7500, "BE", "voordeur")).toBe("surcharge");
  expect(said(7500, "NL", "achtertuin")).toBe("surcharge");
  expect(said(9900, "NL", "voordeur", { delivery: "pallet" })).toBe("never");
  expect(said(100, "NL", "ophalen")).toBe("none");
  expect(said(100, "NL", "voordeur", { form: "bon", weightG: 0 })).toBe("none");
});
