import fs from "node:fs";
import { expect, test } from "vitest";
import { readSettings, settingNames, shopUrl } from "./settings.server.ts";

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

const WRONG: Record<string, string> = {
  NODE_ENV: "thuis",
  PORT: "-1",
  DATABASE_URL: "localhost",
  SHOP_URL: "winkel",
  SHOP_SECRET: "kort",
  LOG_LEVEL: "luid",
  TRUST_PROXY: "ja",
  WORKERS: "veel",
  JOBS: "ja",
  METRICS_PORT: "x",
  DATABASE_POOL: "1",
  DRAIN_SECONDS: "3600",
  WARM_SECONDS: "3600",
  COMPANY_EMAIL: "hallo",
  SECURITY_CONTACT: "http://bel.ons",
  SMTP_URL: "http://post",
  MOLLIE_API_KEY: "sleutel",
  MOLLIE_API_URL: "mollie",
  SEARCH_ENGINE: "google",
  SEARCH_URL: "zoek",
  SUPPLIER_LIST_URL: "https://goed.example ftp://fout.example",
  SUPPLIER_LIST_PERCENT: "2000",
  SUPPLIER_LIST_INSIDE: "ja",
  ADDRESS_LOOKUP: "boek",
  VIES_CHECK: "ja",
  GTM_ID: "UA-1",
  CHAT_SCRIPT_URL: "chat",
  SENTRY_DSN: "sentry",
  DELIVERY_FREE_FROM_CENTS: "75,00",
  STAFF_EMAIL: "baas",
  STAFF_PASSWORD: "kort",
};

test("every setting that can be wrong says so under its own name, in Dutch", () => {
  for (const [name, value] of Object.entries(WRONG))
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name} (moet|is|mag) `));
});

test("the example names every setting there is, and no other", () => {
  const lines = fs.readFileSync(".env.example", "utf8").split("\n");
  const named = lines.flatMap((line) => /^# ([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(named.sort()).toEqual([...settingNames].sort());
});

test("what the example shows as the value without a setting is that value", () => {
  const shown = fs.readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z0-9_]+)=([^#\n]*?) *(?:#.*)?$/gm);
  const without = readSettings({}) as Record<string, unknown>;
  for (const [, name = "", value = ""] of shown) {
    const real = without[name];
    if (value && real !== undefined)
      expect([name, readSettings({ [name]: value })[name as "PORT"]]).toEqual([name, real]);
  }
});
