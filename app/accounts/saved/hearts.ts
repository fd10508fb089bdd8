import { readCookieIn } from "#kit/cookies.ts";
import { saved as texts } from "#texts/account/saved.ts";
import { toast } from "#ui/toast/toast.ts";
import { ownCall } from "../session/own-call.ts";

const SAVED = "/api/saved";

const readSaved = (): Set<string> => new Set((readCookieIn(document.cookie, "bewaard") ?? "").split("."));

/** What the cookie knows, shown on every card of the page. */
export function fillHearts(): void {
  const saved = readSaved();
  for (const button of document.querySelectorAll<HTMLElement>("[data-save]"))
    button.setAttribute("aria-pressed", String(saved.has(button.dataset.save ?? "")));
}

/** What is wished is said: sent twice, because nobody knew whether it arrived, it is still that. */
export async function toggleHeart(slug: string): Promise<void> {
  const wish = readSaved().has(slug) ? "remove" : "add";
  try {
    // In turn, also in other tabs: each answer holds the whole list.
    const keep = () => ownCall<{ saved: boolean }>(SAVED, "POST", { slug, wish });
    const { saved } = await navigator.locks.request(SAVED, keep);
    toast(saved ? texts.added : texts.removed);
  } catch {
    toast(texts.failed, { kind: "error" });
  }
  fillHearts();
}
