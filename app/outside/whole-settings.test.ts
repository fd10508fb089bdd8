import { expect, test } from "vitest";
import { readSettings } from "./settings.server.ts";
import { isTrial, requireWholeSettings } from "./whole-settings.server.ts";

const WHOLE = {
  HOST: "0.0.0.0",
  SHOP_URL: "https://winkel.voorbeeld.nl",
  SHOP_SECRET: "x".repeat(40),
  MOLLIE_API_KEY: `live_${"a".repeat(30)}`,
  SMTP_URL: "smtp://mail.voorbeeld.nl",
  COMPANY_LEGAL_NAME: "Groen B.V.",
  COMPANY_STREET: "Dorpsstraat 3",
  COMPANY_POSTCODE: "3511 AB",
  COMPANY_CITY: "Utrecht",
  COMPANY_PHONE: "030 123 45 67",
  COMPANY_EMAIL: "hallo@groen.nl",
  COMPANY_KVK: "12345678",
  COMPANY_VAT: "NL123456789B01",
  COMPANY_IBAN: "NL91 ABNA 0417 1643 00",
};
const opening = (env: Record<string, string>) => () => requireWholeSettings(readSettings(env));

test("without settings it is a trial on this machine alone, and opens", () => {
  expect(isTrial(readSettings({}))).toBe(true);
  expect(isTrial(readSettings({ SHOP_URL: "http://localhost:4000" }))).toBe(true);
  expect(isTrial(readSettings({ NODE_ENV: "development" }))).toBe(true);
  expect(opening({})).not.toThrow();
});

test.each([
  [{ HOST: "0.0.0.0" }, "SHOP_URL ontbreekt"],
  [{ HOST: "::" }, "SMTP_URL ontbreekt"],
  [{ SHOP_URL: "https://winkel.voorbeeld.nl" }, "MOLLIE_API_KEY ontbreekt"],
  [{ NODE_ENV: "production" }, "op NODE_ENV=production en kan zo nog niet open"],
  [{ NODE_ENV: "production" }, "SHOP_SECRET ontbreekt"],
  [{ NODE_ENV: "production", SHOP_URL: "http://localhost:4000" }, "MOLLIE_API_KEY ontbreekt"],
  [{ SHOP_URL: "https://winkel.voorbeeld.nl" }, "COMPANY_KVK is nog het voorbeeld"],
])("%o is in earnest or can be reached from outside, and is not whole", (env, sentence) => {
  expect(opening(env)).toThrow(sentence);
});

test("whole it opens; with any one of its settings left out it does not", () => {
  expect(opening(WHOLE)).not.toThrow();
  for (const name of Object.keys(WHOLE).filter((one) => one !== "HOST")) {
    const { [name]: _, ...rest } = WHOLE as Record<string, string>;
    expect(opening(rest), name).toThrow(name);
  }
});

test("a demo opens anywhere", () => {
  expect(opening({ HOST: "0.0.0.0", DEMO: "aan" })).not.toThrow();
  expect(opening({ NODE_ENV: "production", DEMO: "aan" })).not.toThrow();
});
