import { classFor, type Parcel } from "#catalogue/price/carriage.ts";

/** A shop of the carrier where a parcel waits; kept with the order as it was when chosen. */
export type PickupPoint = { id: string; name: string; street: string; number: string; postcode: string; city: string };

/** What fits over a counter: letters and parcels, nothing big and no pallets. */
export function canWaitAtPoint(parcels: Parcel[]): boolean {
  const kind = classFor(parcels);
  return kind === "brievenbus" || kind === "pakket";
}

export const sayPoint = ({ name, street, number, city }: PickupPoint): string =>
  `${name}, ${street} ${number}, ${city}`;
