import { type FocusEvent, type FormEvent, useState } from "react";
import {
  applyErrors,
  blurField,
  type Form,
  type FormSpec,
  inputField,
  newForm,
  takeValues,
  validateAll,
} from "#kit/form/form.ts";

type Asked = { values?: Record<string, string | undefined> | undefined; errors?: Record<string, string[]> | undefined };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The forms engine on a real form: it judges while you type, stops a bad submit at the first wrong field,
 * and shows what the server found. Without JavaScript the same page comes back from the server.
 * Password managers, the browser's memory and whoever typed before the scripts came fill a field without a word to us:
 * what is judged is always what stands in the form.
 */
export function useForm(spec: FormSpec, { values, errors }: Asked = {}) {
  const [form, setForm] = useState<Form>(() => applyErrors(newForm(spec, values), errors ?? {}));
  const [seen, setSeen] = useState(errors);
  if (errors !== seen) {
    setSeen(errors);
    if (errors) setForm((was) => applyErrors(was, errors));
  }
  return {
    form,
    /** For one field: `<TextField {...field("email")} />`. */
    field: (name: string) => ({
      name,
      label: form[name]?.label ?? name,
      defaultValue: form[name]?.initial ?? "",
      errors: form[name]?.errors ?? [],
      good: Boolean(form[name]?.flags.validated && form[name]?.flags.valid && form[name]?.value),
      "aria-required": form[name]?.flags.required || undefined,
      onInput: (event: FormEvent<Control>) => {
        const filled = valuesIn(event.currentTarget.form, spec);
        setForm((was) => inputField(takeValues(was, filled), name, filled[name] ?? ""));
      },
      onBlur: (event: FocusEvent<Control>) => {
        const filled = valuesIn(event.currentTarget.form, spec);
        setForm((was) => blurField(takeValues(was, filled), name));
      },
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { form: judged, firstInvalid } = validateAll(takeValues(form, valuesIn(event.currentTarget, spec)));
      setForm(judged);
      if (!firstInvalid) return;
      event.preventDefault();
      const wrong = event.currentTarget.elements.namedItem(firstInvalid);
      if (wrong instanceof HTMLElement) wrong.focus();
    },
  };
}

/** By name, for the fields of the spec that are in this form; a box without a tick is empty. */
function valuesIn(form: HTMLFormElement | null, spec: FormSpec): Record<string, string> {
  if (!form) return {};
  const data = new FormData(form);
  const there = Object.keys(spec).filter((name) => form.elements.namedItem(name));
  return Object.fromEntries(there.map((name) => [name, String(data.get(name) ?? "")]));
}
