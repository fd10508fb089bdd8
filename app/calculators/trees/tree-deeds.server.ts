import * as v from "valibot";
import { dayOf } from "#kit/day.ts";
import { several, text } from "#kit/form/fields.ts";
import { plainVatNumber } from "#kit/vat-number.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { checkVatNumber } from "#outside/vies.server.ts";
import { deliveryFaults } from "#texts/buying/delivery-step.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import { ABOUT, COLUMNS, readTreeForm } from "./tree-form.ts";
import { EXTRAS, MOST_ROWS } from "./tree-order.ts";
import { sendTreeOrder, treePath } from "./tree-orders.server.ts";

const cell = several(text(200), MOST_ROWS);
const entriesOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

const asks = v.strictObject({
  ...entriesOf(COLUMNS, cell),
  ...entriesOf(ABOUT, v.optional(text(1000), "")),
  prijzen: v.optional(text(10), ""),
});
const fields = COLUMNS.length * MOST_ROWS + ABOUT.length + 2;
const line = v.string();
const tree = {
  rows: v.array(
    v.object({
      sku: line,
      quantity: line,
      address: line,
      day: line,
      extra: v.picklist(EXTRAS),
      collect: v.boolean(),
    }),
  ),
  addresses: v.array(v.object({ street: line, postcode: line, city: line })),
  about: v.object(entriesOf(ABOUT, line)),
  prices: v.picklist(["ex", "inc"]),
};
const shows = v.object({ form: v.object(tree) });

type Asked = v.InferOutput<typeof asks>;

function read(shop: Shop, asked: Asked, more?: "row" | "address") {
  const form = new FormData();
  for (const [name, value] of Object.entries(asked))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one);
  return readTreeForm(form, dayOf(shop.now()), more);
}

/** The table comes back as it was filled in, a row or an address longer where that was asked; nothing is stored. */
const table = (name: string, more?: "row" | "address") =>
  deed({
    name,
    by: "anyone",
    asks,
    fields,
    shows,
    run: async (shop, _caller, asked) => done({ form: read(shop, asked, more) }),
    says: { refused: {} },
  });

export const countTrees = table("trees.count");
export const addTreeRow = table("trees.row", "row");
export const addTreeAddress = table("trees.address", "address");

const send = (name: string, kind: "quote" | "order") =>
  deed({
    name,
    by: "anyone",
    asks,
    fields,
    shows: v.object({ to: v.string() }),
    showsRefused: v.object({ form: v.object(tree), faults: v.array(v.string()) }),
    async run(shop, { peer }, asked) {
      const form = read(shop, asked);
      const wrong = (faults: string[]) => refused("wrong", { shows: { form, faults } });
      const known = await checkVatNumber(shop, plainVatNumber(form.about.vatNumber));
      if (known === "unknown") return wrong([deliveryFaults.vies]);
      const sent = await sendTreeOrder(shop, kind, form, peer);
      if (sent.ok) return done({ to: treePath(sent.order.id) });
      if (sent.reason === "wrong") return wrong(sent.faults);
      return refused("too-many", { shows: { form, faults: [texts.tooMany] } });
    },
    says: { refused: { wrong: [422, texts.fix], "too-many": [429, texts.tooMany] } },
  });

export const askTreeQuote = send("trees.quote", "quote");
export const orderTrees = send("trees.order", "order");
