import type { Country } from "../delivery.ts";

export type Parcel = {
  /** Our own name for it: the same asked twice is the same parcel. */
  reference: string;
  carrier: string;
  to: {
    name: string;
    company: string;
    street: string;
    number: string;
    postcode: string;
    city: string;
    country: Country;
    email: string;
    phone: string;
  };
  weightG: number;
};
/** What the carrier made of it: the code on the label, where it is followed, and how the service calls it. */
export type Label = { code: string; trackUrl: string; reference: string };

/** The carrier has the parcel, and fell silent before its label came: who asks again says which it was. */
export class HalfMade extends Error {
  readonly reference: string;

  constructor(reference: string, cause: unknown) {
    super(`parcel ${reference} has no label yet: ${String(cause)}`, { cause });
    this.reference = reference;
  }
}

/** One way to every carrier: a service with a key, or the twin that comes with the shop. */
export type CarrierService = {
  name: string;
  /** `begun`: what an earlier try had made of the same parcel. */
  make(parcel: Parcel, begun?: string): Promise<Label>;
  /** The paper itself, A6. */
  print(label: Label, parcel: Parcel): Promise<Uint8Array>;
};
