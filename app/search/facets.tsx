import { search } from "#texts/search.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { toggleValue } from "./refinement-list.ts";
import type { SearchState } from "./url.ts";
import { writeSearchUrl } from "./url.ts";

export type FacetView = {
  name: string;
  label: string;
  kind: "list" | "range" | "months" | "colours" | "switch";
  items: { value: string; count: number; on: boolean }[];
  more: boolean;
  range?: { min: number; max: number };
};

const OPEN = 5;
const SHOWN = 10;
const COLOURS = "wit roze rood oranje geel paars lila blauw groen bruin zwart grijs zilver creme bont".split(" ");

/** The address with one value more or less; a filter is a link, so it works everywhere. */
export function toggleUrl(state: SearchState, name: string, value: string): string {
  const values = toggleValue(state.refinements[name] ?? [], value);
  const { [name]: _gone, ...others } = state.refinements;
  return (
    writeSearchUrl({ ...state, page: 1, refinements: values.length ? { ...others, [name]: values } : others }) || "?"
  );
}

export function Facets({ facets, state }: { facets: FacetView[]; state: SearchState }) {
  return facets.map((facet, at) => (
    <details
      key={facet.name}
      className="facet"
      open={at < OPEN || facet.items.some(({ on }) => on) || Boolean(state.ranges[facet.name])}
    >
      <summary>
        {facet.label}
        <Icon name="pijl-omlaag" />
      </summary>
      <div className="in">
        {facet.kind === "range" ? (
          <RangeFacet facet={facet} state={state} />
        ) : (
          <ValueFacet facet={facet} state={state} />
        )}
      </div>
    </details>
  ));
}

function ValueFacet({ facet, state }: { facet: FacetView; state: SearchState }) {
  const look = { months: "maandkeuze", colours: "stalen", list: "kieslijst", switch: "kieslijst", range: "" }[
    facet.kind
  ];
  const shown = facet.kind === "months" ? facet.items : facet.items.slice(0, SHOWN);
  const rest = facet.kind === "months" ? [] : facet.items.slice(SHOWN);
  return (
    <>
      <ul className={look}>
        {shown.map((item) => (
          <Value key={item.value} facet={facet} item={item} state={state} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="meer">
          <summary className="link-pijl">{search.more}</summary>
          <ul className={look}>
            {rest.map((item) => (
              <Value key={item.value} facet={facet} item={item} state={state} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Value({ facet, item, state }: { facet: FacetView; item: FacetView["items"][number]; state: SearchState }) {
  const { value, count, on } = item;
  const words = facet.kind === "switch" && value === "Ja" ? search.yes : value;
  return (
    <li>
      <Link
        className={on ? "filter aan" : "filter"}
        to={toggleUrl(state, facet.name, value)}
        aria-current={on ? "true" : undefined}
        rel="nofollow"
        keepPlace
        data-no-prefetch
      >
        {facet.kind === "colours" ? (
          <i className={`kleur kleur-${colourOf(value)}`} aria-hidden="true" />
        ) : (
          facet.kind !== "months" && <i className="vak" aria-hidden="true" />
        )}
        <span>{facet.kind === "months" ? value.slice(0, 3).toLowerCase().replace("maa", "mrt") : words}</span>
        {facet.kind !== "months" && <span className="n">{count}</span>}
      </Link>
    </li>
  );
}

const colourOf = (value: string) =>
  COLOURS.find((colour) => value.toLowerCase().normalize("NFD").includes(colour)) ?? "bont";

/** Two fields and a button: no slider is needed to set a range. */
function RangeFacet({ facet, state }: { facet: FacetView; state: SearchState }) {
  const { from, to } = state.ranges[facet.name] ?? {};
  const unit = search.units[facet.name] ?? "";
  return (
    <form className="bereik-f" method="get" data-range={facet.name}>
      <HiddenState state={state} except={facet.name} />
      <label>
        <span className="klein">{`${search.from} (${unit})`}</span>
        <input
          className="inv"
          name={`${facet.name}_van`}
          inputMode="numeric"
          pattern="[0-9]*"
          defaultValue={from}
          placeholder={String(facet.range?.min ?? "")}
          maxLength={6}
        />
      </label>
      <label>
        <span className="klein">{`${search.to} (${unit})`}</span>
        <input
          className="inv"
          name={`${facet.name}_tot`}
          inputMode="numeric"
          pattern="[0-9]*"
          defaultValue={to}
          placeholder={String(facet.range?.max ?? "")}
          maxLength={6}
        />
      </label>
      <button type="submit" className="btn btn-s btn-lijn">
        {search.apply}
      </button>
    </form>
  );
}

/** A form keeps what was already chosen. */
export function HiddenState({ state, except }: { state: SearchState; except?: string }) {
  const pairs = new URLSearchParams(writeSearchUrl({ ...state, page: 1 }));
  return [...pairs]
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
