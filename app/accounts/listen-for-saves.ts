const load = () => import("./hearts.ts");

/** Hearts are forms that work without scripts; with them the page stays. The work comes at the first touch. */
export function listenForSaves(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || !form.matches(".bewaar-f")) return;
    event.preventDefault();
    const slug = String(new FormData(form).get("slug"));
    load().then(
      ({ toggleHeart }) => toggleHeart(slug),
      () => form.submit(),
    );
  };
  document.addEventListener("submit", onSubmit);
  return () => document.removeEventListener("submit", onSubmit);
}

/** Fills the hearts of what was saved before. */
export function showHearts(): void {
  if (document.cookie.includes("bewaard="))
    load().then(
      ({ fillHearts }) => fillHearts(),
      () => {},
    );
}
