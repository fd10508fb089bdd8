import type { FormSpec } from "#kit/form/form.ts";
import { email, maxLength, minLength, required } from "#kit/form/rules.ts";
import { names } from "#texts/account/names.ts";
import { person as say } from "#texts/account/person.ts";
import { nameForm } from "./name-form.ts";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./password/password.ts";

const { fields, rules } = say;

const emailField = {
  label: fields.email,
  rules: [required(rules.email), email(rules.emailForm), maxLength(254, names.long)],
};
const newPassword = {
  label: fields.newPassword,
  rules: [
    required(rules.password),
    minLength(SHORTEST_PASSWORD, say.strength.short),
    maxLength(LONGEST_PASSWORD, names.long),
  ],
};

export const loginForm = {
  email: emailField,
  password: { label: fields.password, rules: [required(rules.password), maxLength(LONGEST_PASSWORD, names.long)] },
} satisfies FormSpec;
export const emailForm = { email: emailField } satisfies FormSpec;
export const registerForm = {
  ...nameForm,
  email: emailField,
  password: newPassword,
} satisfies FormSpec;
export const resetForm = { password: { ...newPassword, label: fields.otherPassword } } satisfies FormSpec;
export const passwordForm = {
  current: { label: fields.password, rules: [maxLength(1000, names.long)] },
  password: newPassword,
} satisfies FormSpec;
/** Who comes to work in the office. */
export const joinForm = { ...nameForm, password: newPassword } satisfies FormSpec;
