import { search } from "#texts/search/search.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import type { FacetView } from "./facet.ts";
import { Facets } from "./facets.tsx";
import { emptyState, type SearchState, writeSearchUrl } from "./url.ts";

type Props = {
  facets: FacetView[];
  state: SearchState;
  within?: string | undefined;
  total: number;
  onClose(): void;
};

/** R18: the filters over the whole screen of a phone, with a live count on the button. */
export default function FilterDrawer({ facets, state, within, total, onClose }: Props) {
  const foot = (
    <div className="row">
      <Link className="btn btn-lijn" to={writeSearchUrl({ ...emptyState(), query: state.query }) || "?"} keepPlace>
        {search.clearAll}
      </Link>
      <button type="button" className="btn btn-actie" onClick={onClose}>
        {search.show(total)}
      </button>
    </div>
  );
  return (
    <Dialog open title={search.filters} look="la la-filter" onClose={onClose} foot={foot}>
      <Facets facets={facets} state={state} within={within} />
    </Dialog>
  );
}
