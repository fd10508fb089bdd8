import { expect, test } from "vitest";
import type { FeedEvent } from "./events.ts";
import { commerceOf, deviceOf, Feed, visitOf } from "./feed.ts";

test("events go together, at most 25 at a time, with the page they happened on", () => {
  const sent: FeedEvent[][] = [];
  const feed = new Feed((events) => sent.push(events));
  feed.place = { route: "home", path: "/" };
  for (let i = 0; i < 25; i++) feed.note("page_view");
  expect(sent.map((batch) => batch.length)).toEqual([25]);
  feed.note("add_to_cart", { quantity: 3 });
  expect(sent).toHaveLength(1);
  feed.flush();
  expect(sent[1]).toEqual([{ name: "add_to_cart", route: "home", path: "/", quantity: 3 }]);
  feed.flush();
  expect(sent).toHaveLength(2);
});

test("R20: a page view speaks GA4's commerce names", () => {
  expect(commerceOf("product", "/p/prunus-novita")).toEqual({ name: "view_item", item: "prunus-novita" });
  expect(commerceOf("category", "/haagplanten")).toEqual({ name: "view_item_list", item: "haagplanten" });
  expect(commerceOf("checkout", "/checkout")?.name).toBe("begin_checkout");
  expect(commerceOf("checkout-payment", "/checkout/payment")?.name).toBe("add_shipping_info");
  expect(commerceOf("thank-you", "/thank-you")?.name).toBe("purchase");
  expect(commerceOf("home", "/")).toBeUndefined();
});

test("a visit is one tab: it keeps its name there, and does without when storage is closed", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const first = visitOf(store);
  expect(visitOf(store)).toEqual({ id: first.id, isNew: false });
  const closed = {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {},
  };
  expect(visitOf(closed).isNew).toBe(true);
});

test("three sizes of screen", () => {
  expect([390, 800, 1440].map(deviceOf)).toEqual(["phone", "tablet", "desk"]);
});
