import { officeImports as say } from "#texts/office/range/imports.ts";
import { Mark } from "../rows.tsx";
import type { ImportState } from "./states.ts";

const TONES = {
  new: "doen",
  checked: "doen",
  running: "goed",
  stopped: "let",
  done: "goed",
  undoing: "goed",
  undone: "stil",
  dropped: "stil",
  failed: "let",
} as const;

export function StateMark({ state }: { state: ImportState }) {
  return <Mark tone={TONES[state]}>{say.states[state]}</Mark>;
}
