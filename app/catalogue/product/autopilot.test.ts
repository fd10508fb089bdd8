import { expect, test } from "vitest";
import { legalFaults } from "./autopilot.ts";
import type { Product } from "./product.ts";
import { readRange } from "../range-file/range.server.ts";

const faultsOf = (slug: string, changes: Partial<Product> = {}) => {
  const found = readRange().find((product) => product.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return legalFaults({ ...found, ...changes }).map(({ fault }) => fault);
};
const laurel = (changes: Partial<Product>) => faultsOf("laurier-novita", changes);

test("a banned plant is found by its name too, wherever it stands in it", () => {
  for (const name of ["Hemelboom (Ailanthus altissima)", "Japanse duizendknoop, Fallopia x bohemica"])
    expect(faultsOf("plantenpakket-makkelijk-3-st", { name }).join()).toContain("Unielijst");
  expect(laurel({ latin: "cf. Pistia stratiotes" }).join()).toContain("Unielijst");
});

test("a live plant never goes without passport, whatever group it is put in", () => {
  const missing = "plantenpaspoort ontbreekt";
  const barred = { passport: false };
  expect(faultsOf("munt", barred)).toContain(missing);
  expect(faultsOf("blauwspar-in-pot-100-125-cm", barred)).toContain(missing);
  expect(faultsOf("graszoden-speelgazon-per-m2", barred)).toContain(missing);
  expect(faultsOf("olijfboompje-in-mand", barred)).toContain(missing);
  expect(laurel({ ...barred, group: "potten", vat: 21, gpsr: "kleihof" })).toEqual([missing]);
  expect(laurel({ ...barred, group: "zaden", vat: 21, gpsr: "veldkruid" })).toEqual([missing]);
  expect(faultsOf("nordmann-gezaagd-150-175-cm", barred)).toEqual([]);
});

test("a live plant has a botanical name; a set of several need not", () => {
  expect(laurel({ latin: null })).toEqual(["botanische naam (latin) ontbreekt"]);
  expect(faultsOf("nordmann-in-pot-100-125-cm", { latin: " " })).toEqual(["botanische naam (latin) ontbreekt"]);
  expect(faultsOf("plantenpakket-makkelijk-3-st")).toEqual([]);
});

test("a botanical name or a passport does not make something made into a plant", () => {
  const missing = "fabrikant (GPSR) ontbreekt";
  const [pot] = readRange().filter(({ group }) => group === "potten");
  expect(faultsOf(pot?.slug ?? "", { gpsr: null, latin: "Olea europaea", passport: true })).toEqual([missing]);
  expect(faultsOf("klaproos", { gpsr: null })).toEqual([missing]);
  expect(faultsOf("olijfboompje-in-mand", { gpsr: null })).toEqual([missing]);
});

test("the group says the rate, and a group nobody knows is refused", () => {
  expect(laurel({ vat: 21 })).toEqual(["btw-tarief van groep haag-groen is 9, niet 21"]);
  expect(faultsOf("klaproos", { vat: 9 })).toEqual(["btw-tarief van groep zaden is 21, niet 9"]);
  expect(faultsOf("graszaad-speelgazon-1-kg", { vat: "voucher" })).toEqual([
    "btw-tarief van groep gazon is 9 of 21, niet voucher",
  ]);
  expect(laurel({ group: "palmen" })).toEqual(["groep palmen bestaat niet"]);
  expect(laurel({ group: "constructor" })).toEqual(["groep constructor bestaat niet"]);
});
