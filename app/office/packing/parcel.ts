import type { Parcel } from "#delivery/carrier/carrier.ts";
import type { OrderSnapshot } from "#orders/order.ts";

type Crate = { batch: number; number: string; row: { snapshot: OrderSnapshot }; weightG: number };

/** A crate as a carrier wants to know it. */
export function parcelOf({ batch, number, row: { snapshot }, weightG }: Crate, carrier: string): Parcel {
  const { deliverTo, business, contact } = snapshot;
  return {
    reference: `${number}-${batch}`,
    carrier,
    weightG,
    to: { ...deliverTo, company: business?.company ?? "", email: contact.email, phone: contact.phone },
  };
}
