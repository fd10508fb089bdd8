import { createHash } from "node:crypto";
import * as v from "valibot";
import { tidyPostcode } from "#kit/address.ts";
import type { Shop } from "#outside/shop.server.ts";
import { type CarrierService, HalfMade, type Label, type Parcel } from "./carrier.ts";

/** MyParcel's numbers for the carriers we offer. */
const CARRIERS: Record<string, number> = { PostNL: 1, DPD: 4, DHL: 9 };
const PACKAGE = 1;
const WAIT_MS = 10_000;

const begun = v.object({ data: v.object({ ids: v.tupleWithRest([v.object({ id: v.number() })], v.unknown()) }) });
const known = v.object({
  data: v.object({
    shipments: v.tupleWithRest(
      [v.object({ barcode: v.nullish(v.string()), link_consumer_portal: v.nullish(v.string()) })],
      v.unknown(),
    ),
  }),
});

const kept = v.object({
  data: v.object({ shipments: v.array(v.object({ id: v.number(), reference_identifier: v.nullish(v.string()) })) }),
});

class Refused extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`MyParcel answers ${status}`);
    this.status = status;
  }
}

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
    if (!response.ok) throw new Refused(response.status);
    return response;
  };
  /** What an earlier try made of it, of which the response never came. */
  const findMade = async (name: string): Promise<string | undefined> => {
    const response = await ask(`/shipments?reference_identifier=${encodeURIComponent(name)}`);
    const { shipments } = v.parse(kept, await response.json()).data;
    return shipments.find((one) => one.reference_identifier === name)?.id.toString();
  };
  const begin = async (parcel: Parcel): Promise<string> => {
    const made = await findMade(nameOf(parcel));
    if (made) return made;
    const type = "application/vnd.shipment+json;version=1.1;charset=utf-8";
    const response = await ask("/shipments", { type, body: JSON.stringify(bodyOf(parcel)) });
    return String(v.parse(begun, await response.json()).data.ids[0].id);
  };
  const finish = async (reference: string): Promise<Label> => {
    try {
      // Printing gives the parcel its code; until then the service has none.
      await ask(`/shipment_labels/${reference}?format=A6`, { accept: "application/pdf" });
      const found = v.parse(known, await (await ask(`/shipments/${reference}`)).json()).data.shipments[0];
      if (!found.barcode) throw new Error("MyParcel has no code for it");
      return { code: found.barcode, trackUrl: found.link_consumer_portal ?? "", reference };
    } catch (error) {
      throw new HalfMade(reference, error);
    }
  };
  const isGone = (error: unknown) =>
    error instanceof HalfMade && error.cause instanceof Refused && error.cause.status === 404;
  return {
    name: "myparcel",
    async make(parcel, earlier) {
      if (earlier)
        try {
          return await finish(earlier);
        } catch (error) {
          // Somebody took it away there: it is made anew.
          if (!isGone(error)) throw error;
        }
      return finish(await begin(parcel));
    },
    async print({ reference }) {
      const response = await ask(`/shipment_labels/${reference}?format=A6`, { accept: "application/pdf" });
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** The same parcel has the same name there; to another door, or with another carrier, it is another. */
function nameOf({ reference, carrier, to }: Parcel): string {
  const whither = Object.values({ ...to, carrier }).join("\n");
  return `${reference}-${createHash("sha256").update(whither).digest("hex").slice(0, 12)}`;
}

function bodyOf(parcel: Parcel) {
  const { reference, carrier, to } = parcel;
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
    reference_identifier: nameOf(parcel),
    recipient,
    options,
    carrier: CARRIERS[carrier] ?? CARRIERS.PostNL,
  };
  return { data: { shipments: [shipment] } };
}
