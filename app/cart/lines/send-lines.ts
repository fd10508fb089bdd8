import { cart as texts } from "#texts/cart.ts";
import { toast } from "#ui/toast/toast.ts";
import { ownCall, Refused } from "#accounts/session/own-call.ts";
import type { Cart } from "../cart.ts";
import { forget, readWaiting } from "../waiting.ts";

export type ToAdd = { sku: string; quantity: number; cut?: string };

const LINES = "/api/cart/lines";

export const openDrawer = (): void => {
  const drawer = document.querySelector<HTMLDialogElement>("dialog#wagen");
  if (drawer && !drawer.open) drawer.showModal();
};

export async function sendLines(lines: ToAdd[], once: string): Promise<Cart> {
  // In turn, also in other tabs: the answer to the first names the cart that the next lines go into.
  const cart = await navigator.locks.request(LINES, () => ownCall<Cart>(LINES, "POST", { lines, once }));
  dispatchEvent(new Event("winkel:markers"));
  return cart;
}

let pause = 2_500;
let again: ReturnType<typeof setTimeout> | undefined;
/** A line that failed while the browser thought it was there gives no sign when it is back. */
export function trySoon(): void {
  pause *= 2;
  clearTimeout(again);
  again = setTimeout(() => navigator.onLine && void sendWaiting(), pause);
}

/** What the shop itself refused; whoever stands before a shop that is away, or is too busy, decides nothing. */
const isRefused = (error: unknown): error is Refused =>
  error instanceof Refused && error.status < 500 && error.status !== 429;

export async function sendWaiting(): Promise<void> {
  let sent = 0;
  for (const { once, lines } of readWaiting()) {
    try {
      await sendLines(lines, once);
      sent++;
    } catch (error) {
      if (!isRefused(error)) return trySoon();
      toast(error.message || texts.wrong, { kind: "error" });
    }
    forget(once);
  }
  if (sent) toast(texts.synced, { action: { label: texts.look, run: openDrawer } });
}
