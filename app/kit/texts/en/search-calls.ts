import type { searchCalls as nl } from "../nl/search-calls.ts";

export const searchCalls: typeof nl = {
  badJson: "The search is not valid JSON.",
  tooLarge: "The search is too large.",
  badRequest: "The search is malformed. Send a list ‘requests’ with an ‘indexName’ and ‘params’ for each.",
  tooMany: (most) => `Ask at most ${most} questions at a time.`,
  away: "Search is away for a moment. Please try again in half a minute.",
  tooOften: "That is too often. Please try again in a minute.",
  stale: "Refresh the page and try again.",
};
