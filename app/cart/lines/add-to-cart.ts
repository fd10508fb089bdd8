import { cart as texts } from "#texts/cart.ts";
import { frame } from "#texts/frame.ts";
import { noAnswer } from "#ui/loading/no-answer.ts";
import { toast, unsay } from "#ui/toast/toast.ts";
import { Refused } from "#accounts/session/own-call.ts";
import { isByArea } from "../cart.ts";
import { wait } from "../waiting.ts";
import { openDrawer, sendLines, type ToAdd, trySoon } from "./send-lines.ts";

export { sendWaiting } from "./send-lines.ts";

/**
 * Puts lines in the cart from any page: one from a card, several from a calculator. Without a connection they wait
 * here and go along later; a call that is sent twice counts once.
 */
export async function addToCart(lines: ToAdd[], once: string = crypto.randomUUID()): Promise<boolean> {
  try {
    const cart = await sendLines(lines, once);
    unsay(texts.wrong);
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
    toast(noAnswer(frame.queued), { kind: "info" });
    trySoon();
    return true;
  }
}
