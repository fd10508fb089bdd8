import { OwnSearchEngine } from "#search/engine/own-engine.ts";
import { ndcg } from "./judged/judge.ts";
import type { SearchResult } from "#search/search-engine.ts";
import { lists } from "./lists.ts";
import { readRange } from "./range.ts";

// nDCG@10 of the judged queries on the range. A query below the line is printed, so a change shows what it moved;
// --list=fourth runs one list alone.
const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const LINE = Number(option("below") ?? 0.9);

const documents = readRange();
const engine = new OwnSearchEngine({ remember: 0 });
await engine.replaceAll("products", documents);
const byId = new Map(documents.map((document) => [document.id, document]));

const perKind = new Map<string, number[]>();
const perList = new Map<string, number[]>();
const poor: string[] = [];
let empty = 0;
let unjudged = 0;
const add = (scores: Map<string, number[]>, key: string, score: number): unknown =>
  scores.set(key, [...(scores.get(key) ?? []), score]);

for (const [list, queries] of Object.entries(lists)) {
  if (option("list") && option("list") !== list) continue;
  for (const { query, kind, grade } of queries) {
    const { results } = await engine.search([{ indexName: "products", params: { query, hitsPerPage: 10 } }]);
    const result = results[0] as SearchResult;
    const ranked = result.hits.map((hit) => byId.get(hit.objectID)!);
    const score = ndcg(ranked, documents, grade);
    if (score === undefined) {
      unjudged++;
      poor.push(`  no product deserves a grade: ${query}`);
      continue;
    }
    if (result.nbHits === 0) empty++;
    add(perKind, kind, score);
    add(perList, list, score);
    if (score < LINE)
      poor.push(
        `  ${score.toFixed(2)}  ${kind}: ${query} (${result.nbHits}) → ${ranked
          .slice(0, 6)
          .map((one) => `${one.name} [${grade(one)}]`)
          .join(", ")}`,
      );
  }
}

const mean = (scores: number[]): number => scores.reduce((sum, one) => sum + one, 0) / scores.length;
const print = (name: string, scores: number[]): void =>
  console.log(`${name.padEnd(11)} ${mean(scores).toFixed(3)}  (${scores.length})`);
const all = [...perKind.values()].flat();
console.log(`${documents.length} products, ${all.length} judged queries in ${perKind.size} classes`);
for (const [kind, scores] of perKind) print(kind, scores);
console.log("");
for (const [list, scores] of perList) print(list, scores);
console.log(`${"overall".padEnd(11)} ${mean(all).toFixed(3)}  without hits: ${empty}  unjudged: ${unjudged}`);
if (poor.length > 0) console.log(`\nbelow ${LINE}:\n${poor.join("\n")}`);
const failed = mean(all) < 0.95 || empty > 0 || [...perKind.values()].some((scores) => mean(scores) < 0.85);
process.exitCode = failed ? 1 : 0;
