const isForm = (form: HTMLFormElement | null | undefined) => (one: HTMLElement) =>
  one instanceof HTMLButtonElement && one.form === form;

/**
 * Presses what these keys press on this page, and says whether there is such a thing: of the form somebody is in, else the
 * only one in sight, since among several nobody knows which is meant. From a form that is being filled in, nothing but a
 * single letter, which only opens something, presses what stands elsewhere.
 */
export function pressFor(keys: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(`#inhoud [aria-keyshortcuts~="${keys}"]`)].filter((one) =>
    one.checkVisibility(),
  );
  const form = document.activeElement?.closest("form");
  const mine = form ? all.find(isForm(form)) : undefined;
  const other = form?.method === "post" && keys.length > 1 ? undefined : all.length === 1 ? all[0] : undefined;
  const meant = mine ?? other;
  if (meant?.ariaBusy !== "true") meant?.click();
  return meant !== undefined;
}
