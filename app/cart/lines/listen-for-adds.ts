import { frame } from "#texts/frame.ts";
import { fetchPart } from "#ui/loading/fetch-part.ts";
import { noAnswer } from "#ui/loading/no-answer.ts";
import { toast } from "#ui/toast/toast.ts";
import { linesOf } from "../cart.ts";
import { readWaiting, wait } from "../waiting.ts";

/** Longer than this nobody waits for a part that the plain form can do without. */
const PATIENCE = 20_000;

const load = () => import("./add-to-cart.ts");

/**
 * Every form that posts to the cart works without scripts; with them, the page stays. The work itself is fetched
 * at the first touch, so that a first visit carries only this.
 */
export function listenForAdds(): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.getAttribute("action") !== "/cart") return;
    const data = new FormData(form, event.submitter);
    if (data.get("deed") !== "cart.add") return;
    event.preventDefault();
    const lines = linesOf((name) => data.getAll(name));
    if (lines.length === 0) return;
    // A press that was sent before the scripts came, and whose fate is unknown, keeps its key.
    const once = String(data.get("once") ?? crypto.randomUUID());
    const { submitter } = event;
    // Until it is done, `server/html/first-touch.ts` hears no second press on it.
    submitter?.setAttribute("aria-busy", "true");
    const unmark = () => submitter?.removeAttribute("aria-busy");
    const late = new Promise<never>((_, fail) => setTimeout(fail, PATIENCE));
    Promise.race([fetchPart(load), late]).then(
      ({ addToCart }) => addToCart(lines, once).finally(unmark),
      () => {
        unmark();
        if (!navigator.onLine) {
          wait(lines, once);
          toast(noAnswer(frame.queued), { kind: "info" });
          return;
        }
        stop();
        form.requestSubmit(submitter);
      },
    );
  };
  const stop = () => document.removeEventListener("submit", onSubmit);
  const flush = () => {
    if (navigator.onLine && readWaiting().length)
      load().then(
        ({ sendWaiting }) => sendWaiting(),
        () => {},
      );
  };
  const hint = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (button && button.form?.getAttribute("action") === "/cart") load().catch(() => {});
  };
  flush();
  document.addEventListener("submit", onSubmit);
  document.addEventListener("pointerover", hint, { passive: true });
  addEventListener("online", flush);
  return () => {
    stop();
    document.removeEventListener("pointerover", hint);
    removeEventListener("online", flush);
  };
}
