import { isAddition, isCountry, isHouseNumber, isPostcode } from "#kit/address.ts";
import type { FormSpec } from "#kit/form/form.ts";
import { maxLength, type Rule, required } from "#kit/form/rules.ts";
import { addresses as say } from "#texts/account/addresses.ts";
import { names } from "#texts/account/names.ts";
import { nameForm } from "../name-form.ts";

const rule = (name: string, test: Rule["test"], message: string): Rule => ({ name, test, message });
const plain = rule("plain", (value) => !/[<>{}\p{Cc}]/u.test(value), say.rules.text);

/** R11, R12: the rules of an address, the same in the modal and on the server. */
export const addressForm = {
  label: { label: say.label, rules: [plain, maxLength(40, names.long)] },
  ...nameForm,
  country: { label: say.country, rules: [required(say.rules.country), rule("country", isCountry, say.rules.country)] },
  postcode: {
    label: say.postcode,
    rules: [
      required(say.rules.postcode),
      {
        ...rule("postcode", (value, values) => isPostcode(values.country ?? "NL", value), say.rules.postcodeForm),
        dependsOn: "country",
      },
    ],
  },
  number: {
    label: say.number,
    rules: [required(say.rules.number), rule("number", isHouseNumber, say.rules.numberForm)],
  },
  addition: { label: say.addition, rules: [rule("addition", isAddition, say.rules.addition)] },
  street: { label: say.street, rules: [required(say.rules.street), plain, maxLength(80, names.long)] },
  city: { label: say.city, rules: [required(say.rules.city), plain, maxLength(80, names.long)] },
  company: { label: say.company, rules: [plain, maxLength(80, names.long)] },
} satisfies FormSpec;
