export const VIEWS = ["alle", "bijna-op", "uitverkocht", "actie", "verborgen"] as const;
export type View = (typeof VIEWS)[number];
/** The first four put products in order, the others sizes. */
export const SORTS = ["groep", "naam", "populair", "gewijzigd", "code", "prijs", "duur", "voorraad", "veel"] as const;
export type Sort = (typeof SORTS)[number];
export const SEASONS = ["", "nu", "buiten", "altijd"] as const;
type Season = (typeof SEASONS)[number];

/** What somebody wants to see of the range; all of it stands in the address. */
export type Asked = { q: string; view: View; group: string; season: Season; sort: Sort; page: number };

const oneOf = <T extends string>(list: readonly T[], first: T, text: string | null): T =>
  list.find((one) => one === text) ?? first;

export function readAsked({ searchParams: query }: URL, place: Pick<Asked, "q" | "page">): Asked {
  return {
    ...place,
    view: oneOf(VIEWS, "alle", query.get("weergave")),
    group: (query.get("groep") ?? "").slice(0, 60),
    season: oneOf(SEASONS, "", query.get("seizoen")),
    sort: oneOf(SORTS, "groep", query.get("sorteer")),
  };
}

/** The same as fields of the address; what is as usual stays out. */
export const inAddress = ({ view, group, season, sort }: Omit<Asked, "q" | "page">) => ({
  weergave: view === "alle" ? "" : view,
  groep: group,
  seizoen: season,
  sorteer: sort === "groep" ? "" : sort,
});

export function askedPath({ q, ...asked }: Omit<Asked, "page">): string {
  const fields = Object.entries({ q, ...inAddress(asked) }).filter(([, value]) => value);
  return `/kantoor/assortiment${fields.length ? `?${new URLSearchParams(fields)}` : ""}`;
}
