import { expect, test } from "vitest";
import { readSettings, shopUrl } from "./settings.server.ts";

test("without any setting the shop has everything it needs", () => {
  const settings = readSettings({});
  expect(settings.PORT).toBe(3000);
  expect(settings.SHOP_NAME).toBe("Lommerrijk");
  expect(shopUrl(settings)).toBe("http://localhost:3000");
});

test("a wrong setting is named, with what it should be", () => {
  expect(() => readSettings({ PORT: "abc" })).toThrow(/PORT moet een heel getal zijn/);
  expect(() => readSettings({ PORT: "70000" })).toThrow(/PORT moet tussen 0 en 65535 liggen/);
  expect(() => readSettings({ DATABASE_URL: "mysql://x" })).toThrow(/DATABASE_URL moet beginnen met postgres/);
});

test("a secret is never printed back", () => {
  expect(() => readSettings({ SHOP_SECRET: "te-kort" })).toThrow(/SHOP_SECRET[^\n]*…/);
  expect(() => readSettings({ SHOP_SECRET: "te-kort" })).not.toThrow(/te-kort/);
});

test("an empty setting counts as not given", () => {
  expect(readSettings({ PORT: "", SMTP_URL: "" }).SMTP_URL).toBeUndefined();
});
