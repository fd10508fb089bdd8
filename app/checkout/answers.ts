import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { isHouseNumber, isPhone } from "#delivery/address.ts";
import type { Method } from "#delivery/delivery.ts";
import { isPostcode, tidyPostcode } from "#kit/address.ts";
import { isDay } from "#kit/day.ts";
import { type FormSpec, findErrors } from "#kit/form/form.ts";
import { email, maxLength, personName, required, type Rule } from "#kit/form/rules.ts";
import { isVatNumber, plainVatNumber } from "#kit/vat-number.ts";
import { deliveryErrors as errors, deliveryFaults, deliveryStep as labels } from "#texts/buying/delivery-step.ts";

const own = (name: string, test: (value: string) => boolean, message: string): Rule => ({ name, test, message });
const short = maxLength(80, errors.tooLong);
const field = (label: string, message: string, ...rules: Rule[]) => ({
  label,
  rules: [required(message), short, ...rules],
});

/** Seven fields for a guest, and a phone number for who wants to give one; the same rules in the browser and on the server. */
export const addressSpec = (country: "NL" | "BE"): FormSpec => ({
  email: { label: labels.email, rules: [required(errors.email), maxLength(254, errors.tooLong), email(errors.email)] },
  firstName: field(labels.firstName, errors.firstName, personName(errors.firstName)),
  lastName: field(labels.lastName, errors.lastName, personName(errors.lastName)),
  postcode: field(
    labels.postcode,
    errors.postcode[country],
    own("postcode", (value) => isPostcode(country, value), errors.postcode[country]),
  ),
  number: field(labels.number, errors.number, own("number", isHouseNumber, errors.number)),
  street: field(labels.street, errors.street),
  city: field(labels.city, errors.city),
  phone: { label: labels.phone, rules: [own("phone", isPhone, errors.phone)] },
});

const businessSpec = (): FormSpec => ({
  company: field(labels.company, deliveryFaults.company),
  vatNumber: { label: labels.vatNumber, rules: [own("vat", isVatNumber, deliveryFaults.vatNumber)] },
});

const otherSpec = (country: "NL" | "BE"): FormSpec => ({
  otherName: field(labels.otherName, deliveryFaults.otherName),
  otherPostcode: field(
    labels.postcode,
    errors.postcode[country],
    own("postcode", (value) => isPostcode(country, value), errors.postcode[country]),
  ),
  otherNumber: field(labels.number, errors.number, own("number", isHouseNumber, errors.number)),
  otherStreet: field(labels.street, errors.street),
  otherCity: field(labels.city, errors.city),
});

/** What is still missing or wrong, by field. */
export function findFaults(answers: CheckoutAnswers): Record<string, string[]> {
  const country = answers.country ?? "NL";
  const spec = {
    ...addressSpec(country),
    ...(answers.business && businessSpec()),
    ...(answers.other && otherSpec(country)),
  };
  const values = Object.fromEntries(
    Object.keys(spec).map((name) => [name, String(answers[name as keyof CheckoutAnswers] ?? "")]),
  );
  const faults = findErrors(spec, values);
  if (answers.business && answers.vatNumber && answers.vatNumber === answers.vatRefused)
    faults.vatNumber = [deliveryFaults.vies];
  return answers.method === "afhaalpunt" && !answers.pickup ? { ...faults, pickup: [deliveryFaults.pickup] } : faults;
}

export const METHODS = ["voordeur", "achtertuin", "afhaalpunt", "ophalen"] as const satisfies Method[];

type Typed = Omit<CheckoutAnswers, "day"> & { day: string; postcode: string; otherPostcode: string; vatNumber: string };

/** As it was typed, written the one way the shop keeps it; nothing is judged yet. */
export function tidyAnswers({ day, ...typed }: Typed): CheckoutAnswers {
  return {
    ...typed,
    postcode: tidyPostcode(typed.postcode),
    otherPostcode: tidyPostcode(typed.otherPostcode),
    vatNumber: plainVatNumber(typed.vatNumber),
    ...(isDay(day) && { day }),
  };
}
