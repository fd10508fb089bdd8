import { parentPort } from "node:worker_threads";
import { BadSearch } from "./guards.ts";
import { OwnSearchEngine } from "./own-engine.ts";

// The engine in a thread of its own: one message is one call, answered by its number.
export type Call = { number: number; today: string; deed: Deed; given: unknown[] };
export type Answer = { number: number; value?: unknown; error?: { message: string; bad: boolean } };
export type Deed =
  | "search"
  | "searchForFacetValues"
  | "suggest"
  | "upsert"
  | "remove"
  | "replaceAll"
  | "configure"
  | "health"
  | "load"
  | "store";

let today = "";
const engine = new OwnSearchEngine({ today: () => today });

parentPort?.on("message", (call: Call) => void answer(call));

async function answer({ number, today: day, deed, given }: Call): Promise<void> {
  today = day;
  try {
    const deeds = engine as unknown as Record<Deed, (...given: unknown[]) => unknown>;
    parentPort?.postMessage({ number, value: await deeds[deed](...given) } satisfies Answer);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    parentPort?.postMessage({ number, error: { message, bad: error instanceof BadSearch } } satisfies Answer);
  }
}
