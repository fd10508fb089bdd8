import { expect, test } from "vitest";
import { SAFETY_MARGIN_MS, TOKEN_HEADER, TOKEN_MAX_AGE_S, TOKEN_TYPE, tokenStatus } from "./token.ts";

const now = new Date("2026-11-16T09:00:00Z");
const after = (ms: number) => new Date(now.getTime() + ms);

test("R57 a token is unknown, valid until 500 ms before its end, or expired", () => {
  expect(tokenStatus(undefined, now)).toBe("unknown");
  expect(tokenStatus(after(501), now)).toBe("valid");
  expect(tokenStatus(after(500), now)).toBe("expired");
  expect(tokenStatus(after(-1), now)).toBe("expired");
});

test("R99 the literal constants", () => {
  expect([TOKEN_MAX_AGE_S, TOKEN_TYPE, TOKEN_HEADER, SAFETY_MARGIN_MS]).toEqual([1800, "Bearer", "Authorization", 500]);
});
