import { OFFLINE_WORKER } from "#kit/path.ts";

type Policy = { createScriptURL(url: string): string };
type Factory = { createPolicy(name: string, rules: Policy): Policy };

const PARTS = /^\/(?:assets|fonts|beeld|plaat)\//;

let begun = false;

/**
 * R66 and beyond: what was seen can be read without a connection (server/offline/worker.ts). Comes when the page is calm,
 * and nothing waits for it: a browser without workers, or one that refuses, has the shop as it is.
 */
export async function keepOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // An error page draws the frame anew; the worker is there already, and a policy is made once.
  if (!serviceWorker || begun) return;
  begun = true;
  // What was asked for whole while a worker stood has been seen by it; by now somebody may be a link further.
  const [asked] = performance.getEntriesByType("navigation");
  let told = serviceWorker.controller && asked ? asked.name : "";
  const tell = async () => {
    const { active } = await serviceWorker.ready;
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!navigator.onLine || connection?.saveData || told === location.href) return;
    told = location.href;
    const parts = performance.getEntriesByType("resource").map(({ name }) => new URL(name, location.href));
    active?.postMessage({
      page: location.pathname + location.search,
      parts: parts.filter(({ pathname }) => PARTS.test(pathname)).map(({ href }) => href),
    });
  };
  try {
    await serviceWorker.register(address());
    // Whoever loses the connection may still put something in the cart.
    await import("#cart/lines/add-to-cart.ts");
    addEventListener("winkel:page-view", () => void tell());
    await tell();
  } catch {
    // The shop works without.
  }
}

/** Where a browser asks who may name a script, this names one. */
function address(): string {
  const { trustedTypes } = window as { trustedTypes?: Factory };
  return (
    trustedTypes?.createPolicy("werker", { createScriptURL: () => OFFLINE_WORKER }).createScriptURL("") ??
    OFFLINE_WORKER
  );
}
