/** The literal default texts of the widgets (R111–R115); pages give Dutch ones in their place. */
export interface SearchTexts {
  placeholder: string;
  submit: string;
  clear: string;
  noFacetValues: string;
  ratingUp: string;
  ratingLabel: (stars: number) => string;
  stats: (hits: number, ms: number) => string;
  sortedStats: (sorted: number, hits: number, ms: number) => string;
  allResults: string;
  relevantResults: string;
}

const number = (value: number): string => value.toLocaleString("en-US");

export const defaultTexts: SearchTexts = {
  placeholder: "Search here…",
  submit: "Search",
  clear: "Clear",
  noFacetValues: "No results.",
  ratingUp: "& Up",
  ratingLabel: (stars) => `${stars} & Up`,
  stats: (hits, ms) => `${number(hits)} results found in ${number(ms)}ms`,
  sortedStats: (sorted, hits, ms) =>
    `${number(sorted)} relevant results sorted out of ${number(hits)} found in ${number(ms)}ms`,
  allResults: "See all results",
  relevantResults: "See relevant results",
};

export interface RelevantSort {
  /** only an order that leaves weak answers out can be switched */
  isVirtual: boolean;
  isRelevant: boolean;
  label: string;
  /** the strictness a click asks for: 0 shows all, undefined the standing one */
  next: 0 | undefined;
}

export function relevantSort(strictness: number | undefined, texts: SearchTexts = defaultTexts): RelevantSort {
  const isVirtual = strictness !== undefined;
  const isRelevant = isVirtual && strictness > 0;
  return {
    isVirtual,
    isRelevant,
    label: isRelevant ? texts.allResults : texts.relevantResults,
    next: isRelevant ? 0 : undefined,
  };
}

export function statsText(
  result: { nbHits: number; nbSortedHits?: number; processingTimeMS: number },
  texts: SearchTexts = defaultTexts,
): string {
  const { nbHits, nbSortedHits, processingTimeMS } = result;
  return nbSortedHits !== undefined && nbSortedHits !== nbHits
    ? texts.sortedStats(nbSortedHits, nbHits, processingTimeMS)
    : texts.stats(nbHits, processingTimeMS);
}
