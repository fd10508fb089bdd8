import { expect, test } from "vitest";
import { readSettings } from "#outside/settings.server.ts";
import { productView } from "./product-view.server.ts";
import { readRange } from "../range-file/range.server.ts";
import { breadcrumbs, faqData, listData, pageData, productData } from "./structured-data.ts";

const facts = { url: "https://winkel.voorbeeld", name: "Lommerrijk" };
const settings = readSettings({});
const now = new Date("2026-11-16T09:00:00Z");
const none = { count: 0, average: 0 };

function dataOf(slug: string, rated = none) {
  const product = readRange().find((one) => one.slug === slug);
  if (!product) throw new Error(slug);
  return productData(productView(product, [], now, settings), rated, facts);
}

test("a product has an offer per size with price, stock, delivery and returns", () => {
  const data = dataOf("laurier-novita");
  expect(data).toMatchObject({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Laurierkers ‘Novita’",
    url: "https://winkel.voorbeeld/p/laurier-novita",
  });
  expect(data.offers).toHaveLength(5);
  expect(data.offers[0]).toMatchObject({
    "@type": "Offer",
    price: "7.95",
    priceCurrency: "EUR",
    availability: "https://schema.org/InStock",
    shippingDetails: {
      shippingRate: { value: "6.95", currency: "EUR" },
      shippingDestination: { addressCountry: "NL" },
    },
    hasMerchantReturnPolicy: { merchantReturnDays: 14, applicableCountry: "NL" },
  });
});

test("what cannot be sent back says so, and no rating is invented", () => {
  const cut = readRange().find(({ withdrawal }) => withdrawal === "cut-to-size");
  const data = dataOf(cut?.slug ?? "");
  expect(data.offers[0]?.hasMerchantReturnPolicy.returnPolicyCategory).toBe(
    "https://schema.org/MerchantReturnNotPermitted",
  );
  expect(data).not.toHaveProperty("aggregateRating");
  expect(dataOf("laurier-novita", { count: 3, average: 4.7 })).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 3 },
  });
});

test("every product of the range gives complete offers with whole addresses", () => {
  for (const product of readRange()) {
    const view = productView(product, [], now, settings);
    const data = productData(view, none, facts);
    expect(data.image.length).toBeGreaterThan(0);
    for (const offer of data.offers) {
      expect(offer.price).toMatch(/^\d+\.\d\d$/);
      expect(offer.url).toMatch(/^https:\/\/winkel\.voorbeeld\/p\/[a-z0-9-]+\?sku=/);
      expect(offer.availability).toMatch(/^https:\/\/schema\.org\/(InStock|PreOrder|OutOfStock)$/);
    }
    expect(view.facts.length).toBeGreaterThan(0);
    expect(JSON.stringify(view)).not.toContain("undefined");
  }
});

test("the trail counts from home, lists and questions keep their order", () => {
  expect(breadcrumbs([{ label: "Haagplanten", path: "/haagplanten" }], facts).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://winkel.voorbeeld/" },
    { "@type": "ListItem", position: 2, name: "Haagplanten", item: "https://winkel.voorbeeld/haagplanten" },
  ]);
  expect(listData("Haagplanten", "haagplanten", [{ slug: "a", name: "A" }], facts)).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{ position: 1, url: "https://winkel.voorbeeld/p/a" }],
  });
  expect(faqData([{ q: "Hoe?", a: "Zo." }]).mainEntity[0]).toEqual({
    "@type": "Question",
    name: "Hoe?",
    acceptedAnswer: { "@type": "Answer", text: "Zo." },
  });
});

test("a page tells its trail, and its questions and products only when it shows any", () => {
  const trail = [{ label: "Groenhulp", to: "/groenhulp" }, { label: "Kunstgras" }];
  const kinds = (told: Parameters<typeof pageData>[0]) =>
    pageData(told, facts).map((one) => (one as { "@type": string })["@type"]);
  const told = { path: "/kunstgras", trail };
  expect(kinds(told)).toEqual(["BreadcrumbList"]);
  expect(kinds({ ...told, faq: [], list: { title: "Soorten", cards: [] } })).toEqual(["BreadcrumbList"]);
  const whole = {
    ...told,
    faq: [{ q: "Hoe?", a: "Zo." }],
    list: { title: "Soorten", cards: [{ slug: "a", name: "A" }] },
  };
  expect(kinds(whole)).toEqual(["BreadcrumbList", "FAQPage", "ItemList"]);
  expect(pageData(whole, facts)[0]).toMatchObject({
    itemListElement: [
      { name: "Home" },
      { name: "Groenhulp", item: "https://winkel.voorbeeld/groenhulp" },
      { position: 3, name: "Kunstgras", item: "https://winkel.voorbeeld/kunstgras" },
    ],
  });
  expect(pageData(whole, facts)[2]).toMatchObject({ url: "https://winkel.voorbeeld/kunstgras", numberOfItems: 1 });
});
