import { expect, test } from "vitest";
import { axe, DESK, PHONE, visit } from "./browser.ts";

// One address per template; both widths, WCAG 2.2 AA and best practice, no violations.
const TEMPLATES = [
  "/",
  "/haagplanten",
  "/p/laurier-novita",
  "/search?q=hortensia",
  "/cart",
  "/groenhulp",
  "/groenhulp/haag-planten-stappenplan",
  "/haag-berekenen",
  "/login",
  "/contact",
  "/bezorging",
  "/meest-gestelde-vragen",
  "/ons-assortiment",
  "/bestaat/niet",
];

for (const path of TEMPLATES) {
  test(`${path} has nothing that keeps people out`, async () => {
    for (const size of [PHONE, DESK]) {
      const page = await visit(path, { ...size, reducedMotion: "reduce" });
      expect(await axe(page)).toEqual([]);
    }
  });
}
