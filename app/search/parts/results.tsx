import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Form, useLocation } from "react-router";
import { isPlanting, ProductCard } from "#catalogue/card/product-card.tsx";
import type { Card } from "#catalogue/product/product.ts";
import { search } from "#texts/search/search.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Empty } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Pager } from "#ui/pager.tsx";
import { type FacetView, here, toggleUrl } from "./facet.ts";
import { HiddenState } from "./facets.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { pagesAround } from "./pagination.ts";
import { emptyState, type SearchState, writeSearchUrl } from "./url.ts";

export type ResultsData = {
  cards: Card[];
  why: Record<string, string>;
  total: number;
  all: number;
  exact?: number;
  within?: string;
  page: number;
  pages: number;
  facets: FacetView[];
  marked?: Record<string, string>;
  stats?: string;
  relevant?: { label: string; everything: boolean };
};

type Props = {
  data: ResultsData;
  state: SearchState;
  month: number /** shown between the rows, after the eighth card */;
  between?: ReactNode;
  empty?: ReactNode;
};

/** One list for the search page and for every category: facets, chips, order, cards, pages. */
export function Results({ data, state, month, between, empty }: Props) {
  const { cards, why, total, all, exact, within, page, pages, facets, marked = {}, stats, relevant } = data;
  // A label that nearly every card has tells nothing apart.
  const planting = cards.filter(({ plantMonths }) => isPlanting(plantMonths, month)).length;
  const shownMonth = planting * 3 > cards.length ? 0 : month;
  const chosen = Object.values(state.refinements).flat().length + Object.keys(state.ranges).length;
  return (
    <div className="wrap cat" id="resultaten">
      <PageStyle name="category" />
      <PageStyle name="results" />
      <aside className="cat-filter" aria-label={search.filterList}>
        <h2 className="kop-3 desk">{search.refine}</h2>
        <FilterDrawer facets={facets} state={state} within={within} total={total} />
      </aside>
      <div className="cat-lijst">
        <h2 className="vh">{search.results}</h2>
        <div className="werkbalk">
          <p role="status">
            {exact === undefined ? (stats ?? search.count(total, all)) : search.countAlike(exact, total - exact)}
            {exact !== undefined && stats && <small className="soft"> {stats}</small>}
            {relevant && (
              <>
                {" "}
                <Link to={relevantUrl(state, relevant.everything)} rel="nofollow" keepPlace>
                  {relevant.label}
                </Link>
              </>
            )}
          </p>
          <div className="row">
            <button type="button" className="btn btn-lijn btn-s mob" command="show-modal" commandfor="filters">
              <Icon name="filter" /> {search.filters} {chosen > 0 && <span className="num">({chosen})</span>}
            </button>
            <SortForm state={state} />
          </div>
        </div>
        <Chips state={state} facets={facets} />
        {cards.length === 0 ? (
          (empty ?? (
            <Empty title={search.noneHere}>
              <p>{search.noneHereText}</p>
              <Link className="btn btn-lijn" to={writeSearchUrl({ ...emptyState(), query: state.query }) || "?"}>
                {search.clearAll}
              </Link>
            </Empty>
          ))
        ) : (
          <div className="tafel tafel-4">
            {cards.map((card, at) => (
              <ProductCard
                key={card.slug}
                card={card}
                month={shownMonth}
                at={at}
                eager={at < 1}
                why={why[card.slug]}
                marked={marked[card.slug]}
              />
            ))}
            {between}
          </div>
        )}
        <Pager
          current={page}
          last={pages}
          pages={pagesAround(page - 1, pages).pages.map((one) => one + 1)}
          to={(one) => writeSearchUrl({ ...state, page: one }) || "?"}
        />
      </div>
    </div>
  );
}

function relevantUrl({ everything: _was, ...state }: SearchState, everything: boolean): string {
  return writeSearchUrl({ ...state, page: 1, ...(everything && { everything: true as const }) });
}

function SortForm({ state }: { state: SearchState }) {
  const select = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();
  const seen = useRef("");
  const follow = useEffectEvent(() => {
    const chosen = select.current;
    const isFirst = !seen.current;
    seen.current = key;
    if (!chosen || chosen.value === state.sort || !Object.hasOwn(search.sorts, state.sort)) return;
    // What was chosen before the scripts came is asked when they do; later it says how the list stands.
    if (isFirst) chosen.form?.requestSubmit();
    else chosen.value = state.sort;
  });
  useEffect(() => follow(), [key]);
  return (
    <Form className="row klein sorteer" method="get" state={{ keepPlace: true }}>
      <HiddenState state={state} except="sorteer" />
      <label className="desk" htmlFor="sorteer">
        {search.sort}
      </label>
      <select
        ref={select}
        className="inv"
        id="sorteer"
        name="sorteer"
        aria-label={search.sort}
        defaultValue={state.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {Object.entries(search.sorts).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="btn btn-s btn-lijn">
          {search.apply}
        </button>
      </noscript>
    </Form>
  );
}

function Chips({ state, facets }: { state: SearchState; facets: FacetView[] }) {
  const labelOf = (name: string) => facets.find((facet) => facet.name === name)?.label ?? name;
  const values = Object.entries(state.refinements).flatMap(([name, list]) =>
    list.map((value) => ({
      key: `${name}${value}`,
      text: value === "Ja" ? labelOf(name) : value,
      to: toggleUrl(state, name, value),
    })),
  );
  const ranges = Object.entries(state.ranges).map(([name, { from, to }]) => {
    const { [name]: _gone, ...others } = state.ranges;
    return {
      key: name,
      text: search.range(labelOf(name), from, to, search.units[name] ?? ""),
      to: writeSearchUrl({ ...state, page: 1, ranges: others }) || "?",
    };
  });
  const chips = [...values, ...ranges];
  if (chips.length === 0) return null;
  return (
    <ul className="row actief" aria-label={search.active}>
      {chips.map(({ key, text, to }) => (
        <li key={key}>
          <Link className="chip chip-aan" to={here(to)} rel="nofollow" keepPlace>
            {text}
            <Icon name="sluiten" />
            <span className="vh">{search.remove}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className="klein" to={here(writeSearchUrl({ ...emptyState(), query: state.query }) || "?")} keepPlace>
          {search.clearAll}
        </Link>
      </li>
    </ul>
  );
}
