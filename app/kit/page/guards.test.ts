import { expect, test } from "vitest";
import { authMode, GUARD_NAMES, runGuards } from "./guards.ts";

test("R46 the guards have their five names", () => {
  expect(GUARD_NAMES).toEqual(["addressIsFilled", "gtm", "guest", "nonEmptyCart", "version"]);
});

test("guards run in series and the first that answers ends it", async () => {
  const seen: string[] = [];
  const registry = {
    a: () => void seen.push("a"),
    b: () => (seen.push("b"), new Response(null, { status: 302, headers: { location: "/cart" } })),
    c: () => void seen.push("c"),
  };
  const response = await runGuards(["a", "b", "c"], registry, {});
  expect(response?.headers.get("location")).toBe("/cart");
  expect(seen).toEqual(["a", "b"]);
});

test("R91 an unknown guard is a 500 in the literal words, and keeps its name for the log", async () => {
  await expect(runGuards(["toverstaf"], {}, {})).rejects.toMatchObject({
    statusCode: 500,
    message: "Unknown middleware",
    guard: "toverstaf",
  });
});

test("R74 R75 login is required unless a page says open or guest", () => {
  expect(authMode([undefined, {}])).toBe("required");
  expect(authMode([undefined, { auth: "open" }])).toBe("open");
  expect(authMode([{ auth: "open" }, { auth: "guest" }])).toBe("guest");
});
