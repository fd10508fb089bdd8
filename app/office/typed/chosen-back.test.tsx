import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { Told } from "#outside/deed/told.ts";
import { CategoryForm } from "../categories/category-form.tsx";
import { toldCategory } from "../categories/told-category.ts";
import { LetterFields } from "../letter/letter-fields.tsx";
import { RuleForms } from "../shop/rule-forms.tsx";

const many = Array.from({ length: 21 }, (_, at) => `plant-${at}`);
const refused = { problem: "Niet alle gegevens kloppen." };

function shown(part: React.ReactNode) {
  const Stub = createRoutesStub([{ path: "/", Component: () => part }]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} />);
  return { ticks: html.match(/type="checkbox"[^>]*checked/g)?.length ?? 0, html };
}

test("more products than a rule of the search or a block of a letter takes are all still chosen, and it says how many", () => {
  const rule: Told = {
    ...refused,
    deed: "rules.place",
    values: { vraag: "taxus" },
    lists: { artikelen: many },
    errors: { artikelen: ["Kies er hoogstens 20."] },
  };
  const rules = shown(<RuleForms told={rule} addresses={[]} />);
  expect([rules.ticks, rules.html.includes("Kies er hoogstens 20.")]).toEqual([21, true]);
  const letter: Told = {
    ...refused,
    deed: "letters.save",
    values: { subject: "Haag", kind: "products", text: "" },
    lists: { "picks.0": many },
    errors: { "picks.0": ["Kies er hoogstens 12."] },
  };
  const form = { subject: "", season: "", blocks: [] };
  const fields = shown(<LetterFields id={1} revision={0} form={form} names={[]} told={letter} />);
  expect([fields.ticks, fields.html.includes("Kies er hoogstens 12.")]).toEqual([21, true]);
});

test("more products than are put in a category by hand are all still chosen, and it says how many beside them", () => {
  const told: Told = {
    ...refused,
    deed: "categories.save",
    values: { title: "Hagen", seen: "{}" },
    lists: { also: many },
    errors: { also: ["Kies er hoogstens 200."] },
  };
  const form = { title: "", address: "", parent: "", place: "1", hidden: "", face: "", where: "" };
  const loaded = { form: { ...form, groups: [], also: [], not: [] }, names: {}, given: { count: 0, cards: [] } };
  const given = { slug: "hagen", groups: [], parents: [], faces: [], ...toldCategory(loaded, told) };
  const fields = shown(<CategoryForm {...given} />);
  expect([fields.ticks, fields.html.match(/Kies er hoogstens 200\./g)?.length]).toEqual([21, 1]);
});
