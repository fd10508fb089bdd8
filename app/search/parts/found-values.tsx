import { type ReactNode, useEffect, useState } from "react";
import { search, widgets } from "#texts/search/search.ts";
import { Marked } from "#ui/marked.tsx";
import type { FacetView } from "./facet.ts";
import { facetSearchLimit, listLimits } from "./refinement-list.ts";
import type { FacetHit } from "../search-engine.ts";
import type { SearchState } from "./url.ts";

type Props = {
  facet: FacetView;
  state: SearchState;
  within?: string | undefined;
  typed: string;
  show(item: FacetView["items"][number], words: ReactNode): ReactNode;
};

/** R106: the values of a long list that hold what was typed, among the results as they stand. */
export default function FoundValues({ facet, state, within, typed, show }: Props) {
  const [found, setFound] = useState<FacetHit[]>();
  useEffect(() => {
    const gone = new AbortController();
    ask(facet.name, state, within, typed, gone.signal).then(setFound, () => {});
    return () => gone.abort();
  }, [facet.name, state, within, typed]);
  const chosen = state.refinements[facet.name] ?? [];
  return (
    <>
      <p className="vh" role="status">
        {found ? search.foundValues(found.length) : search.busy}
      </p>
      {found?.length === 0 && <p className="klein soft">{widgets.noFacetValues}</p>}
      <ul className="kieslijst" aria-busy={!found}>
        {found?.map(({ value, count, highlighted }) =>
          show({ value, count, on: chosen.includes(value) }, <Marked text={highlighted} />),
        )}
      </ul>
    </>
  );
}

async function ask(
  facetName: string,
  state: SearchState,
  within: string | undefined,
  facetQuery: string,
  signal: AbortSignal,
): Promise<FacetHit[]> {
  const others = Object.entries(state.refinements).filter(([name]) => name !== facetName);
  const params = {
    facetName,
    facetQuery,
    maxFacetHits: facetSearchLimit(listLimits.expanded),
    query: state.query,
    facetFilters: [
      ...(within ? [[`in_categorie:${within}`]] : []),
      ...others.map(([name, values]) => values.map((value) => `${name}:${value}`)),
    ],
    numericFilters: Object.entries(state.ranges).flatMap(([name, { from, to }]) => [
      ...(from === undefined ? [] : [`${name}>=${from}`]),
      ...(to === undefined ? [] : [`${name}<=${to}`]),
    ]),
  };
  const response = await fetch("/api/search/facet-values", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify([{ indexName: "products", params }]),
    signal,
  });
  if (!response.ok) return [];
  const [first] = (await response.json()) as { facetHits: FacetHit[] }[];
  return first?.facetHits ?? [];
}
