import { parentPort } from "node:worker_threads";
import { BadSearch } from "./query/guards.ts";
import type { SearchDocument } from "../search-document.ts";
import { OwnSearchEngine } from "./own-engine.ts";

// The engine in a thread of its own: one message is one call, answered by its number.
export type Call = { number: number; today: string; deed: Deed; given: unknown[] };
export type Reply = { number: number; value?: unknown; error?: { message: string; bad: boolean } };
export type Deed =
  | "search"
  | "searchForFacetValues"
  | "suggest"
  | "upsert"
  | "remove"
  | "stage"
  | "replaceStaged"
  | "configure"
  | "health"
  | "load"
  | "store";

let today = "";
const engine = new OwnSearchEngine({ today: () => today });
const staged = new Map<string, SearchDocument[]>();
const deeds = Object.assign(engine, {
  stage(index: string, part: SearchDocument[]): void {
    const list = staged.get(index) ?? [];
    for (const one of part) list.push(one);
    staged.set(index, list);
  },
  async replaceStaged(index: string): Promise<void> {
    const list = staged.get(index) ?? [];
    staged.delete(index);
    await engine.replaceAll(index, list);
  },
}) as unknown as Record<Deed, (...given: unknown[]) => unknown>;

// One after the other: what is asked while an index is being read from its file waits for it.
let line: Promise<void> = Promise.resolve();
parentPort?.on("message", (call: Call) => {
  line = line.then(() => reply(call));
});

async function reply({ number, today: day, deed, given }: Call): Promise<void> {
  today = day;
  try {
    parentPort?.postMessage({ number, value: await deeds[deed](...given) } satisfies Reply);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ number, error: { message, bad: error instanceof BadSearch } } satisfies Reply);
  }
}
