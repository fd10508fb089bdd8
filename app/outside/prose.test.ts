import { expect, test } from "vitest";
import { toHtml } from "./prose.server.ts";

test("a corner of a table without words is no heading", () => {
  const html = toHtml("| | Taxus |\n|---|---|\n| Groei | 20 cm |");
  expect(html).toContain('<thead><tr><td></td><th scope="col">Taxus</th></tr></thead>');
});
