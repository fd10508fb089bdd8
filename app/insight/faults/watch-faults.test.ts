import { expect, test } from "vitest";
import { faultOf } from "./watch-faults.ts";

test("R84: only faults of our own are told", () => {
  expect(faultOf(new TypeError("x is undefined"))?.message).toBe("TypeError: x is undefined");
  expect(faultOf({ status: 404 })).toBeUndefined();
  expect(faultOf("Script error.")).toBeUndefined();
  expect(faultOf(new TypeError("Failed to fetch"))).toBeUndefined();
  expect(faultOf(new DOMException("stopped", "AbortError"))).toBeUndefined();
  const foreign = Object.assign(new Error("boom"), { stack: "Error: boom\n at chrome-extension://abc/x.js:1:1" });
  expect(faultOf(foreign)).toBeUndefined();
});
