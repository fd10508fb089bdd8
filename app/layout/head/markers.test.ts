import { expect, test } from "vitest";
import { readMarkers } from "./markers.ts";

test("the header reads count and total from a plain cookie", () => {
  expect(readMarkers("a=b; wagen=3.25350; c=d")).toEqual({ count: 3, cents: 25350, loggedIn: false });
  expect(readMarkers("auth._token.session=true").loggedIn).toBe(true);
});

test("a broken or hostile cookie is nobody", () => {
  expect(readMarkers("wagen=<script>")).toEqual({ count: 0, cents: 0, loggedIn: false });
  expect(readMarkers("")).toEqual({ count: 0, cents: 0, loggedIn: false });
});
