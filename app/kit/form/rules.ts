/** A rule passes, or says in one sentence what to do. `{field}` becomes the field's label. */
export type Rule = {
  name: string;
  test(value: string, values: Record<string, string>): boolean;
  message?: string;
  dependsOn?: string;
};

/** R68: what a rule without a sentence of its own says; pages pass a Dutch one. */
export const GENERIC_MESSAGE = "{field} is not valid.";

export const isEmpty = (value: string): boolean => value.trim() === "";

export const required = (message?: string): Rule => rule("required", (value) => !isEmpty(value), message);

/** R71: real names have spaces, hyphens, apostrophes and every alphabet. */
export const personName = (message?: string): Rule =>
  rule("name", (value) => /^[\p{L}\p{M}'‘’´` .-]+$/u.test(value), message);

// One mailbox and nothing else: no quoted names, which may hide commas and with them more recipients, no bare numbers.
const EMAIL =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@([a-zA-Z\-0-9]+\.)+[a-zA-Z]{2,}$/u;

/** R72: one address, a list of them, or with `multiple` a text of addresses with commas. */
export function isEmail(value: string | readonly string[], options: { multiple?: boolean } = {}): boolean {
  if (typeof value !== "string") return value.every((one) => EMAIL.test(one));
  if (options.multiple) return value.split(",").every((one) => EMAIL.test(one.trim()));
  return EMAIL.test(value);
}

export const email = (message?: string): Rule => rule("email", (value) => isEmail(value.trim()), message);
export const minLength = (length: number, message?: string): Rule =>
  rule("min", (value) => value.length >= length, message);
export const maxLength = (length: number, message?: string): Rule =>
  rule("max", (value) => value.length <= length, message);
export const matches = (pattern: RegExp, message?: string): Rule =>
  rule("regex", (value) => pattern.test(value.trim()), message);

export const fill = (template: string, label: string): string => template.replaceAll("{field}", label);

function rule(name: string, test: Rule["test"], message?: string): Rule {
  return message === undefined ? { name, test } : { name, test, message };
}
