import type { CheckoutAnswers } from "#cart/checkout-answers.ts";
import { isHouseNumber, isPhone } from "#delivery/address.ts";
import type { Method } from "#delivery/delivery.ts";
import { isPostcode, tidyPostcode } from "#kit/address.ts";
import { type Day, isDay } from "#kit/day.ts";
import { type FormSpec, findErrors } from "#kit/form/form.ts";
import { email, maxLength, personName, required, type Rule } from "#kit/form/rules.ts";
import { isVatNumber, plainVatNumber } from "#kit/vat-number.ts";
import { checkout } from "#texts/checkout.ts";

const { delivery: labels, errors } = checkout;

const own = (name: string, test: (value: string) => boolean, message: string): Rule => ({ name, test, message });
const short = maxLength(80, errors.tooLong);
const field = (label: string, message: string, ...rules: Rule[]) => ({
  label,
  rules: [required(message), short, ...rules],
});

/** Eight fields for a guest; the same rules in the browser and on the server. */
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
  phone: field(labels.phone, errors.phone, own("phone", isPhone, errors.phone)),
});

const businessSpec: FormSpec = {
  company: field(labels.company, errors.company),
  vatNumber: { label: labels.vatNumber, rules: [own("vat", isVatNumber, errors.vatNumber)] },
};

const otherSpec = (country: "NL" | "BE"): FormSpec => ({
  otherName: field(labels.otherName, errors.otherName),
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
    ...(answers.business && businessSpec),
    ...(answers.other && otherSpec(country)),
  };
  const values = Object.fromEntries(
    Object.keys(spec).map((name) => [name, String(answers[name as keyof CheckoutAnswers] ?? "")]),
  );
  const faults = findErrors(spec, values);
  if (answers.business && answers.vatNumber && answers.vatNumber === answers.vatRefused)
    faults.vatNumber = [errors.vies];
  return answers.method === "afhaalpunt" && !answers.pickup ? { ...faults, pickup: [errors.pickup] } : faults;
}

const METHODS: Method[] = ["voordeur", "achtertuin", "afhaalpunt", "ophalen"];

/** The form as values; nothing is judged yet, so that what was typed is kept. */
export function readAnswers(form: FormData): CheckoutAnswers {
  const text = (name: string, most = 254) =>
    String(form.get(name) ?? "")
      .trim()
      .slice(0, most);
  const day = text("day");
  const method = METHODS.find((one) => one === text("method"));
  const weeks = Object.fromEntries(
    [...form.entries()]
      .filter(([name, value]) => name.startsWith("week-") && isDay(String(value)))
      .map(([name, value]) => [name.slice(5), value as Day]),
  );
  return {
    email: text("email"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    phone: text("phone", 40),
    country: text("country") === "BE" ? "BE" : "NL",
    postcode: tidyPostcode(text("postcode", 12)),
    number: text("number", 20),
    street: text("street"),
    city: text("city"),
    business: form.has("business"),
    company: text("company"),
    vatNumber: plainVatNumber(text("vatNumber", 20)),
    reference: text("reference", 60),
    other: form.has("other"),
    otherName: text("otherName"),
    otherPostcode: tidyPostcode(text("otherPostcode", 12)),
    otherNumber: text("otherNumber", 20),
    otherStreet: text("otherStreet"),
    otherCity: text("otherCity"),
    note: text("note", 300),
    gift: text("gift", 300),
    weeks,
    ...(method && { method }),
    ...(isDay(day) && { day }),
  };
}
