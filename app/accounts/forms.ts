import type { FormSpec } from "#kit/form/form.ts";
import { email, maxLength, minLength, personName, required } from "#kit/form/rules.ts";
import { accounts as say } from "#texts/account/accounts.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password/password.ts";

const { fields, rules } = say;

const emailField = {
  label: fields.email,
  rules: [required(rules.email), email(rules.emailForm), maxLength(254, rules.long)],
};
const newPassword = {
  label: fields.newPassword,
  rules: [
    required(rules.password),
    minLength(SHORTEST_PASSWORD, say.strength.short),
    maxLength(LONGEST_PASSWORD, rules.long),
  ],
};
const name = (label: string, missing: string) => ({
  label,
  rules: [required(missing), personName(rules.name), maxLength(60, rules.long)],
});

export const loginForm = {
  email: emailField,
  password: { label: fields.password, rules: [required(rules.password), maxLength(LONGEST_PASSWORD, rules.long)] },
} satisfies FormSpec;
export const emailForm = { email: emailField } satisfies FormSpec;
export const registerForm = {
  firstName: name(fields.firstName, rules.firstName),
  lastName: name(fields.lastName, rules.lastName),
  email: emailField,
  password: newPassword,
} satisfies FormSpec;
export const resetForm = { password: { ...newPassword, label: say.reset.field } } satisfies FormSpec;
export const nameForm = {
  firstName: name(fields.firstName, rules.firstName),
  lastName: name(fields.lastName, rules.lastName),
} satisfies FormSpec;
export const passwordForm = {
  current: { label: fields.password, rules: [maxLength(1000, rules.long)] },
  password: newPassword,
} satisfies FormSpec;
/** Who comes to work in the office. */
export const joinForm = { ...nameForm, password: newPassword } satisfies FormSpec;
