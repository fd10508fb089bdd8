import { expect, test } from "vitest";
import { ExpiredAuthSessionError } from "./expired-session.ts";
import { makeInterceptor, type TokenScheme } from "./interceptor.ts";

const MESSAGE = "Both token and refresh token have expired. Your request was aborted.";

function scheme(change: Partial<TokenScheme> = {}) {
  const seen = { refreshed: 0, reset: 0 };
  const made: TokenScheme = {
    token: () => "Bearer abc",
    tokenStatus: () => "valid",
    refreshStatus: () => "valid",
    refreshable: true,
    refresh: async () => void seen.refreshed++,
    reset: () => void seen.reset++,
    ...change,
  };
  return { made, seen };
}

test("R99 a valid token goes along in the header Authorization", async () => {
  const headers = await makeInterceptor(scheme().made)(new Headers());
  expect(headers.get("Authorization")).toBe("Bearer abc");
});

test("R88 an expired refresh token resets and aborts with the literal message", async () => {
  const { made, seen } = scheme({ refreshStatus: () => "expired" });
  await expect(makeInterceptor(made)(new Headers())).rejects.toThrow(MESSAGE);
  expect(seen.reset).toBe(1);
});

test("R88 an expired token that cannot be refreshed aborts too", async () => {
  const { made, seen } = scheme({ tokenStatus: () => "expired", refreshable: false });
  await expect(makeInterceptor(made)(new Headers())).rejects.toBeInstanceOf(ExpiredAuthSessionError);
  expect(seen.reset).toBe(1);
});

test("requests that wait together share one refresh", async () => {
  let status: "expired" | "valid" = "expired";
  const { made, seen } = scheme({ tokenStatus: () => status });
  made.refresh = async () => {
    seen.refreshed++;
    await Promise.resolve();
    status = "valid";
  };
  const intercept = makeInterceptor(made);
  await Promise.all([intercept(new Headers()), intercept(new Headers()), intercept(new Headers())]);
  expect(seen.refreshed).toBe(1);
});

test("R88 a refresh that fails resets and aborts everybody who waited", async () => {
  const { made, seen } = scheme({ tokenStatus: () => "expired", refresh: () => Promise.reject(new Error("500")) });
  const intercept = makeInterceptor(made);
  const answers = await Promise.allSettled([intercept(new Headers()), intercept(new Headers())]);
  expect(answers.map((one) => (one.status === "rejected" ? (one.reason as Error).message : ""))).toEqual([
    MESSAGE,
    MESSAGE,
  ]);
  expect(seen.reset).toBe(2);
});

test("R88 a request that still carries the header after the token went is aborted", async () => {
  const { made } = scheme({ token: () => false, tokenStatus: () => "unknown", refreshStatus: () => "unknown" });
  const intercept = makeInterceptor(made);
  await expect(intercept(new Headers({ Authorization: "Bearer old" }))).rejects.toThrow(MESSAGE);
  expect((await intercept(new Headers())).has("Authorization")).toBe(false);
});
