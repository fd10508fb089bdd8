import { expect, test } from "vitest";
import { templatesOf } from "./templates.ts";

const route = (path: string) => ({ id: path, path }) as never;
const templates = templatesOf({
  a: route("p/:slug?"),
  b: route("cart"),
  c: route(":slug"),
  d: route("kantoor/bestellingen/:number"),
});

test("an address is counted by its kind", () => {
  expect(
    ["/", "/cart", "/p/laurier-novita", "/rozen", "/kantoor/bestellingen/2026-1"].map((path) => templates(path, 200)),
  ).toEqual(["/", "/cart", "/p/:slug?", "/:slug", "/kantoor/bestellingen/:number"]);
  expect(templates("/api/orders/2026-000001", 200)).toBe("/api/orders");
  expect(templates("/plaat/laurier-480.avif", 200)).toBe("file");
  expect(templates("/cart.data", 200)).toBe("/cart");
});

test("however many addresses somebody invents, they are one kind", () => {
  expect(templates("/wp-admin/x.php", 404)).toBe("none");
  expect(templates("/api/verzonnen", 404)).toBe("none");
  expect(templates("/readyz", 200)).toBe("other");
});
