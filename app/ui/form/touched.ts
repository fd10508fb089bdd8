/** Whether somebody typed before the scripts came, or the browser put old values back. */
export function isTouched(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((one) => {
    if (one instanceof HTMLSelectElement)
      return [...one.options].some((option) => option.selected !== option.defaultSelected);
    if (one instanceof HTMLTextAreaElement) return one.value !== one.defaultValue;
    if (!(one instanceof HTMLInputElement)) return false;
    return one.type === "radio" || one.type === "checkbox"
      ? one.checked !== one.defaultChecked
      : one.value !== one.defaultValue;
  });
}
