import { expect, test } from "vitest";
import { consentMode, CONSENT_VERSION, EVERYTHING, NOTHING, readConsent, writeConsent } from "./consent.ts";

const choice = {
  functional: true as const,
  ...NOTHING,
  version: CONSENT_VERSION,
  at: 1_763_180_000,
  id: "0123456789abcdef",
};

test("a choice survives the cookie, holds about six months, and travels only where it should", () => {
  const cookie = writeConsent({ ...choice, marketing: true }, true);
  expect(readConsent(`a=1; ${cookie.split(";")[0]}; b=2`)).toEqual({ ...choice, marketing: true });
  expect(cookie).toMatch(/; Path=\/; SameSite=Lax; Max-Age=15724800; Secure$/);
});

test("no cookie, a broken one and one for older words are all no choice", () => {
  expect(readConsent("")).toBeUndefined();
  expect(readConsent("toestemming=ja")).toBeUndefined();
  expect(readConsent(writeConsent({ ...choice, version: "2025-01" }, false))).toBeUndefined();
});

test("Consent Mode is denied for everything but what the shop itself needs", () => {
  const { functionality_storage, security_storage, ...rest } = consentMode(NOTHING);
  expect(new Set(Object.values(rest))).toEqual(new Set(["denied"]));
  expect([functionality_storage, security_storage]).toEqual(["granted", "granted"]);
  expect(new Set(Object.values(consentMode(EVERYTHING)))).toEqual(new Set(["granted"]));
  expect(consentMode({ ...NOTHING, analytics: true })).toMatchObject({
    analytics_storage: "granted",
    ad_storage: "denied",
  });
});
