/** What a results page shows, as it stands in the address. */
export interface SearchState {
  query: string;
  /** from 1, as people count */
  page: number;
  sort: string;
  /** facet → chosen values */
  refinements: Record<string, string[]>;
  /** number → from and to, either may be open */
  ranges: Record<string, { from?: number; to?: number }>;
  /** sorted by price or date: also what fits less well (R115) */
  everything?: true;
  /** the long list somebody looks for a value in, without scripts; not part of the address of a state */
  find?: { facet: string; text: string };
}

export const emptyState = (): SearchState => ({ query: "", page: 1, sort: "", refinements: {}, ranges: {} });

/** R118: what a query string may hold at most; ours are flat, so a name with brackets inside brackets is none. */
export const urlLimits = { arrayItems: 20, parameters: 1000, queryLength: 512, valueLength: 200 } as const;

/** R119: how a facet may be called. */
export const facetNamePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** Numbers that are filtered by range; the rest of the names are facets with values. */
export const rangeNames: ReadonlySet<string> = new Set([
  "prijs",
  "hoogte",
  "eindhoogte_cm",
  "beoordeling",
  "maat_lengte",
  "maat_breedte",
  "maat_hoogte",
]);

const reserved = new Set(["q", "pagina", "sorteer", "alles"]);

const decode = (text: string): string => {
  const spaced = text.replaceAll("+", " ");
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
};

/** `?q=roos&bloemkleur=Wit,Roze&prijs=5-20&sorteer=prijs_op&pagina=2`; what it cannot read it leaves out. */
export function parseSearchUrl(search: string): SearchState {
  const state = emptyState();
  const text = search.startsWith("?") ? search.slice(1) : search;
  for (const pair of text.split("&", urlLimits.parameters)) {
    if (!pair) continue;
    const at = pair.indexOf("=");
    const name = decode(at < 0 ? pair : pair.slice(0, at))
      .replace(/\[\d{0,3}\]$/, "")
      .toLowerCase();
    const rawValue = at < 0 ? "" : pair.slice(at + 1);
    if (name === "q") state.query = decode(rawValue).slice(0, urlLimits.queryLength);
    else if (name === "pagina") state.page = pageOf(decode(rawValue));
    else if (name === "sorteer") state.sort = /^[a-z_]{1,32}$/.test(decode(rawValue)) ? decode(rawValue) : "";
    else if (name === "alles") {
      if (decode(rawValue) === "ja") state.everything = true;
    } else if (facetNamePattern.test(name) && !reserved.has(name)) readFilter(state, name, rawValue);
  }
  return state;
}

const pageOf = (text: string): number => (/^\d{1,6}$/.test(text) ? Math.max(1, Number(text)) : 1);

function readFilter(state: SearchState, name: string, rawValue: string): void {
  if (rangeNames.has(name)) {
    const match = /^(\d{1,7}(?:[.,]\d{1,2})?)?-(\d{1,7}(?:[.,]\d{1,2})?)?$/.exec(decode(rawValue));
    if (!match || (match[1] === undefined && match[2] === undefined)) return;
    const numberOf = (text: string | undefined): number | undefined =>
      text === undefined ? undefined : Number(text.replace(",", "."));
    own(state.ranges, name, rangeOf(numberOf(match[1]), numberOf(match[2])));
    return;
  }
  const known = Object.hasOwn(state.refinements, name) ? state.refinements[name]! : [];
  for (const value of splitValues(decode(rawValue))) {
    if (value && value.length <= urlLimits.valueLength && !known.includes(value) && known.length < urlLimits.arrayItems)
      known.push(value);
  }
  if (known.length > 0) own(state.refinements, name, known);
}

/** From the least to the most, also when they were given the other way round. */
export function rangeOf(from: number | undefined, to: number | undefined): { from?: number; to?: number } {
  if (from !== undefined && to !== undefined) return { from: Math.min(from, to), to: Math.max(from, to) };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

// Browsers, forms and the router each write a comma as they please: `,` and %2C are the same. So what a comma means must
// be in the text itself: it parts two values, unless a backslash stands before it.
const joinValues = (values: string[]): string => values.map((value) => value.replace(/[\\,]/g, "\\$&")).join(",");

const splitValues = (text: string): string[] =>
  (text.match(/(?:\\[\\,]|[^,])+/g) ?? []).map((value) => value.replace(/\\([\\,])/g, "$1"));

/** Sets a property as data, so that a facet called __proto__ is only a name. */
function own<T>(target: Record<string, T>, name: string, value: T): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

const READABLE: Record<string, string> = { "%20": "+", "%2C": ",", "%2F": "/", "%3A": ":" };
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/%(?:20|2C|2F|3A)/g, (one) => READABLE[one] ?? one);

/** The shortest readable address of a state; the same state always gives the same address. */
export function writeSearchUrl(state: SearchState): string {
  const pairs: string[] = [];
  if (state.query) pairs.push(`q=${encode(state.query)}`);
  for (const name of Object.keys(state.refinements).sort()) {
    const values = state.refinements[name]!.slice(0, urlLimits.arrayItems);
    if (values.length > 0) pairs.push(`${name}=${encode(joinValues(values.sort()))}`);
  }
  for (const name of Object.keys(state.ranges).sort()) {
    const { from, to } = state.ranges[name]!;
    if (from !== undefined || to !== undefined) pairs.push(`${name}=${from ?? ""}-${to ?? ""}`);
  }
  if (state.sort) pairs.push(`sorteer=${state.sort}`);
  if (state.sort && state.everything) pairs.push("alles=ja");
  if (state.page > 1) pairs.push(`pagina=${state.page}`);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
