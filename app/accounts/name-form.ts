import type { FormSpec } from "#kit/form/form.ts";
import { maxLength, personName, required } from "#kit/form/rules.ts";
import { names } from "#texts/account/names.ts";

const name = (label: string, missing: string) => ({
  label,
  rules: [required(missing), personName(names.wrong), maxLength(60, names.long)],
});

export const nameForm = {
  firstName: name(names.firstName, names.noFirstName),
  lastName: name(names.lastName, names.noLastName),
} satisfies FormSpec;
