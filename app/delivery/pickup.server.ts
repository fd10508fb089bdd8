import { isPostcode, sayPostcode, tidyPostcode } from "#kit/address.ts";
import type { Shop } from "#outside/shop.server.ts";
import { delivery as texts } from "#texts/delivery.ts";
import type { Country } from "./delivery.ts";
import type { PickupPoint } from "./pickup.ts";
import { findTown } from "./places.ts";

const MOST = 8;

/** Which carrier is asked. The made-up points belong to the test bank: with real payments they are never shown. */
export function pickupService({ settings }: Shop): "uit" | "proef" | "postnl" {
  return settings.PICKUP_POINTS ?? (settings.MOLLIE_API_KEY ? "uit" : "proef");
}

/** Points near a postcode, nearest first. A carrier that is away or slow has no points: the front door stays. */
export async function findPickupPoints(shop: Shop, postcode: string, country: Country): Promise<PickupPoint[]> {
  if (!isPostcode(country, postcode)) return [];
  const service = pickupService(shop);
  if (service === "postnl") return askPostNl(shop, tidyPostcode(postcode), country);
  return service === "proef" ? madeUp(tidyPostcode(postcode)) : [];
}

function madeUp(postcode: string): PickupPoint[] {
  const area = postcode.slice(0, 4);
  return texts.madeUpPoints.map((name, at) => ({
    id: `proef-${area}-${at + 1}`,
    name,
    street: "Voorbeeldstraat",
    number: String(at + 1),
    postcode: area,
    city: findTown(postcode) ?? "Voorbeeldstad",
  }));
}

type Located = {
  LocationCode?: number | string;
  Name?: string;
  Address?: { Street?: string; HouseNr?: number | string; HouseNrExt?: string; Zipcode?: string; City?: string };
};

/** PostNL's Location service, as documented: the nearest points where a parcel may wait. */
async function askPostNl(shop: Shop, postcode: string, country: Country): Promise<PickupPoint[]> {
  const { POSTNL_API_KEY = "", POSTNL_API_URL = "https://api.postnl.nl" } = shop.settings;
  const query = new URLSearchParams({ CountryCode: country, PostalCode: postcode, DeliveryOptions: "PG" });
  try {
    const response = await fetch(`${POSTNL_API_URL.replace(/\/$/, "")}/shipment/v2_1/locations/nearest?${query}`, {
      headers: { apikey: POSTNL_API_KEY, accept: "application/json" },
      signal: AbortSignal.timeout(4_000),
    });
    if (!response.ok) throw new Error(`PostNL answers ${response.status}`);
    const body = (await response.json()) as { GetLocationsResult?: { ResponseLocation?: Located[] } };
    return (body.GetLocationsResult?.ResponseLocation ?? []).flatMap(pointOf).slice(0, MOST);
  } catch (error) {
    shop.log.warn({ error: String(error) }, "pick-up points");
    return [];
  }
}

function pointOf({ LocationCode, Name, Address }: Located): PickupPoint[] {
  if (!LocationCode || !Name || !Address?.Street || !Address.City) return [];
  const number = [Address.HouseNr, Address.HouseNrExt].filter(Boolean).join(" ");
  return [
    {
      id: String(LocationCode),
      name: Name,
      street: Address.Street,
      number,
      postcode: sayPostcode(Address.Zipcode ?? ""),
      city: Address.City,
    },
  ];
}
