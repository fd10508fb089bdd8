import { readCookieIn } from "#kit/cookies.ts";
import { CARD_FORMS } from "#ui/form/card-forms.ts";
import { fetchPart } from "#ui/loading/fetch-part.ts";

const load = () => import("./hearts.ts");

/** Hearts send a form, so they work without scripts; with them the page stays. The work comes at the first touch. */
export function listenForSaves(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.id !== CARD_FORMS.save) return;
    event.preventDefault();
    const slug = String(new FormData(form, submitter).get("slug"));
    fetchPart(load).then(
      ({ toggleHeart }) => toggleHeart(slug),
      () => {
        stop();
        form.requestSubmit(submitter);
      },
    );
  };
  const stop = () => document.removeEventListener("submit", onSubmit);
  document.addEventListener("submit", onSubmit);
  return stop;
}

/** Fills the hearts of what was saved before. */
export function showHearts(): void {
  if (readCookieIn(document.cookie, "bewaard"))
    load().then(
      ({ fillHearts }) => fillHearts(),
      () => {},
    );
}
