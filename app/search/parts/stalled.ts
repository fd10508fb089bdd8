/** R108: a search is stalled when no response has come 200 ms after it was asked. */
export const stalledAfterMs = 200;

export interface Pending {
  /** requests without a response yet, by number */
  open: readonly number[];
  /** when the oldest unanswered wait began */
  since: number | undefined;
  stalled: boolean;
  /** the last request whose answer was shown; older answers are dropped */
  shown: number;
}

export const idle: Pending = { open: [], since: undefined, stalled: false, shown: 0 };

export type SearchEvent =
  | { type: "asked"; request: number; at: number }
  | { type: "answered" | "failed"; request: number }
  | { type: "tick"; at: number };

export function nextPending(state: Pending, event: SearchEvent): Pending {
  if (event.type === "asked") return { ...state, open: [...state.open, event.request], since: state.since ?? event.at };
  if (event.type === "tick")
    return state.since !== undefined && event.at - state.since >= stalledAfterMs ? { ...state, stalled: true } : state;
  // A response settles every request before it too: what was asked earlier is no longer wanted.
  const open = state.open.filter((request) =>
    event.type === "answered" ? request > event.request : request !== event.request,
  );
  const shown = event.type === "answered" ? Math.max(state.shown, event.request) : state.shown;
  return open.length === 0 ? { open, since: undefined, stalled: false, shown } : { ...state, open, shown };
}

export const isStale = (state: Pending, request: number): boolean => request < state.shown;
