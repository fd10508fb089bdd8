import { expect, test } from "vitest";
import { normalizeError, PAGE_NOT_FOUND, pageNotFound } from "./error.ts";

test("R54 R87 the status comes from statusCode, status or the response, else 500", () => {
  expect(normalizeError({ message: "a", statusCode: 404, status: 1 })).toMatchObject({ message: "a", statusCode: 404 });
  expect(normalizeError({ message: "a", status: 410 }).statusCode).toBe(410);
  expect(normalizeError({ message: "a", response: { status: 422 } }).statusCode).toBe(422);
  expect(normalizeError(new Error("boem"))).toMatchObject({ message: "boem", statusCode: 500 });
});

test("R87 a text is its own message, and anything else is written out", () => {
  expect(normalizeError("kapot")).toEqual({ message: "kapot", statusCode: 500 });
  expect(normalizeError({ a: 1 }).message).toBe('{\n  "a": 1\n}');
  expect(normalizeError(undefined).message).toBe("[Error]");
});

test("R39 R90 the 404 carries its literal message", async () => {
  const response = pageNotFound();
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ statusCode: 404, message: "This page could not be found" });
  expect(PAGE_NOT_FOUND).toBe("This page could not be found");
});
