import { expect, test } from "vitest";
import { sizeAndForm, unitPrice } from "./variant-words.ts";

test("a hedge plant is a height and a root form", () => {
  expect(sizeAndForm({ label: "100–125 cm, met kluit", form: "kluit" })).toEqual({
    size: "100–125 cm",
    form: "Met kluit",
    icon: "kluit",
  });
  expect(sizeAndForm({ label: "60–80 cm, pot C2", form: "pot" })).toMatchObject({
    size: "60–80 cm",
    form: "Pot, 2 liter",
  });
});

test("a tree on a trunk goes by its girth", () => {
  const words = sizeAndForm({ label: "dakvorm, stamhoogte 220 cm, stamomtrek 8–10 cm, met kluit", form: "kluit" });
  expect(words).toMatchObject({ size: "Omtrek 8–10 cm", form: "Dakvorm, stamhoogte 220 cm, met kluit" });
});

test("a bag is only a size", () => {
  expect(sizeAndForm({ label: "20 l", form: "zak" })).toEqual({ size: "20 l", form: "", icon: "grond" });
});

test("goods by measure carry the price of one measure", () => {
  expect(unitPrice(995, { amount: 40, of: "l" })).toBe("€\u00a00,25 per liter");
  expect(unitPrice(249, { amount: 0.002, of: "kg" })).toBe("€\u00a0124,50 per 100 g");
  expect(unitPrice(249, { amount: 1, of: "stuk" })).toBeUndefined();
  expect(unitPrice(249, null)).toBeUndefined();
});
