import { expect, test } from "vitest";
import { createStore } from "./state.ts";

test("R52: the shop's state has the sections cart, experiments and validation, and says when one changes", () => {
  const store = createStore();
  let told = 0;
  const stop = store.subscribe(() => told++);
  expect([store.get("cart"), store.get("experiments"), store.get("validation")]).toEqual([
    { count: 0, cents: 0 },
    {},
    {},
  ]);
  store.set("experiments", { mail_cart: { variant: "B", assignedAt: 1 } });
  expect(store.get("experiments").mail_cart?.variant).toBe("B");
  stop();
  store.set("cart", { count: 2, cents: 1690 });
  expect(told).toBe(1);
});
