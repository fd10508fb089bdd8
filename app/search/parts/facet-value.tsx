import type { ReactNode } from "react";
import { search, widgets } from "#texts/search.ts";
import { Link } from "#ui/link.tsx";
import { type FacetView, here, toggleUrl } from "./facet.ts";
import { chooseRating } from "./rating-menu.ts";
import { type SearchState, writeSearchUrl } from "./url.ts";

const COLOURS = "wit roze rood oranje geel paars lila blauw groen bruin zwart grijs zilver creme bont".split(" ");

type ValueProps = { facet: FacetView; item: FacetView["items"][number]; state: SearchState; children?: ReactNode };

export function Value({ facet, item, state, children }: ValueProps) {
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
