import type { FormSpec } from "#kit/form/form.ts";
import { email, matches, maxLength, personName, required } from "#kit/form/rules.ts";
import { person } from "#texts/calculators/person.ts";
import { beech } from "#texts/calculators/beech.ts";

const { fields, errors } = person;
const POSTCODE = /^[1-9][0-9]{3} ?[A-Z]{2}$/i;

/** Who it is for and where it goes. */
const personForm = {
  name: {
    label: fields.name,
    rules: [required(errors.name), personName(errors.name), maxLength(100, errors.name)],
  },
  email: { label: fields.email, rules: [required(errors.email), email(errors.email), maxLength(254, errors.email)] },
  phone: { label: fields.phone, rules: [matches(/^[+()\d\s-]{9,18}$/, errors.phone)] },
  street: {
    label: fields.street,
    rules: [required(errors.street), matches(/\d/, errors.street), maxLength(120, errors.street)],
  },
  postcode: { label: fields.postcode, rules: [required(errors.postcode), matches(POSTCODE, errors.postcode)] },
  city: { label: fields.city, rules: [required(errors.city), maxLength(80, errors.city)] },
} satisfies FormSpec;

export const beechForm = {
  ...personForm,
  agreed: { label: beech.agree, rules: [required(beech.errors.agree)] },
} satisfies FormSpec;
