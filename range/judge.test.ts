/**
 * The judge reads all prose and compares what it recognises with the records of the plants (range/plants) and with the
 * decisions in docs/disputes.md. It finds nothing; a find is a contradiction to mend, in the words or in the record.
 *
 * What it looks at:
 * - products: months of planting, pruning, feeding and bloom, numbers per metre and per m², distances, final heights, growth a
 *   year, hardiness, toxicity, and sizes named in a summary while others are sold too;
 * - tables in articles and categories whose first cell names one of our plants: hardiness, growth, number per metre,
 *   height, months of planting, bloom, harvest and pruning; and sentences there that name one plant with a hardiness or
 *   a growth;
 * - every text: trimming hedges without a look for nests, hard pruning after half March, a fixed day in June,
 *   guarantee, damage, delivery, paying, layers under roots, mowing, practice we cannot show.
 *
 * - figures in tables that could be printed from the record (`{{taxus-baccata.height}}`): none is left typed.
 *
 * What it does not see (its blind spots):
 * - a fact in words without a number or a month ("snel", "een handbreedte", "na de bloei", "in het voorjaar");
 * - months of pruning and planting in the sentences of articles, but for hedges; in categories a month is only held against all plants
 *   of the shelf together; feeding outside the products, watering everywhere;
 * - a sentence about two plants at once, or one whose plant is named in the sentence before;
 * - packs of several plants; the plant doctor beyond the general rules; words inside pictures and the shop's own
 *   buttons and labels (app/kit/texts);
 * - whether a record itself is true: that is what its sources and certainty are for.
 */
import { expect, test } from "vitest";
import { recordsIn, unsaidIn } from "../app/catalogue/plants/say-record.ts";
import { judgeCategory, judgeTip } from "./judge/category.ts";
import { judgeText } from "./judge/general.ts";
import { monthsIn } from "./judge/months.ts";
import { judgeNamed, plantIn } from "./judge/named.ts";
import { type Find, judgeProduct } from "./judge/product.ts";
import { repeatsIn } from "./judge/repeats.ts";
import { sizeFinds } from "./judge/sizes.ts";
import { listTexts, listWritten, records, type Text } from "./judge/texts.ts";
import { products } from "./range.ts";

const bySlug = new Map(products.map((product) => [product.slug, product]));
const texts = listTexts();
const told = (finds: Find[]) =>
  finds.map(({ rule, name, words, why }) => `${name} [${rule}] ${why}: “${words.slice(0, 160)}”`);
const productOf = (slug: string) => bySlug.get(slug) ?? products[0]!;
const saying = (slug: string, ...parts: string[]): Text => ({ name: slug, kind: "product", slug, parts });

test("no product says anything against the record of its plant", () => {
  const own = texts.filter(({ kind }) => kind === "product");
  expect(own.length).toBe(products.length);
  expect(told(own.flatMap((text) => judgeProduct(text, productOf(text.slug))))).toEqual([]);
});

test("no summary names one size where several are sold, and no description says that it is that size", () => {
  expect(
    told(texts.filter(({ kind }) => kind === "product").flatMap((text) => sizeFinds(text, productOf(text.slug)))),
  ).toEqual([]);
  const seen = (slug: string, ...parts: string[]) => sizeFinds(saying(slug, ...parts), productOf(slug)).length;
  expect(seen("vetbollen-30-st", "Dertig stuks zonder netje.")).toBe(1);
  expect(seen("dubbelstaafmat-203x250-antraciet", "Een mat van 203 cm hoog.")).toBe(1);
  expect(seen("dubbelstaafmat-203x250-antraciet", "Een mat van 250 cm breed.")).toBe(0);
  expect(seen("jute-doek-1x5-m", "Jute.", "De rol is 1 bij 5 meter.")).toBe(1);
  expect(seen("jute-doek-1x5-m", "Jute.", "Voor een jonge boom is de kleinste maat, 1 bij 5 meter, genoeg.")).toBe(0);
});

test("no name of a product is one of its sizes", () => {
  const named = products.flatMap((product) => sizeFinds(saying(product.slug, product.name), product));
  expect(told(named)).toEqual([]);
});

test("no article or category says anything against the record of a plant that it names", () => {
  expect(told(texts.flatMap(judgeNamed))).toEqual([]);
});

test("the judge sees a wrong month in a table, and frost in words", () => {
  const rows = (...parts: string[]): Text => ({ name: "x", kind: "article", slug: "fruit-snoeien", parts });
  const why = (...parts: string[]) => judgeNamed(rows(...parts)).map((find) => find.why);
  expect(why("| Fruit | Wanneer |", "| Druif | maart |")).toEqual([
    "vitis-boskoop-glory: in 3, the record in 1,2,6,7,12",
  ]);
  expect(why("| Bol | Planttijd | Bloei |", "| Hyacint | september | april |")).toHaveLength(1);
  expect(why("| Fruit | Oogst |", "| Kruisbes | juli |")).toEqual([]);
  expect(why("Een boerenhortensia verdraagt 15 graden vorst.")).toHaveLength(1);
  expect(why("Taxus verdraagt meer dan 20 graden vorst.")).toEqual([]);
});

test("no category names a month in which none of its plants is planted or pruned", () => {
  expect(told(texts.flatMap(judgeCategory))).toEqual([]);
  const spoken: Text = { name: "x", kind: "category", slug: "palmen", parts: ["Plant ze in november."] };
  expect(judgeCategory(spoken).map(({ rule }) => rule)).toEqual(["category planting"]);
});

test("no tip of a month feeds or prunes what is not fed or pruned in it", () => {
  expect(told(texts.flatMap(judgeTip))).toEqual([]);
  const year = (month: number, tip: string): Text => {
    const parts = Array.from({ length: 12 }, (_, at) => (at + 1 === month ? tip : ""));
    return { name: "x", kind: "tips", slug: "hortensia", parts };
  };
  expect(judgeTip(year(2, "Knip pluimhortensia eind februari terug."))).toHaveLength(1);
  expect(judgeTip(year(3, "Knip pluimhortensia nu terug."))).toEqual([]);
});

test("no text says anything against what was decided", () => {
  expect(told(texts.flatMap(judgeText))).toEqual([]);
});

test("a text prints only figures that a record has, and in tables none of its own that it could print", () => {
  const written = listWritten();
  expect(written.flatMap(({ name, markdown }) => unsaidIn(markdown, records).map((one) => `${name} ${one}`))).toEqual(
    [],
  );
  expect(written.flatMap(({ name, markdown }) => repeatsIn(markdown).map((one) => `${name} ${one.as}`))).toEqual([]);
  expect(written.filter(({ markdown }) => recordsIn(markdown).length > 0).length).toBeGreaterThan(50);
  expect(unsaidIn("{{taxus-baccata.hoogte}} {{weg.height}} {{taxus-baccata.height}}", records)).toHaveLength(2);
  expect(repeatsIn("| Soort | Hoogte |\n|---|---|\n| Taxus | 4 m |").map(({ as }) => as)).toEqual([
    "{{taxus-baccata.height}}",
  ]);
});

test("the judge sees a wrong month, number, distance, growth, hardiness and toxicity", () => {
  const rules = (slug: string, sentence: string) =>
    judgeProduct(saying(slug, sentence), productOf(slug)).map(({ rule }) => rule);
  expect(rules("taxus", "Scheer de haag eind juni.")).toEqual(["pruning"]);
  expect(rules("taxus", "Zet er acht per meter.")).toEqual(["row"]);
  expect(rules("taxus", "Plant ze 90 cm uit elkaar.")).toEqual(["apart"]);
  expect(rules("taxus", "Hij groeit 40 tot 60 cm per jaar.")).toEqual(["growth"]);
  expect(rules("taxus", "Hij is winterhard tot −10 °C.")).toEqual(["hardy"]);
  expect(rules("taxus", "Taxus is niet giftig voor honden.")).toEqual(["toxic"]);
  expect(rules("siersalie-amistad", "Plant in maart of november.")).toEqual(["planting"]);
  expect(rules("hosta-halcyon", "Plant negen per vierkante meter.")).toEqual(["bed"]);
  expect(rules("hosta-halcyon", "Hij wordt 2 m hoog.")).toEqual(["height"]);
  expect(rules("hosta-halcyon", "Hij bloeit van maart tot en met april.")).toEqual(["bloom"]);
});

test("the judge sees what was decided otherwise", () => {
  const rules = (...parts: string[]) =>
    judgeText({ name: "x", kind: "category", slug: "taxushaag", parts }).map(({ rule }) => rule);
  expect(rules("Scheer de haag in mei.")).toEqual(["hedge trim"]);
  expect(rules("Scheer de haag vanaf half juni, als er geen nest in gebruik is.")).toEqual([]);
  expect(rules("Je krijgt een jaar garantie op elke tuinplant.")).toEqual(["guarantee"]);
  expect(rules("Zet een taxus in april fors terug.")).toContain("hard pruning");
  expect(rules("Leg een laag grof zand onder de kluit.")).toEqual(["drainage"]);
  expect(rules("Leg onderin 5 cm hydrokorrels, dan grond.")).toEqual(["pellets"]);
  expect(rules("De boomband hoort erbij en koop je los.")).toEqual(["contraction"]);
  expect(rules("De boomband hoort erbij; die koop je los. Na een jaar is hij op en koop je er een bij.")).toEqual([]);
});

test("months are read as a Dutch reader reads them", () => {
  expect(monthsIn("van november tot half maart")[0]?.must).toEqual([11, 12, 1, 2, 3]);
  expect(monthsIn("van april tot september")[0]).toMatchObject({ must: [4, 5, 6, 7, 8], may: [9] });
  expect(monthsIn("in maart, april of september")[0]?.must).toEqual([3, 4, 9]);
  expect(monthsIn("tussen half juli en eind augustus")[0]?.must).toEqual([7, 8]);
  expect(plantIn("Laurier ‘Novita’")?.slug).toBe("prunus-laurocerasus-novita");
});
