type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What a field holds, by its name; of a box whether it is ticked. */
export type Typed = [name: string, value: string | boolean][];

/** Forms that keep what is typed themselves have `data-keeps`; one that searches holds no words. */
const FORMS = 'main form[method="post"]:not([data-keeps], .kantoor-zoek)';
/** What travels along unseen and may be another when the page is read again, or is a secret as a gift card's code is. */
const PASSING = ["poging", "gezien", "seen", "looked", "saved", "revision", "totaal", "code", "zoek", "token"];
/** A secret is never kept, and a file cannot be. */
const NEVER = ["hidden", "password", "file", "submit", "button", "image", "reset"];

const isTicked = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

function isField(one: Element): one is Field {
  const typed =
    one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement;
  return typed && one.name !== "" && !NEVER.includes(one.type) && one.autocomplete !== "one-time-code";
}

/** Every field of the page by a name that is the same when the page comes again: of which deed, of what, and which. */
function fieldsByName(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const form of document.querySelectorAll<HTMLFormElement>(FORMS)) {
    const along = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')]
      .filter(({ name }) => !PASSING.includes(name))
      .map(({ name, value }) => `${name}=${value}`);
    for (const field of [...form.elements].filter(isField)) {
      const name = [...along, field.name, isTicked(field) ? field.value : ""].join("\n");
      let at = 0;
      while (found.has(`${name}\n${at}`)) at++;
      found.set(`${name}\n${at}`, field);
    }
  }
  return found;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** What somebody typed on this page; `touched` are fields whose page follows them as they change. */
export const readTyped = (touched: WeakSet<EventTarget>): Typed =>
  [...fieldsByName()]
    .filter(([, field]) => touched.has(field) || isChanged(field))
    .map(([name, field]) => [name, isTicked(field) ? field.checked : field.value]);

/** Puts it back where it stood, and says how many fields have it again. */
export function putTyped(typed: Typed): number {
  const fields = fieldsByName();
  let put = 0;
  for (const [name, value] of typed) {
    const field = fields.get(name);
    if (!field) continue;
    if (isTicked(field)) field.checked = value === true;
    else write(field, String(value));
    for (let box = field.closest("details"); box; box = box.parentElement?.closest("details") ?? null) box.open = true;
    put++;
  }
  return put;
}

/** As if it were typed: past what React remembers of the field, so that it hears of it. */
function write(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  if (!(field instanceof HTMLSelectElement)) field.dispatchEvent(new Event("input", { bubbles: true }));
}
