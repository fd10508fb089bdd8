import { readWaiting, wait } from "./waiting.ts";

const load = () => import("./add-to-cart.ts");

/**
 * Every form that posts to the cart works without scripts; with them, the page stays. The work itself is fetched
 * at the first touch, so that a first visit carries only this.
 */
export function listenForAdds(open: () => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.getAttribute("action") !== "/cart") return;
    const data = new FormData(form, event.submitter);
    if (data.get("intent") !== "add") return;
    event.preventDefault();
    const sku = String(data.get("sku"));
    const quantity = Math.max(1, Math.trunc(Number(data.get("quantity") ?? 1)) || 1);
    load().then(
      ({ addToCart }) => addToCart([{ sku, quantity }]),
      () => wait([{ sku, quantity }]),
    );
  };
  const flush = () => {
    if (navigator.onLine && readWaiting().length)
      load().then(
        ({ sendWaiting }) => sendWaiting(),
        () => {},
      );
  };
  const hint = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('form[action="/cart"]')) load().catch(() => {});
  };
  flush();
  document.addEventListener("submit", onSubmit);
  document.addEventListener("pointerover", hint, { passive: true });
  addEventListener("online", flush);
  addEventListener("winkel:wagen-open", open);
  return () => {
    document.removeEventListener("submit", onSubmit);
    document.removeEventListener("pointerover", hint);
    removeEventListener("online", flush);
    removeEventListener("winkel:wagen-open", open);
  };
}
