import type { EventName, FeedEvent } from "./events.ts";

type Place = { route: string; path: string };
type More = Partial<Omit<FeedEvent, "name" | "route" | "path">>;

const MOST = 25;
const WAIT = 4_000;

/** Gathers events and sends them together; when the road is blocked they are lost, and nothing else is. */
export class Feed {
  place: Place = { route: "", path: "/" };
  private waiting: FeedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly send: (events: FeedEvent[]) => void;

  constructor(send: (events: FeedEvent[]) => void) {
    this.send = send;
  }

  note(name: EventName, more: More = {}): void {
    this.waiting.push({ name, route: this.place.route.slice(0, 60), path: this.place.path.slice(0, 200), ...more });
    if (this.waiting.length >= MOST) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), WAIT);
  }

  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.waiting.length) this.send(this.waiting.splice(0, MOST));
  }
}

/** What a page view means for the shop, in GA4's words. */
export function commerceOf(route: string, path: string): { name: EventName; item?: string } | undefined {
  const product = /^\/p\/([\w-]+)$/.exec(path)?.[1];
  if (product) return { name: "view_item", item: product.slice(0, 80) };
  if (/^(category|search|range)$/.test(route))
    return { name: "view_item_list", item: path.slice(1, 81).replace(/[@\s]/g, "") };
  if (path === "/checkout" || path === "/checkout/delivery") return { name: "begin_checkout" };
  if (path === "/checkout/payment") return { name: "add_shipping_info" };
  if (path === "/thank-you") return { name: "purchase" };
  return undefined;
}

export function deviceOf(width: number): "phone" | "tablet" | "desk" {
  return width < 640 ? "phone" : width < 1024 ? "tablet" : "desk";
}

/** A visit is one tab; its name is random and goes with the tab. */
export function visitOf(store: Pick<Storage, "getItem" | "setItem"> | undefined): { id: string; isNew: boolean } {
  const fresh = crypto.randomUUID().replaceAll("-", "");
  try {
    const kept = store?.getItem("bezoek");
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return { id: kept, isNew: false };
    store?.setItem("bezoek", fresh);
  } catch {
    // Storage may be closed; then every page is a visit of its own.
  }
  return { id: fresh, isNew: true };
}
