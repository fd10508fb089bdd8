import { expect, test } from "vitest";
import { likeness } from "./kin.ts";
import { type Product, products } from "./range.ts";
import { belongsOf } from "./together.ts";

const bySlug = new Map(products.map((product) => [product.slug, product]));
const lists = (pattern: RegExp) =>
  products.filter(({ slug }) => pattern.test(slug)).flatMap((one) => [...one.belongsWith, ...one.alternatives]);

test("what looks like a product is of its kind: no list holds a stranger", () => {
  const strangers = products.flatMap((product) =>
    product.alternatives
      .filter((slug) => !likeness(product, bySlug.get(slug) ?? product))
      .map((slug) => `${product.slug} → ${slug}`),
  );
  expect(strangers).toEqual([]);
});

test("a plant never stands for a thing, nor a house plant for a garden plant", () => {
  const wrong = products.flatMap(({ slug, latin, facts, alternatives }) =>
    alternatives
      .map((other) => bySlug.get(other))
      .filter(
        (other) =>
          Boolean(other?.latin) !== Boolean(latin) || (facts.minTempC == null) !== (other?.facts.minTempC == null),
      )
      .map((other) => `${slug} → ${other?.slug}`),
  );
  expect(wrong).toEqual([]);
});

test("what belongs with a product is what it needs", () => {
  const wrong = products.filter((product) => {
    const needed = belongsOf(product);
    return needed && needed.join() !== product.belongsWith.join();
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  expect(
    products
      .filter(({ slug }) => belongsOf(bySlug.get(slug)!)?.some((other) => !bySlug.has(other)))
      .map(({ slug }) => slug),
  ).toEqual([]);
});

test("the strangers that stood there are gone", () => {
  expect(lists(/egelhuis/).filter((slug) => /zandbak/.test(slug))).toEqual([]);
  expect(lists(/wortel-nantes|radijs/).filter((slug) => /kweekkas/.test(slug))).toEqual([]);
  expect(lists(/mosstok/).filter((slug) => /kunstgras|worteldoek|winterhoes/.test(slug))).toEqual([]);
  expect(lists(/nordmann.*(250-300|300-400)/).filter((slug) => /standaard-tot-250/.test(slug))).toEqual([]);
  expect(lists(/egelhuis/).filter((slug) => /voer|vetbol/.test(slug))).toEqual([]);
  expect(
    lists(/plantenbak|balkonbak|sierpot|verticale|moestuin(bak|tafel)/).filter((slug) => /schotel/.test(slug)),
  ).toEqual([]);
  expect(lists(/rozenboog/).filter((slug) => /mosstok|bamboestok|tuinpaal/.test(slug))).toEqual([]);
  expect(lists(/windscherm|(riet|heide|zegge|wilgen)mat/).filter((slug) => /klimop|kamperfoelie/.test(slug))).toEqual(
    [],
  );
  expect(lists(/^klimop$/).filter((slug) => /klimrek/.test(slug))).toEqual([]);
});

test("a tree that needs a stake is sold with one, a shrub in a small pot is not", () => {
  expect(bySlug.get("winterlinde")?.belongsWith).toContain("boompaal-8-x-250-cm");
  expect(bySlug.get("japanse-esdoorn-dissectum")?.belongsWith).not.toContain("boompaal-8-x-250-cm");
});

/** Articles about one kind of thing, and whom they are for. */
const FOR: [articles: RegExp, fits: (product: Product) => boolean][] = [
  [/^bolboom-/, ({ facets }) => String(facets.vorm ?? "").includes("Bol")],
  [/^boom-planten$/, ({ group, slug }) => /^bomen|^fruit/.test(group) || /^boom(paal|band|waterzak)/.test(slug)],
  [/^sedumdak-(?!subsidie)/, ({ group, slug }) => group === "sedum" || slug.includes("sedum")],
  [/^bloembollen-/, ({ group, facets }) => group !== "bollen" || String(facets.planttijd).includes("Najaar")],
  [/^coniferen-|^bruine-coniferen/, ({ group }) => !/rozen|bollen|grond|moestuin|kamerplanten/.test(group)],
  [/^olijfboom-/, ({ group, slug }) => group !== "med" || slug.includes("olijf")],
  [/^rozen-/, ({ group, latin }) => !latin || group === "rozen" || latin.startsWith("Rosa")],
  [/^hortensia-in-pot$/, ({ slug }) => slug !== "klimhortensia"],
  [/kunstgras/, ({ slug }) => !/meter|bamboe|klimrek|mosstok|sensor|speelzand/.test(slug)],
];

test("what can be read beside a product is about its kind", () => {
  const strangers = products.flatMap((product) =>
    product.articles
      .filter((article) => FOR.some(([pattern, fits]) => pattern.test(article) && !fits(product)))
      .map((article) => `${product.slug} → ${article}`),
  );
  expect(strangers).toEqual([]);
});
