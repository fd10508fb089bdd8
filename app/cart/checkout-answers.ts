import type { Country, Method } from "#delivery/delivery.ts";
import type { PickupPoint } from "#delivery/pickup.ts";
import type { Day } from "#kit/day.ts";

/** What a shopper filled in at the checkout; every field may still be missing. */
export type CheckoutAnswers = {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  country?: Country;
  postcode?: string;
  number?: string;
  street?: string;
  city?: string;
  business?: boolean;
  company?: string;
  vatNumber?: string;
  /** A number that the tax office does not know: whoever keeps it does not get past. */
  vatRefused?: string;
  /** A number whose VAT the buyer may account for: known to the European register, or checked by staff. */
  vatConfirmed?: { number: string; by: "vies" | "staff" };
  reference?: string;
  other?: boolean;
  otherName?: string;
  otherPostcode?: string;
  otherNumber?: string;
  otherStreet?: string;
  otherCity?: string;
  method?: Method;
  /** The carrier's point, as it was when chosen. */
  pickup?: PickupPoint;
  day?: Day;
  /** Chosen weeks of later shipments, by the day their season opens. */
  weeks?: Record<string, Day>;
  note?: string;
  gift?: string;
  payment?: string;
  /** Why somebody of the shop gave a discount, on the telephone. */
  discountWhy?: string;
  /** The quote that somebody of the shop changes with this cart. */
  quote?: string;
  /** The version of it that was opened. */
  quoteVersion?: number;
  /** The quote that was made from this cart: nobody changes it any more. */
  quoted?: string;
};
