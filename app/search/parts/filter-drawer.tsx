import { search } from "#texts/search/search.ts";
import { Drawer } from "#ui/drawer.tsx";
import { Link } from "#ui/link.tsx";
import type { FacetView } from "./facet.ts";
import { Facets } from "./facets.tsx";
import { emptyState, type SearchState, writeSearchUrl } from "./url.ts";

type Props = {
  facets: FacetView[];
  state: SearchState;
  within?: string | undefined;
  total: number;
};

/**
 * R18: the filters, once in a page. On a phone they are a drawer that the browser opens, with a live count on its button;
 * on a wide screen the same element stands beside the products (styles/results/filters.css).
 */
export function FilterDrawer({ facets, state, within, total }: Props) {
  return (
    <Drawer id="filters" className="la la-filter" title={search.filters}>
      <div className="lijf">
        <Facets facets={facets} state={state} within={within} />
      </div>
      <div className="la-voet row">
        <Link className="btn btn-lijn" to={writeSearchUrl({ ...emptyState(), query: state.query }) || "?"} keepPlace>
          {search.clearAll}
        </Link>
        <button type="button" className="btn btn-actie" command="close" commandfor="filters">
          {search.show(total)}
        </button>
      </div>
    </Drawer>
  );
}
