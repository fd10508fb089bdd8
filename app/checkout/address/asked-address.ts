import * as v from "valibot";
import { text } from "#kit/form/fields.ts";

const short = v.optional(text(254), "");

/** Who it is for, and where: the same questions in the checkout and on the telephone. What is missing is told by the checkout's rules. */
export const askedAddress = {
  email: short,
  firstName: short,
  lastName: short,
  phone: v.optional(text(40), ""),
  country: v.optional(v.picklist(["NL", "BE"]), "NL"),
  postcode: v.optional(text(12), ""),
  number: v.optional(text(20), ""),
  street: short,
  city: short,
  company: short,
  vatNumber: v.optional(text(20), ""),
  reference: v.optional(text(60), ""),
};
