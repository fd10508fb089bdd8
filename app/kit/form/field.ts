import { fill, GENERIC_MESSAGE, isEmpty, type Rule } from "./rules.ts";

/** R67: everything a field knows about itself. */
export type Flags = {
  untouched: boolean;
  touched: boolean;
  dirty: boolean;
  pristine: boolean;
  valid: boolean;
  invalid: boolean;
  passed: boolean;
  failed: boolean;
  validated: boolean;
  pending: boolean;
  required: boolean;
  changed: boolean;
};

export type Field = {
  label: string;
  rules: Rule[];
  value: string;
  initial: string;
  flags: Flags;
  errors: string[];
  failedRule: string | null;
};

export const freshFlags = (): Flags => ({
  untouched: true,
  touched: false,
  dirty: false,
  pristine: true,
  valid: false,
  invalid: false,
  passed: false,
  failed: false,
  validated: false,
  pending: false,
  required: false,
  changed: false,
});

export function newField(label: string, rules: Rule[], value = ""): Field {
  const field: Field = { label, rules, value, initial: value, flags: freshFlags(), errors: [], failedRule: null };
  const { valid } = judge(field, {});
  return { ...field, flags: { ...field.flags, valid, invalid: !valid, required: isRequired(rules) } };
}

const isRequired = (rules: Rule[]) => rules.some((rule) => rule.name === "required");

/** R70: required first, an empty optional field passes, and the first failing rule is the only one heard. */
export function judge(
  field: Pick<Field, "label" | "rules" | "value">,
  values: Record<string, string>,
): { valid: boolean; failedRule: string | null; errors: string[] } {
  const required = field.rules.find((rule) => rule.name === "required");
  if (!required && isEmpty(field.value)) return { valid: true, failedRule: null, errors: [] };
  const inOrder = required ? [required, ...field.rules.filter((rule) => rule !== required)] : field.rules;
  const failed = inOrder.find((rule) => !rule.test(field.value, values));
  if (!failed) return { valid: true, failedRule: null, errors: [] };
  return { valid: false, failedRule: failed.name, errors: [fill(failed.message ?? GENERIC_MESSAGE, field.label)] };
}

export function validate(field: Field, values: Record<string, string>): Field {
  const { valid, failedRule, errors } = judge(field, values);
  return {
    ...field,
    errors,
    failedRule,
    flags: { ...field.flags, valid, passed: valid, invalid: !valid, failed: !valid, validated: true, pending: false },
  };
}

export function take(field: Field, value: string): Field {
  if (value === field.value) return field;
  const flags = { ...field.flags, dirty: true, pristine: false, changed: value !== field.initial };
  return { ...field, value, flags };
}

/** R69: aggressive mode judges on every input… */
export function input(field: Field, value: string, values: Record<string, string>): Field {
  const flags = { ...field.flags, dirty: true, pristine: false, changed: value !== field.initial };
  return validate({ ...field, value, flags }, values);
}

/** …and on every blur. */
export function blur(field: Field, values: Record<string, string>): Field {
  return validate({ ...field, flags: { ...field.flags, touched: true, untouched: false } }, values);
}

export function setErrors(field: Field, errors: string[]): Field {
  const failed = errors.length > 0;
  return {
    ...field,
    errors,
    flags: { ...field.flags, valid: !failed, passed: !failed, invalid: failed, failed, validated: true },
  };
}
