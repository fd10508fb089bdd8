import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { aClient } from "../../tests/client.ts";
import { aShop } from "../../tests/shop.ts";
import { canWaitAtPoint } from "./pickup.ts";
import { findPickupPoints, pickupService } from "./pickup.server.ts";

test("made-up points belong to the test bank and say so; with real payments there are none unless a carrier is set", async () => {
  const shop = await aShop();
  const points = await findPickupPoints(shop, "3817 AB", "NL");
  expect(points.length).toBeGreaterThan(1);
  expect(points.every(({ name, city }) => name.startsWith("Proefpunt") && city === "Amersfoort")).toBe(true);
  expect(await findPickupPoints(shop, "38", "NL")).toEqual([]);
  expect(pickupService({ ...shop, settings: { ...shop.settings, MOLLIE_API_KEY: "live_x" } })).toBe("uit");
});

test("PostNL is asked as documented; half a response, an error and silence are no points and no obstacle", async () => {
  const asked: { url: string | undefined; key: unknown }[] = [];
  const replies: { status: number; body: unknown }[] = [];
  const server = http.createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers.apikey });
    const { status, body } = replies.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const shop = await aShop({
    PICKUP_POINTS: "postnl",
    POSTNL_API_KEY: "sleutel",
    POSTNL_API_URL: `http://127.0.0.1:${port}`,
  });
  const Address = { Street: "Langestraat", HouseNr: 12, HouseNrExt: "A", Zipcode: "3811AB", City: "AMERSFOORT" };
  replies.push({
    status: 200,
    body: {
      GetLocationsResult: { ResponseLocation: [{ LocationCode: 176227, Name: "Boekhandel", Address }, { Name: "?" }] },
    },
  });
  expect(await findPickupPoints(shop, "3817 ab", "NL")).toEqual([
    {
      id: "176227",
      name: "Boekhandel",
      street: "Langestraat",
      number: "12 A",
      postcode: "3811 AB",
      city: "AMERSFOORT",
    },
  ]);
  expect(asked[0]).toEqual({
    url: "/shipment/v2_1/locations/nearest?CountryCode=NL&PostalCode=3817AB&DeliveryOptions=PG",
    key: "sleutel",
  });
  replies.push({ status: 200, body: {} });
  expect(await findPickupPoints(shop, "3817AB", "NL")).toEqual([]);
  expect(await findPickupPoints(shop, "3817AB", "NL")).toEqual([]);
});

test("one network does not use up the shop's share at the carrier", async () => {
  const shop = await aShop({ PICKUP_POINTS: "postnl", POSTNL_API_KEY: "x", POSTNL_API_URL: "http://127.0.0.1:1" });
  const ask = (peer: string) => aClient(shop, peer).call("/api/pickup-points?postcode=3817&country=NL");
  for (let at = 0; at < 120; at++) await ask("203.0.113.7");
  expect([(await ask("203.0.113.7")).status, (await ask("203.0.113.8")).status]).toEqual([429, 200]);
});

test("only what fits over a counter may wait there", () => {
  const parcel = { quantity: 1, delivery: "pakket" as const, form: "pot", weightG: 900 };
  expect(canWaitAtPoint([parcel])).toBe(true);
  expect(canWaitAtPoint([parcel, { ...parcel, delivery: "pallet" }])).toBe(false);
  expect(canWaitAtPoint([{ ...parcel, form: "bon", weightG: 0 }])).toBe(false);
});
