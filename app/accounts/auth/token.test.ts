import { expect, test } from "vitest";
import {
  SAFETY_MARGIN_MS,
  expiryOf,
  TOKEN_HEADER,
  TOKEN_MAX_AGE_S,
  TOKEN_TYPE,
  tokenStatus,
  withType,
} from "./token.ts";

const NOW = 1_000_000;

test("R57 a token without expiry, or no token, is unknown", () => {
  expect(tokenStatus(false, NOW + 1, NOW)).toBe("unknown");
  expect(tokenStatus("Bearer x", false, NOW)).toBe("unknown");
  expect(tokenStatus(null, null, NOW)).toBe("unknown");
});

test("R57 a token is valid until 500 ms before its end", () => {
  expect(tokenStatus("Bearer x", NOW + 501, NOW)).toBe("valid");
  expect(tokenStatus("Bearer x", NOW + 500, NOW)).toBe("expired");
  expect(tokenStatus("Bearer x", NOW - 1, NOW)).toBe("expired");
});

test("R57 the session's marker never expires in the browser: the server decides", () => {
  expect(expiryOf("true", NOW, false)).toBe(false);
  expect(tokenStatus(true, false, Number.MAX_SAFE_INTEGER)).toBe("unknown");
});

test("R99 the literal constants", () => {
  expect([TOKEN_MAX_AGE_S, TOKEN_TYPE, TOKEN_HEADER, SAFETY_MARGIN_MS]).toEqual([1800, "Bearer", "Authorization", 500]);
});

test("R99 a JWT says itself when it ends, another token lives 1800 seconds", () => {
  const body = Buffer.from(JSON.stringify({ exp: 1234 })).toString("base64url");
  expect(expiryOf(`Bearer h.${body}.s`, NOW)).toBe(1_234_000);
  expect(expiryOf("Bearer opaque", NOW)).toBe(NOW + 1_800_000);
  expect(expiryOf("Bearer a.not-json.c", NOW)).toBe(NOW + 1_800_000);
});

test("R99 the type stands before the token once", () => {
  expect([withType("x"), withType("Bearer x")]).toEqual(["Bearer x", "Bearer x"]);
});
