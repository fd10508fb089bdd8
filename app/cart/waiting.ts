import { readCookieIn, writeCookie } from "#kit/cookies.ts";
/** What was put in while there was no connection; it waits in this browser. */
export type Waiting = { once: string; lines: { sku: string; quantity: number; cut?: string }[] };

const KEY = "wagen-wachtrij";

export function readWaiting(): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as Waiting[]) : [];
  } catch {
    return [];
  }
}

export function wait(lines: Waiting["lines"], once: string = crypto.randomUUID()): void {
  localStorage.setItem(KEY, JSON.stringify([...readWaiting(), { once, lines }].slice(-50)));
  const [count = "0", cents = "0"] = (readCookieIn(document.cookie, "wagen") ?? "0.0").split(".");
  const more = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  // biome-ignore lint/suspicious/noDocumentCookie: the marker is a plain cookie that the next response of the shop corrects
  document.cookie = writeCookie("wagen", `${(Number(count) || 0) + more}.${cents}`);
  dispatchEvent(new Event("winkel:markers"));
}

export function forget(once: string): void {
  localStorage.setItem(KEY, JSON.stringify(readWaiting().filter((one) => one.once !== once)));
}
