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

/** One way to every carrier: a service with a key, or the twin that comes with the shop. */
export type CarrierService = {
  name: string;
  make(parcel: Parcel): Promise<Label>;
  /** The paper itself, A6. */
  print(label: Label, parcel: Parcel): Promise<Uint8Array>;
};
