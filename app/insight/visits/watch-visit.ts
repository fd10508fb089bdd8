import { readCookieIn } from "#kit/cookies.ts";
import { withoutKey } from "#kit/path.ts";
import { readConsent } from "../consent/consent.ts";
import type { EventName, FeedEvent } from "./events.ts";
import { commerceOf, deviceOf, Feed, visitOf } from "./feed.ts";
import { shopState } from "./state.ts";
import { watchVitals } from "./vitals.ts";

type View = { event?: string; routeName?: string; pageUrl?: string };
type Layer = { dataLayer?: unknown[] };

const layer = () => ((window as unknown as Layer).dataLayer ??= []);

function send(visit: string): (events: FeedEvent[]) => void {
  return (events) => {
    const body = JSON.stringify({ visit, device: deviceOf(innerWidth), events });
    const parcel = new Blob([body], { type: "application/json" });
    if (!navigator.sendBeacon?.("/api/events", parcel))
      fetch("/api/events", { method: "POST", body: parcel, keepalive: true }).catch(() => {});
  };
}

/** R20, R47: turns what happens in the shop into the feed, first-party and without a person in it. */
export function watchVisit(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const { id, isNew } = visitOf(storage());
  const feed = new Feed(send(id));
  const vitals = watchVitals();
  const source = from();
  let begun = !isNew;

  const view = ({ routeName = "", pageUrl = "/" }: View) => {
    const { pathname, searchParams } = new URL(pageUrl, location.href);
    feed.place = { route: routeName, path: withoutKey(pathname).replaceAll("@", "") };
    if (!begun) feed.note("session_start", source ? { source } : {});
    begun = true;
    feed.note("page_view");
    const found = commerceOf(routeName, pathname);
    if (!found) return;
    const order = found.name === "purchase" ? searchParams.get("b") : null;
    if (found.name === "purchase" && (!order || isKnown(order))) return;
    commerce(feed, found.name, found.item ? [{ item_id: found.item, quantity: 1 }] : [], order ?? undefined);
  };
  for (const entry of layer().filter((one) => (one as View).event === "pageView")) view(entry as View);

  const on = (name: string, run: (detail: never) => void) =>
    addEventListener(name, (event) => run((event as CustomEvent).detail as never), { signal });
  on("winkel:page-view", view);
  on("winkel:meet", ({ name, ...more }: { name: EventName }) => feed.note(name, more));
  on("winkel:gelegd", (lines: { sku: string; quantity: number }[]) => {
    commerce(
      feed,
      "add_to_cart",
      lines.map(({ sku, quantity }) => ({ item_id: sku, quantity })),
    );
  });
  const cart = () => {
    const [, count, cents] = /^(\d+)\.(\d+)/.exec(readCookieIn(document.cookie, "wagen") ?? "") ?? [];
    shopState.set("cart", { count: Number(count ?? 0), cents: Number(cents ?? 0) });
  };
  cart();
  on("winkel:markers", cart);
  watchForms(feed, signal);
  let told = false;
  const leave = () => {
    if (!told) for (const vital of vitals()) feed.note("web_vital", vital);
    told = true;
    feed.flush();
  };
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave(), { signal });
  addEventListener("pagehide", leave, { signal });
  return () => stop.abort();
}

type Item = { item_id: string; quantity: number };

/** Both feeds hear the same; the number of an order only goes to the tag manager's queue after consent. */
function commerce(feed: Feed, name: EventName, items: Item[], order?: string): void {
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  const [item] = items;
  feed.note(name, { ...(item && { item: item.item_id.slice(0, 80), quantity }), ...(order && { order }) });
  const named = order && readConsent(document.cookie)?.analytics ? { transaction_id: order } : {};
  layer().push({ ecommerce: null }, { event: name, ecommerce: { currency: "EUR", items, ...named } });
}

/** Refused fields per form: in the shop's state, and in the feed by name, never by value. */
function watchForms(feed: Feed, signal: AbortSignal): void {
  document.addEventListener(
    "submit",
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      if (location.pathname === "/checkout/payment") feed.note("add_payment_info");
      setTimeout(() => {
        const wrong = [...target.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name);
        const form = target.getAttribute("action") ?? location.pathname;
        shopState.set("validation", { ...shopState.get("validation"), [form]: wrong });
        for (const item of wrong) feed.note("form_error", { item });
      }, 50);
    },
    { signal, capture: true },
  );
}

function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

function from(): string {
  if (!document.referrer || !URL.canParse(document.referrer)) return "";
  const { host, hostname } = new URL(document.referrer);
  return host === location.host ? "" : hostname.slice(0, 80);
}

/** An order is told once, however often its page is opened. */
function isKnown(order: string): boolean {
  try {
    const known = localStorage.getItem("geteld") === order;
    localStorage.setItem("geteld", order);
    return known;
  } catch {
    return false;
  }
}
