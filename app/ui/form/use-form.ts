import { type FocusEvent, type FormEvent, useState } from "react";
import { applyErrors, blurField, type Form, type FormSpec, inputField, newForm, validateAll } from "#kit/form/form.ts";

type Asked = { values?: Record<string, string | undefined> | undefined; errors?: Record<string, string[]> | undefined };

/**
 * The forms engine on a real form: it judges while you type, stops a bad submit at the first wrong field,
 * and shows what the server found. Without JavaScript the same page comes back from the server.
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
      onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        const { value } = event.currentTarget;
        setForm((was) => inputField(was, name, value));
      },
      onBlur: (_event: FocusEvent) => setForm((was) => blurField(was, name)),
    }),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { form: judged, firstInvalid } = validateAll(form);
      setForm(judged);
      if (!firstInvalid) return;
      event.preventDefault();
      const wrong = event.currentTarget.elements.namedItem(firstInvalid);
      if (wrong instanceof HTMLElement) wrong.focus();
    },
  };
}
