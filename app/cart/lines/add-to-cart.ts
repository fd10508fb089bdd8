import { cart as texts } from "#texts/cart.ts";
import { frame } from "#texts/frame.ts";
import { toast } from "#ui/toast/toast.ts";
import { ownCall, Refused } from "#accounts/session/own-call.ts";
import { type Cart, isByArea } from "../cart.ts";
import { forget, readWaiting, wait } from "../waiting.ts";

export type ToAdd = { sku: string; quantity: number; cut?: string };

const openDrawer = (): void => {
  const drawer = document.querySelector<HTMLDialogElement>("dialog#wagen");
  if (drawer && !drawer.open) drawer.showModal();
};

async function sendLines(lines: ToAdd[], once: string): Promise<Cart> {
  const cart = await ownCall<Cart>("/api/cart/lines", "POST", { lines, once });
  dispatchEvent(new Event("winkel:markers"));
  return cart;
}

/**
 * Puts lines in the cart from any page: one from a card, several from a calculator. Without a connection they wait
 * here and go along later; a call that is sent twice counts once.
 */
export async function addToCart(lines: ToAdd[], once: string = crypto.randomUUID()): Promise<boolean> {
  try {
    const cart = await sendLines(lines, once);
    dispatchEvent(new CustomEvent("winkel:gelegd", { detail: lines }));
    const first = cart.lines.find(({ sku }) => sku === lines[0]?.sku);
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    // No more goes in than there is.
    const text =
      lines.length === 1 && first
        ? texts.added(texts.amount(Math.min(count, first.quantity), first.name, isByArea(first)))
        : texts.addedMany(count);
    const picture = first?.picture ? `/plaat/${first.picture.key}-240.avif` : undefined;
    toast(text, { picture, action: { label: texts.look, run: openDrawer } });
    return true;
  } catch (error) {
    if (error instanceof Refused) {
      toast(error.message || texts.wrong, { kind: "error" });
      return false;
    }
    wait(lines, once);
    toast(frame.queued, { kind: "info" });
    return true;
  }
}

export async function sendWaiting(): Promise<void> {
  let sent = 0;
  for (const { once, lines } of readWaiting()) {
    try {
      await sendLines(lines, once);
      sent++;
    } catch (error) {
      if (!(error instanceof Refused)) return;
    }
    forget(once);
  }
  if (sent) toast(texts.synced, { action: { label: texts.look, run: openDrawer } });
}
