import { expect, test } from "vitest";
import { isStrongEnough } from "./password.ts";
import { judgePassword } from "./strength.ts";

const advice = (password: string, about: string[] = []) => judgePassword(password, about).advice;

test("leaked and Dutch favourites are refused, however they end", () => {
  for (const password of ["password123", "qwertyuiop", "welkom2026", "Feyenoord1!"]) {
    expect([password, isStrongEnough(judgePassword(password))]).toEqual([password, false]);
  }
  expect(advice("welkom2026")).toBe("common");
});

test("a sentence is strong", () => {
  const strength = judgePassword("de eik ruist zacht in mei");
  expect([isStrongEnough(strength), strength.advice]).toEqual([true, "good"]);
});

test("the advice names what makes it weak", () => {
  expect(advice("kort")).toBe("short");
  expect(advice("aaaaaaaaaaaa")).toBe("repeat");
  expect(advice("mariekevandenberg", ["marieke", "vandenberg"])).toBe("name");
});

test("a very long password is judged quickly", () => {
  const started = performance.now();
  judgePassword("ab1!".repeat(5000));
  expect(performance.now() - started).toBeLessThan(1500);
});
