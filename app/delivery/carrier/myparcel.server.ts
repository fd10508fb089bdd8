import * as v from "valibot";
import { tidyPostcode } from "#kit/address.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { CarrierService, Parcel } from "./carrier.ts";

/** MyParcel's numbers for the carriers we offer. */
const CARRIERS: Record<string, number> = { PostNL: 1, DPD: 4, DHL: 9 };
const PACKAGE = 1;
const WAIT_MS = 10_000;

const made = v.object({ data: v.object({ ids: v.tupleWithRest([v.object({ id: v.number() })], v.unknown()) }) });
const known = v.object({
  data: v.object({
    shipments: v.tupleWithRest(
      [v.object({ barcode: v.nullish(v.string()), link_consumer_portal: v.nullish(v.string()) })],
      v.unknown(),
    ),
  }),
});

/** Parcels by MyParcel's interface, version 1.1: made, printed, and known by the carrier's code. */
export function myParcel(shop: Shop, key: string): CarrierService {
  const base = (shop.settings.MYPARCEL_API_URL ?? "https://api.myparcel.nl").replace(/\/$/, "");
  const ask = async (path: string, more: { body?: string; type?: string; accept?: string } = {}) => {
    const response = await fetch(base + path, {
      method: more.body ? "POST" : "GET",
      headers: {
        authorization: `basic ${Buffer.from(key).toString("base64")}`,
        "user-agent": "CustomApi/2",
        accept: more.accept ?? "application/json;charset=utf-8",
        ...(more.type && { "content-type": more.type }),
      },
      ...(more.body && { body: more.body }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    if (!response.ok) throw new Error(`MyParcel answers ${response.status}`);
    return response;
  };
  return {
    name: "myparcel",
    async make(parcel) {
      const type = "application/vnd.shipment+json;version=1.1;charset=utf-8";
      const response = await ask("/shipments", { type, body: JSON.stringify(bodyOf(parcel)) });
      const { data } = v.parse(made, await response.json());
      const reference = String(data.ids[0].id);
      // Printing gives the parcel its code; until then the service has none.
      await ask(`/shipment_labels/${reference}?format=A6`, { accept: "application/pdf" });
      const found = v.parse(known, await (await ask(`/shipments/${reference}`)).json()).data.shipments[0];
      if (!found.barcode) throw new Error(`MyParcel has no code for ${parcel.reference}`);
      return { code: found.barcode, trackUrl: found.link_consumer_portal ?? "", reference };
    },
    async print({ reference }) {
      const response = await ask(`/shipment_labels/${reference}?format=A6`, { accept: "application/pdf" });
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

function bodyOf({ reference, carrier, to }: Parcel) {
  const [, number = to.number, suffix = ""] = /^(\d+)\s*-?\s*(.*)$/.exec(to.number) ?? [];
  const recipient = {
    cc: to.country,
    postal_code: tidyPostcode(to.postcode),
    city: to.city,
    street: to.street,
    number,
    number_suffix: suffix,
    person: to.name,
    company: to.company,
    email: to.email,
    phone: to.phone,
  };
  const options = { package_type: PACKAGE, label_description: reference };
  const shipment = {
    reference_identifier: reference,
    recipient,
    options,
    carrier: CARRIERS[carrier] ?? CARRIERS.PostNL,
  };
  return { data: { shipments: [shipment] } };
}
