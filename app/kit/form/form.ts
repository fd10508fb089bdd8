import { blur, type Field, input, newField, setErrors, take, validate } from "./field.ts";
import type { Rule } from "./rules.ts";

export type Form = Record<string, Field>;
export type FormSpec = Record<string, { label: string; rules: Rule[] }>;

export function newForm(spec: FormSpec, values: Record<string, string | undefined> = {}): Form {
  return map(spec, ({ label, rules }, name) => newField(label, rules, values[name] ?? ""));
}

export const valuesOf = (form: Form): Record<string, string> => map(form, (field) => field.value);

/** What stands in the fields themselves, also what came there without a key being pressed; nothing is judged yet. */
export function takeValues(form: Form, values: Record<string, string>): Form {
  return map(form, (field, name) => take(field, values[name] ?? field.value));
}

export function inputField(form: Form, name: string, value: string): Form {
  const field = form[name];
  if (!field) return form;
  const values = { ...valuesOf(form), [name]: value };
  const next = { ...form, [name]: input(field, value, values) };
  return map(next, (other) =>
    other.flags.validated && other.rules.some((rule) => rule.dependsOn === name) ? validate(other, values) : other,
  );
}

export function blurField(form: Form, name: string): Form {
  const field = form[name];
  return field ? { ...form, [name]: blur(field, valuesOf(form)) } : form;
}

/** At submit every field is judged; the first one that fails gets the focus. */
export function validateAll(form: Form): { form: Form; firstInvalid: string | undefined } {
  const values = valuesOf(form);
  const judged = map(form, (field) => validate(field, values));
  return { form: judged, firstInvalid: Object.keys(judged).find((name) => judged[name]?.flags.invalid) };
}

/** What the server found wrong is shown beside the fields it names. */
export function applyErrors(form: Form, errors: Record<string, string[]>): Form {
  return map(form, (field, name) => (errors[name] ? setErrors(field, errors[name]) : field));
}

/** The same rules on the server: field errors, or nothing. */
export function findErrors(spec: FormSpec, values: Record<string, string>): Record<string, string[]> {
  const { form } = validateAll(newForm(spec, values));
  return Object.fromEntries(
    Object.entries(form)
      .filter(([, field]) => field.errors.length)
      .map(([name, field]) => [name, field.errors]),
  );
}

function map<From, To>(from: Record<string, From>, change: (value: From, name: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value, name)]));
}
