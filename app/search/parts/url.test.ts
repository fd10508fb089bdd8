import fc from "fast-check";
import { expect, test } from "vitest";
import { stateOf } from "./state-of.ts";
import { emptyState, parseSearchUrl, type SearchState, writeSearchUrl } from "./url.ts";

test("an address reads like a sentence and comes back the same", () => {
  const state: SearchState = {
    query: "witte roos",
    page: 2,
    sort: "price_asc",
    refinements: { bloemkleur: ["Roze", "Wit"], eindhoogte: ["1-2 m"] },
    ranges: { prijs: { from: 5, to: 20 }, hoogte: { from: 80 } },
  };
  const url = writeSearchUrl(state);
  expect(url).toBe(
    "?q=witte+roos&bloemkleur=Roze,Wit&eindhoogte=1-2+m&hoogte=80-&prijs=5-20&sorteer=price_asc&pagina=2",
  );
  expect(parseSearchUrl(url)).toEqual(state);
});

test("every state survives its address", () => {
  const value = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" }).filter((text) => text.isWellFormed());
  const aState = fc.record({
    query: fc.string({ maxLength: 60, unit: "grapheme" }),
    page: fc.integer({ min: 1, max: 999 }),
    sort: fc.constantFrom("", "price_asc", "newest"),
    refinements: fc.dictionary(
      fc.constantFrom("soort", "bloemkleur", "x-y_1"),
      fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((list) => list.sort()),
    ),
    ranges: fc.dictionary(
      fc.constantFrom("prijs", "hoogte"),
      fc.tuple(fc.nat(250), fc.nat(250)).map(([from, more]) => ({ from, to: from + more })),
    ),
  });
  fc.assert(
    fc.property(aState, (state) => {
      expect(parseSearchUrl(writeSearchUrl(state))).toEqual({ ...state });
    }),
  );
});

test("a range given the other way round is meant from the least to the most", () => {
  const meant = { prijs: { from: 20, to: 50 } };
  expect(parseSearchUrl("?prijs=50-20").ranges).toEqual(meant);
  expect(stateOf(new URL("https://voorbeeld.nl/rozen?prijs_van=50&prijs_tot=20")).ranges).toEqual(meant);
});

/** As the router, a form or another program hands an address on. */
const rewritten: [who: string, write: (search: string) => string][] = [
  ["nobody", (search) => search],
  ["the router", (search) => `?${new URLSearchParams(search)}`],
  ["the router, twice", (search) => `?${new URLSearchParams(`?${new URLSearchParams(search)}`)}`],
  ["a browser", (search) => new URL(search, "https://voorbeeld.nl/rozen").search],
  ["a form of hidden fields", (search) => `?${new URLSearchParams([...new URLSearchParams(search)])}`],
  ["who writes spaces as %20", (search) => search.replaceAll("+", "%20")],
];

test("two and three values of one facet are read from every way to write them", () => {
  const two = ["Klimroos", "Stamroos"];
  const ways = `soort=Klimroos,Stamroos soort=Klimroos%2CStamroos soort=Klimroos%2cStamroos soort=Klimroos&soort=Stamroos
    soort[]=Klimroos&soort[]=Stamroos soort%5B%5D=Klimroos&soort%5B%5D=Stamroos soort[0]=Klimroos&soort[1]=Stamroos
    soort=Klimroos&q=x&soort=Stamroos Soort=Klimroos&SOORT[]=Stamroos soort=,Klimroos,,Stamroos, soort=Klimroos,Stamroos,Klimroos`;
  for (const way of ways.split(/\s+/)) expect([way, parseSearchUrl(`?${way}`).refinements.soort]).toEqual([way, two]);
  for (const way of ["1-2+m,Tot+1+m,2-3+m", "1-2%20m%2CTot%201%20m%2C2-3%20m", "1-2+m&hoog[]=Tot+1+m,2-3+m"])
    expect([way, parseSearchUrl(`?hoog=${way}`).refinements.hoog]).toEqual([way, ["1-2 m", "Tot 1 m", "2-3 m"]]);
  expect(parseSearchUrl("?personen=2,4%2C6").refinements.personen).toEqual(["2", "4", "6"]);
});

test("a value with a comma of its own stays one value, whoever hands the address on", () => {
  const state = { ...emptyState(), refinements: { potmaat: ["C1,5", "C7,5", "P9"], soort: ["a\\", "b\\,c"] } };
  for (const [who, write] of rewritten)
    expect([who, parseSearchUrl(write(writeSearchUrl(state)))]).toEqual([who, state]);
});

const SIGNS = "a 5 , \\ + % & = # [ ] é / :".split(" ").concat(" ");

test("any values at all survive being handed on", () => {
  const value = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...SIGNS) });
  const values = fc.uniqueArray(value, { minLength: 1, maxLength: 4 }).map((list) => list.sort());
  fc.assert(
    fc.property(values, fc.constantFrom(...rewritten), (soort, [, write]) => {
      expect(parseSearchUrl(write(writeSearchUrl({ ...emptyState(), refinements: { soort } }))).refinements).toEqual({
        soort,
      });
    }),
  );
});

test("what cannot be read is left out", () => {
  expect(parseSearchUrl("?pagina=-2&sorteer=<x>&prijs=abc&%E0%A4%A=1&a%20b=c&prijs=-")).toEqual(emptyState());
  expect(parseSearchUrl("?pagina=0").page).toBe(1);
  expect(parseSearchUrl(`?q=${"x".repeat(900)}`).query).toHaveLength(512);
});

test("twenty values per facet, a thousand parameters (R118)", () => {
  const values = Array.from({ length: 30 }, (_, at) => `v${at}`).join(",");
  expect(parseSearchUrl(`?soort=${values}`).refinements.soort).toHaveLength(20);
  const many = Array.from({ length: 1005 }, (_, at) => `f${at}=x`).join("&");
  expect(Object.keys(parseSearchUrl(many).refinements)).toHaveLength(1000);
});

test("facet names are 1 to 64 letters, digits, underscores or hyphens (R119)", () => {
  expect(parseSearchUrl(`?${"a".repeat(64)}=x&${"b".repeat(65)}=x&c.d=x&e%5Bf%5D=x&g[]=x`).refinements).toEqual({
    ["a".repeat(64)]: ["x"],
    g: ["x"],
  });
  expect(Object.keys(parseSearchUrl("?__proto__=x").refinements)).toEqual(["__proto__"]);
});

test("an address keeps to its limits: lists of 20, 1000 parameters, and no depth (R118)", () => {
  const many = Array.from({ length: 21 }, (_, at) => `soort[]=s${at}`).join("&");
  expect(parseSearchUrl(many).refinements.soort).toHaveLength(20);
  const long = Array.from({ length: 1200 }, (_, at) => `k${at}=1`).join("&");
  expect(Object.keys(parseSearchUrl(long).refinements)).toHaveLength(1000);
  expect(parseSearchUrl("a[b][c][d][e][f][g]=x&__proto__[x]=1").refinements).toEqual({});
});

test("all results of an order are asked for in the address, and only with an order (R115)", () => {
  const state: SearchState = { ...emptyState(), query: "roos", sort: "prijs_op", everything: true };
  expect(writeSearchUrl(state)).toBe("?q=roos&sorteer=prijs_op&alles=ja");
  expect(parseSearchUrl("?q=roos&sorteer=prijs_op&alles=ja")).toEqual(state);
  expect(writeSearchUrl({ ...state, sort: "" })).toBe("?q=roos");
});
