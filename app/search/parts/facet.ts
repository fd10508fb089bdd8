import { toggleValue } from "./refinement-list.ts";
import { type SearchState, writeSearchUrl } from "./url.ts";

export type FacetView = {
  name: string;
  label: string;
  kind: "list" | "range" | "months" | "colours" | "switch" | "rating";
  items: { value: string; count: number; on?: boolean }[];
  more: boolean;
  range?: { min: number; max: number };
};

/** Without scripts a choice leads back to the list, not to the top of the page. */
export const here = (address: string): string => `${address}#resultaten`;

/** The address with one value more or less; a filter is a link, so it works everywhere. */
export function toggleUrl(state: SearchState, name: string, value: string): string {
  const values = toggleValue(state.refinements[name] ?? [], value);
  const { [name]: _gone, ...others } = state.refinements;
  return (
    writeSearchUrl({ ...state, page: 1, refinements: values.length ? { ...others, [name]: values } : others }) || "?"
  );
}
