import { expect, test } from "vitest";
import { readSettings } from "#outside/settings.server.ts";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { productView } from "./product-view.server.ts";
import { readRange } from "../range-file/range.server.ts";

const passportOf = (wanted: string) => {
  const settings = readSettings({ COMPANY_PLANT_REGISTRATION: "NL-123456789" });
  const product = readRange().find(({ slug }) => slug === wanted);
  return product && productView(product, [], new Date("2026-11-16T09:00:00Z"), settings).legal.passport;
};

test("every plant says under which number its passport was made, also a set of several; goods say nothing", () => {
  for (const slug of ["laurier-novita", "graszoden-speelgazon-per-m2"]) {
    const passport = passportOf(slug);
    expect(passport && say.legal.passportText(passport.latin, passport.registration)).toContain("NL-123456789");
  }
  expect(passportOf("haagmest-10-kg")).toBeNull();
});
