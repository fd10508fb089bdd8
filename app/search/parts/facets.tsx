import { type ReactNode, Suspense, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { search, widgets } from "#texts/search/search.ts";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { part } from "#ui/loading/part.tsx";
import { type FacetView, here, toggleUrl } from "./facet.ts";
import { chooseRating } from "./rating-menu.ts";
import { FIND } from "./state-of.ts";
import { type SearchState, writeSearchUrl } from "./url.ts";

const OPEN = 5;
const SHOWN = 10;
const COLOURS = "wit roze rood oranje geel paars lila blauw groen bruin zwart grijs zilver creme bont".split(" ");
type Props = { facets: FacetView[]; state: SearchState; within?: string | undefined };

export function Facets({ facets, state, within }: Props) {
  return facets.map((facet, at) => (
    <details
      key={facet.name}
      className="facet"
      open={
        at < OPEN ||
        facet.items.some(({ on }) => on) ||
        Boolean(state.ranges[facet.name]) ||
        state.find?.facet === facet.name
      }
    >
      <summary>
        {facet.label}
        <Icon name="pijl-omlaag" />
      </summary>
      <div className="in">
        {facet.kind === "range" ? (
          <RangeFacet facet={facet} state={state} />
        ) : (
          <ValueFacet facet={facet} state={state} within={within} />
        )}
      </div>
    </details>
  ));
}

const LOOKS = {
  months: "maandkeuze",
  colours: "stalen",
  list: "kieslijst",
  switch: "kieslijst",
  rating: "kieslijst",
  range: "",
};

function ValueFacet({ facet, state, within }: { facet: FacetView } & Omit<Props, "facets">) {
  const [typed, setTyped] = useState("");
  const looked = state.find?.facet === facet.name;
  const whole = facet.kind === "months" || looked;
  const shown = whole ? facet.items : facet.items.slice(0, SHOWN);
  const rest = whole ? [] : facet.items.slice(SHOWN);
  const list = (items: FacetView["items"]) => (
    <ul className={LOOKS[facet.kind]}>
      {items.map((item) => (
        <Value key={item.value} facet={facet} item={item} state={state} />
      ))}
    </ul>
  );
  return (
    <>
      {(facet.more || looked) && <FindField facet={facet} state={state} onType={setTyped} />}
      {typed ? (
        <Suspense fallback={list(shown)}>
          <FoundValues
            facet={facet}
            state={state}
            within={within}
            typed={typed}
            show={(item, words) => (
              <Value key={item.value} facet={facet} item={item} state={state}>
                {words}
              </Value>
            )}
          />
        </Suspense>
      ) : (
        <>
          {looked && facet.items.length === 0 && <p className="klein soft">{widgets.noFacetValues}</p>}
          {list(shown)}
        </>
      )}
      {rest.length > 0 && !typed && (
        <details className="meer">
          <summary className="link-pijl">{search.more}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

const FoundValues = part(() => import("./found-values.tsx"));

/** R106: a long list has a field to look for a value in it; without scripts it is an ordinary form. */
function FindField({ facet, state, onType }: { facet: FacetView; state: SearchState; onType(text: string): void }) {
  const form = useRef<HTMLFormElement>(null);
  useTakeOver(form, () => onType(String(new FormData(form.current ?? undefined).get(`${FIND}${facet.name}`)).trim()));
  return (
    <form
      className="zoek-waarde"
      method="get"
      role="search"
      aria-label={search.find(facet.label)}
      ref={form}
      onSubmit={(event) => event.preventDefault()}
    >
      <HiddenState state={state} />
      <input
        className="inv"
        type="search"
        name={`${FIND}${facet.name}`}
        defaultValue={state.find?.facet === facet.name ? state.find.text : ""}
        aria-label={search.find(facet.label)}
        placeholder={search.find(facet.label)}
        maxLength={100}
        autoComplete="off"
        onInput={(event) => onType(event.currentTarget.value.trim())}
      />
      <noscript>
        <button type="submit" className="btn btn-s btn-lijn">
          {widgets.submit}
        </button>
      </noscript>
    </form>
  );
}

type ValueProps = { facet: FacetView; item: FacetView["items"][number]; state: SearchState; children?: ReactNode };

function Value({ facet, item, state, children }: ValueProps) {
  const { value, count, on } = item;
  const words =
    facet.kind === "switch" && value === "Ja"
      ? search.yes
      : facet.kind === "rating"
        ? widgets.ratingLabel(Number(value))
        : facet.kind === "months"
          ? value.slice(0, 3).toLowerCase().replace("maa", "mrt")
          : value;
  return (
    <li>
      <Link
        className={facet.kind === "colours" ? `kleur-${colourOf(value)}` : undefined}
        to={here(facet.kind === "rating" ? ratingUrl(state, Number(value)) : toggleUrl(state, facet.name, value))}
        aria-current={on ? "true" : undefined}
        rel="nofollow"
        keepPlace
      >
        {children ? <span>{children}</span> : words}
        {facet.kind !== "months" && <small>{count}</small>}
      </Link>
    </li>
  );
}

/** R107: the chosen row once more means: no rating. */
function ratingUrl(state: SearchState, stars: number): string {
  const { beoordeling, ...others } = state.ranges;
  const from = chooseRating(beoordeling?.from, stars);
  const ranges = from === undefined ? others : { ...others, beoordeling: { from } };
  return writeSearchUrl({ ...state, page: 1, ranges }) || "?";
}

const colourOf = (value: string) =>
  COLOURS.find((colour) => value.toLowerCase().normalize("NFD").includes(colour)) ?? "bont";

/** Who wrote the most first sees the fields as they are read. */
function turn({ currentTarget }: SyntheticEvent<HTMLFormElement>): void {
  const [from, to] = currentTarget.querySelectorAll<HTMLInputElement>(".inv");
  if (from?.value && to?.value && Number(from.value) > Number(to.value))
    [from.value, to.value] = [to.value, from.value];
}

/** Two fields and a button: no slider is needed to set a range. */
function RangeFacet({ facet, state }: { facet: FacetView; state: SearchState }) {
  const { from, to } = state.ranges[facet.name] ?? {};
  const unit = search.units[facet.name] ?? "";
  return (
    <Form className="bereik-f" method="get" state={{ keepPlace: true }} data-range={facet.name} onSubmit={turn}>
      <HiddenState state={state} except={facet.name} />
      <RangeField
        name={`${facet.name}_van`}
        of={facet.label}
        label={`${search.from} (${unit})`}
        applied={from}
        hint={facet.range?.min}
      />
      <RangeField
        name={`${facet.name}_tot`}
        of={facet.label}
        label={`${search.to} (${unit})`}
        applied={to}
        hint={facet.range?.max}
      />
      <button type="submit" className="btn btn-s btn-lijn">
        {search.apply}
      </button>
    </Form>
  );
}

type RangeFieldProps = {
  name: string;
  of: string;
  label: string;
  applied: number | undefined;
  hint: number | undefined;
};

/** Says how the list stands; what was typed before the scripts came, or is not applied yet, stays. */
function RangeField({ name, of, label, applied, hint }: RangeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const said = useRef(applied);
  useLayoutEffect(() => {
    if (field.current && said.current !== applied) field.current.value = String(applied ?? "");
    said.current = applied;
  }, [applied]);
  return (
    <label>
      <span className="klein">{label}</span>
      <input
        ref={field}
        className="inv"
        name={name}
        aria-label={`${of} ${label}`}
        inputMode="numeric"
        pattern="[0-9]*"
        defaultValue={applied}
        placeholder={String(hint ?? "")}
        maxLength={6}
      />
    </label>
  );
}

/** A form keeps what was already chosen. */
export function HiddenState({ state, except }: { state: SearchState; except?: string }) {
  const pairs = new URLSearchParams(writeSearchUrl({ ...state, page: 1 }));
  return [...pairs]
    .filter(([name]) => name !== except)
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
