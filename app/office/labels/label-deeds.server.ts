import * as v from "valibot";
import { several, text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { MOST_SIZES } from "./label.ts";

/** The sizes that were ticked in the grid, carried to the page of labels; what was typed there goes nowhere. */
export const pickLabels = deed({
  name: "labels.pick",
  by: "range",
  reads: true,
  bytes: 256 * 1024,
  asks: v.objectWithRest({ sku: several(text(60), 500) }, text(40)),
  shows: v.object({ skus: v.array(v.string()) }),
  async run(_shop, _caller, { sku }) {
    return sku.length ? done({ skus: sku.slice(0, MOST_SIZES) }) : refused("pick");
  },
  says: { refused: { pick: [422, officeRange.problems.pick] } },
});
