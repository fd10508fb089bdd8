import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleRange } from "../../../bench/search/judged/sample.ts";
import { Recorder } from "../../../tests/search-contract/recorder.ts";
import { vendors } from "../../../tests/search-contract/vendors.ts";
import { HostedEngine } from "./hosted-engine.ts";

const recorder = new Recorder();
let url = "";
beforeAll(async () => {
  url = await recorder.open();
});
afterAll(() => recorder.close());

const params = {
  query: "witte hortensia's",
  page: 2,
  hitsPerPage: 12,
  facets: ["bloemkleur", "prijs", "nergens"],
  maxValuesPerFacet: 50,
  facetFilters: [["bloemkleur:Wit", "bloemkleur:Roze"], "standplaats:-Zon", 'soort:Een "rare" `waarde`'],
  numericFilters: ["prijs>=5", "eindhoogte_cm<=500"],
};

const expected: Record<string, unknown> = {
  meilisearch: {
    queries: [
      {
        indexUid: "products",
        q: "witkleur hortensia",
        page: 3,
        hitsPerPage: 12,
        attributesToRetrieve: ["id", "source"],
        matchingStrategy: "last",
        facets: ["f_bloemkleur", "n_prijs"],
        sort: ["price:asc"],
        filter: [
          ['f_bloemkleur = "Wit"', 'f_bloemkleur = "Roze"'],
          ['NOT f_standplaats = "Zon"'],
          ['f_soort = "Een \\"rare\\" `waarde`"'],
          ["n_prijs >= 5"],
          ["n_eindhoogte_cm <= 500"],
        ],
      },
    ],
  },
  typesense: {
    searches: [
      expect.objectContaining({
        collection: "products",
        q: "witkleur hortensia",
        query_by: "search_terms,search_text",
        page: 3,
        per_page: 12,
        sort_by: "price:asc",
        facet_by: "f_bloemkleur,n_prijs",
        max_facet_values: 50,
        filter_by:
          '(f_bloemkleur:=`Wit` || f_bloemkleur:=`Roze`) && (f_standplaats:!=`Zon`) && (f_soort:=`Een "rare" waarde`) && (n_prijs:>=5) && (n_eindhoogte_cm:<=500)',
      }),
    ],
  },
  algolia: {
    requests: [
      expect.objectContaining({
        indexName: "products_price_asc",
        query: "witkleur hortensia",
        page: 2,
        hitsPerPage: 12,
        facets: ["f_bloemkleur", "n_prijs"],
        maxValuesPerFacet: 50,
        filters:
          '(f_bloemkleur:"Wit" OR f_bloemkleur:"Roze") AND (NOT f_standplaats:"Zon") AND (f_soort:"Een \\"rare\\" `waarde`") AND (n_prijs >= 5) AND (n_eindhoogte_cm <= 500)',
      }),
    ],
  },
};

describe.each(Object.entries(vendors))("what is sent to %s", (name, vendor) => {
  let engine: HostedEngine;
  beforeAll(async () => {
    recorder.calls.length = 0;
    recorder.reply = (call) =>
      vendor.searches.test(call.path)
        ? { body: vendor.shape([{ records: [], total: 0, counts: {} }]) }
        : vendor.other(call, 49);
    engine = new HostedEngine(vendor.open(url));
    await engine.replaceAll("products", sampleRange());
  });

  test("filling sends every product with the Dutch words in it, beside the old ones", () => {
    const sent = recorder.calls.map(({ body }) => (typeof body === "string" ? body : JSON.stringify(body))).join("\n");
    expect(sent).toContain("search_terms");
    expect(sent).toContain("Tête-à-tête");
    expect(sent).toMatch(/zomersering|buddleia/);
    const steps = recorder.calls.map(({ method, path }) => `${method} ${path.split("?")[0]}`).join("\n");
    if (name === "meilisearch")
      expect(steps).toMatch(
        /PATCH \/indexes\/products_next\/settings[^]*POST \/swap-indexes[^]*DELETE \/indexes\/products_next/,
      );
    if (name === "typesense")
      expect(steps).toMatch(
        /POST \/collections\n[^]*documents\/import[^]*PUT \/aliases\/products[^]*DELETE \/collections\/products_oud/,
      );
    if (name === "algolia")
      expect(steps).toMatch(
        /PUT \/1\/indexes\/products\/settings[^]*\/1\/indexes\/products_tmp_\d+\/batch[^]*operation/,
      );
  });

  test("a question is one call, in the service's own language", async () => {
    recorder.calls.length = 0;
    await engine.search([{ indexName: "products_price_asc", params }]);
    expect(recorder.calls).toHaveLength(1);
    expect(recorder.calls[0]?.body).toEqual(expected[name]);
  });

  test("eight questions of a batch are still one call", async () => {
    recorder.calls.length = 0;
    recorder.reply = () => ({
      body: vendor.shape(Array.from({ length: 8 }, () => ({ records: [], total: 0, counts: {} }))),
    });
    await engine.search(Array.from({ length: 8 }, (_, page) => ({ indexName: "products", params: { page } })));
    expect(recorder.calls).toHaveLength(1);
  });

  test("what cannot match is not asked, and bad batches never leave the house", async () => {
    recorder.calls.length = 0;
    await engine.search([{ indexName: "products", params: { facetFilters: ["nergens:x"] } }]);
    await expect(engine.search([{ indexName: "a b" }])).rejects.toThrow("indexName");
    expect(recorder.calls).toHaveLength(0);
  });

  test("the key goes along in a header, never in the address", async () => {
    recorder.calls.length = 0;
    recorder.reply = () => ({ body: vendor.shape([{ records: [], total: 0, counts: {} }]) });
    await engine.search([{ indexName: "products" }]);
    const { headers, path } = recorder.calls[0]!;
    expect(JSON.stringify(headers)).toContain("sleutel");
    expect(path).not.toContain("sleutel");
  });
});
