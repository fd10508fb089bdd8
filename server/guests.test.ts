import { expect, test } from "vitest";
import { readSettings } from "#outside/settings.server.ts";
import { guestsFor, NO_GUESTS } from "./guests.ts";
import { policyFor } from "./html/policy.ts";

const policy = (env: Record<string, string>) => policyFor(guestsFor(readSettings(env)))("<p>x</p>");
const HASHES = "(?: 'sha256-[^']+')+";

test("without services no other host is named", () => {
  expect(guestsFor(readSettings({}))).toEqual(NO_GUESTS);
  expect(policy({})).not.toMatch(/https?:/);
  expect(policy({})).toContain("frame-src 'none';");
  expect(policy({})).toContain("require-trusted-types-for 'script'");
});

test("R85: the tag manager's host, and only that, may bring scripts", () => {
  const csp = policy({ GTM_ID: "GTM-ABC1234" });
  expect(csp).toMatch(new RegExp(`script-src 'self'${HASHES} https://www.googletagmanager.com;`));
  // It writes into the page as it likes.
  expect(csp).not.toContain("trusted-types");
  expect(csp).toContain("connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com");
});

test("R86: the chat's own host may bring its script, its window and its line", () => {
  const csp = policy({ CHAT_SCRIPT_URL: "https://chat.voorbeeld/laden.js?x=1" });
  expect(csp).toMatch(new RegExp(`script-src 'self'${HASHES} https://chat.voorbeeld;`));
  expect(csp).toContain("connect-src 'self' https://chat.voorbeeld wss://chat.voorbeeld;");
  expect(csp).toContain("frame-src https://chat.voorbeeld");
});
