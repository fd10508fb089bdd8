import MiniSearch from "minisearch";
import { OwnSearchEngine } from "#search/engine/own-engine.ts";
import type { SearchDocument } from "#search/search-document.ts";
import type { SearchRequest } from "#search/search-engine.ts";
import { generateRange } from "./generated.ts";
import { readRange } from "./range.ts";

// CPU milliseconds per query, p50 / p95, at growing sizes, beside MiniSearch in the same run.
// MiniSearch gets the words only; counting ten facets per result is done for it by a plain loop over its hits.
const sizes = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const facets = [
  "standplaats",
  "bladhoudend",
  "winterhardheid",
  "bloemkleur",
  "bloeimaand",
  "eindhoogte",
  "eigenschap",
  "wortelvorm",
  "groeisnelheid",
  "soort",
];
const single = [
  "hortensia",
  "lavendel",
  "taxus",
  "roos",
  "beuk",
  "bamboe",
  "palm",
  "magnolia",
  "tulp",
  "varen",
  "haag",
  "olijfboom",
];
const several = [
  "witte hortensia",
  "japanse esdoorn",
  "rode beuk",
  "wintergroene haag",
  "paarse lavendel",
  "klimroos schaduw",
];
const mistyped = ["hortesia", "lavandel", "magnollia", "rodondendron", "clamatis", "snoeischar"];
const prefixes = ["hortensia", "lavendel", "magnolia", "vlinderstruik"].flatMap((word) =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)),
);

const refined = (query: string): SearchRequest[] => {
  const light = ["standplaats:Zon", "standplaats:Halfschaduw"];
  const colour = ["bloemkleur:Wit", "bloemkleur:Roze"];
  return [
    { indexName: "products", params: { query, facets, facetFilters: [light, colour], hitsPerPage: 24 } },
    { indexName: "products", params: { query, facets: "standplaats", facetFilters: [colour], hitsPerPage: 0 } },
    { indexName: "products", params: { query, facets: "bloemkleur", facetFilters: [light], hitsPerPage: 0 } },
  ];
};
const plain = (query: string): SearchRequest[] => [
  { indexName: "products", params: { query, facets, hitsPerPage: 24 } },
];
const typing = (query: string): SearchRequest[] => [{ indexName: "products", params: { query, hitsPerPage: 8 } }];
const scenarios: [string, string[], (query: string) => SearchRequest[]][] = [
  ["landing", [""], plain],
  ["refined (3)", [""], refined],
  ["word+2 (3)", single, refined],
  ["word", single, plain],
  ["typing", prefixes, typing],
  ["typo", mistyped, plain],
  ["several", several, plain],
];

const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const at = (times: number[], share: number): string =>
  times.sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(2);

async function measure(queries: string[], rounds: number, run: (query: string) => unknown): Promise<string> {
  for (const query of queries.slice(0, 8)) await run(query);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const query of queries) {
      const before = cpu();
      await run(query);
      times.push(cpu() - before);
    }
  }
  return `${at(times, 0.5)} / ${at(times, 0.95)}`.padEnd(17);
}

function buildMini(documents: SearchDocument[]): (query: string, fuzzy: boolean) => void {
  const mini = new MiniSearch<SearchDocument>({
    fields: ["name", "latin", "soort", "description"],
    idField: "id",
    searchOptions: { boost: { name: 3, soort: 4, latin: 2 }, combineWith: "AND", prefix: true },
  });
  mini.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (query, fuzzy) => {
    const hits = query ? mini.search(query, { fuzzy: fuzzy ? 0.2 : false }) : documents;
    const counts: Record<string, Map<string, number>> = Object.fromEntries(facets.map((name) => [name, new Map()]));
    for (const { id } of hits) {
      const document = byId.get(id as string)!;
      for (const name of facets)
        for (const value of document.facets[name] ?? []) counts[name]!.set(value, (counts[name]!.get(value) ?? 0) + 1);
    }
  };
}

const base = readRange();
for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) {
  const documents = generateRange(base, size);
  const engine = new OwnSearchEngine({ remember: 0 });
  const started = cpu();
  await engine.replaceAll("products", documents);
  const built = cpu() - started;
  // Ours first: what the other leaves for the garbage collector is not to be counted with it.
  const own: string[] = [];
  for (const [, queries, make] of scenarios) {
    const rounds = Math.max(2, Math.ceil((size >= 100_000 ? 60 : 200) / queries.length));
    own.push(await measure(queries, rounds, (query) => engine.search(make(query)).then((way) => JSON.stringify(way))));
  }
  const miniStarted = cpu();
  const mini = buildMini(documents);
  const miniBuilt = cpu() - miniStarted;
  console.log(
    `\n${size} products, ${engine.index("products").main.vocabulary.terms.length} terms; build CPU ${(built / 1000).toFixed(2)} s (MiniSearch ${(miniBuilt / 1000).toFixed(2)} s)`,
  );
  console.log(`${"CPU ms p50 / p95".padEnd(20)}${"own".padEnd(18)}MiniSearch + counting`);
  for (const [at, [name, queries, make]] of scenarios.entries()) {
    const batch = make("").length;
    const other = await measure(queries, size >= 100_000 ? 1 : 4, (query) => {
      for (let i = 0; i < batch; i++) mini(query, name === "typo");
    });
    console.log(`${name.padEnd(20)}${own[at]} ${other}`);
  }
}
