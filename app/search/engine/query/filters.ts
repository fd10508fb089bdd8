import type { FacetFilters } from "../../search-engine.ts";
import { allBits, andInto, type Bits, makeBits, orInto, withoutInto } from "../index/bits.ts";
import type { FacetTerm, NumberTerm } from "../../list/sized.ts";
import { type Comparison, selectNumbers } from "../index/number-column.ts";
import type { Segment } from "../index/segment.ts";
import { selectSizes, sizeClauses } from "../index/size-column.ts";

export const facetNamePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** All clauses must hold; within a clause any term will do. */
export type Clauses = (FacetTerm | NumberTerm)[][];

const asList = (filters: unknown): unknown[] => {
  if (typeof filters === "string") return filters ? parseMaybe(filters) : [];
  return Array.isArray(filters) ? filters : [];
};

/** Some clients send the list as one JSON string. */
function parseMaybe(text: string): unknown[] {
  if (!text.startsWith("[")) return [text];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [text];
  } catch {
    return [text];
  }
}

const MOST = 200;

export function parseFacetFilters(filters: FacetFilters | undefined): Clauses {
  return asList(filters)
    .slice(0, MOST)
    .map((clause) => {
      const terms = Array.isArray(clause) ? clause.slice(0, MOST) : [clause];
      return terms.map(parseFacetTerm).filter((term) => term !== undefined);
    })
    .filter((clause) => clause.length > 0);
}

function parseFacetTerm(text: unknown): FacetTerm | undefined {
  if (typeof text !== "string") return undefined;
  const at = text.indexOf(":");
  if (at < 1) return undefined;
  let name = text.slice(0, at);
  let value = text.slice(at + 1);
  let not = false;
  if (name.startsWith("-")) {
    not = true;
    name = name.slice(1);
  }
  if (value.startsWith("\\-")) value = value.slice(1);
  else if (value.startsWith("-") && value.length > 1) {
    not = !not;
    value = value.slice(1);
  }
  return { kind: "facet", name, value, not };
}

const numeric = /^\s*([A-Za-z0-9_-]{1,64})\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/;
const between = /^\s*([A-Za-z0-9_-]{1,64})\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)\s*$/i;

export function parseNumericFilters(filters: unknown): Clauses {
  const clauses: Clauses = [];
  for (const clause of asList(filters).slice(0, MOST)) {
    if (typeof clause === "string") {
      const range = between.exec(clause);
      if (range) {
        clauses.push([{ kind: "number", name: range[1]!, comparison: ">=", bound: Number(range[2]) }]);
        clauses.push([{ kind: "number", name: range[1]!, comparison: "<=", bound: Number(range[3]) }]);
        continue;
      }
    }
    const terms = (Array.isArray(clause) ? clause.slice(0, MOST) : [clause])
      .map(parseNumberTerm)
      .filter((term) => term !== undefined);
    if (terms.length > 0) clauses.push(terms);
  }
  return clauses;
}

function parseNumberTerm(text: unknown): NumberTerm | undefined {
  const match = typeof text === "string" ? numeric.exec(text) : null;
  if (!match) return undefined;
  return { kind: "number", name: match[1]!, comparison: match[2] as Comparison, bound: Number(match[3]) };
}

/** Documents that meet all clauses, each clause worked out once per batch. */
export function selectClauses(segment: Segment, clauses: Clauses, memo: Map<string, Bits>): Bits {
  const selected = segment.live.slice();
  for (const clause of clauses) {
    const key = JSON.stringify(clause);
    let bits = memo.get(key);
    if (!bits) {
      bits = makeBits(segment.size);
      for (const term of clause) orInto(bits, selectTerm(segment, term));
      memo.set(key, bits);
    }
    andInto(selected, bits);
  }
  const sized = sizeClauses(segment.sizes, clauses);
  if (sized.length > 0) {
    const key = `sizes ${JSON.stringify(sized)}`;
    const bits = memo.get(key) ?? selectSizes(segment.sizes, sized);
    memo.set(key, bits);
    andInto(selected, bits);
  }
  return selected;
}

function selectTerm(segment: Segment, term: FacetTerm | NumberTerm): Bits {
  if (term.kind === "number") {
    const column = segment.numbers.get(term.name);
    return column ? selectNumbers(column, term.comparison, term.bound) : makeBits(segment.size);
  }
  const column = segment.facets.get(term.name);
  const at = column?.place.get(term.value);
  const found = at === undefined ? undefined : column!.sets[at]!;
  if (!term.not) return found ?? numberFacet(segment, term);
  const rest = allBits(segment.size);
  if (found) withoutInto(rest, found);
  return rest;
}

/** Stars are a facet and a number at once: `beoordeling:4` picks the number 4. */
function numberFacet(segment: Segment, term: FacetTerm): Bits {
  const column = segment.numbers.get(term.name);
  const bound = Number(term.value);
  return column && term.value.trim() !== "" && Number.isFinite(bound)
    ? selectNumbers(column, "=", bound)
    : makeBits(segment.size);
}
