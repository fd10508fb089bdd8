import { useState } from "react";
import { officeCosts } from "#texts/office/range/costs.ts";
import { officeRange as say } from "#texts/office/range/range.ts";
import { belowCostFrom } from "../../product/costs/below-cost.ts";
import { readEuros } from "../../say.ts";
import { Alike } from "#ui/loading/still.tsx";
import { Cell } from "./cell.tsx";
import type { Column } from "../columns.ts";
import { type Field, FIELDS, fieldName, money, seenText, shownIn } from "../grid.ts";
import type { GridProduct, GridSize } from "../list-range.server.ts";
import type { Values } from "../use-kept-cells.ts";

type Priced = Pick<GridProduct, "vat" | "tiers">;
type Props = {
  size: GridSize;
  product: Priced;
  columns: Column[];
  values: Values;
  errors: Record<string, string[]>;
  /** What the page showed when these values were typed, where that was before this page. */
  seen: string | undefined;
};

const isField = (column: Column): column is Field & Column => (FIELDS as readonly string[]).includes(column);
const NONE: Partial<Record<Field, string>> = {};
/** Typed since the row was shown. */
type Typed = typeof NONE;

/** What the grid shows and nobody changes there. */
const onlyShown = ({ lowestCents, sold, place, ean, weightG }: GridSize): Record<Exclude<Column, Field>, string> => ({
  laagste: lowestCents === null ? "–" : `€ ${money(lowestCents)}`,
  verkocht: String(sold ?? 0),
  gewicht: weightG === undefined ? "" : say.weight(weightG),
  plek: place || "–",
  ean: ean || "–",
});

/** What the law makes of a sale that is new. */
function lawOf({ saleCents, lowestCents }: GridSize, price: string, sale: string): string | undefined {
  if (sale === "" || saleCents !== null || lowestCents === null) return undefined;
  const [asked, reduced] = [readEuros(price), readEuros(sale)];
  if (!asked || !reduced || reduced >= asked) return undefined;
  if (lowestCents <= reduced) return say.noSale(money(lowestCents));
  return lowestCents < asked ? say.struck(money(lowestCents)) : undefined;
}

/** What is paid for less than it costs to buy may be meant so; who types it should know. */
function lossOf({ costCents }: GridSize, { vat, tiers }: Priced, price: string, sale: string): string | undefined {
  if (costCents === null) return undefined;
  const paid = readEuros(sale) || readEuros(price);
  const from = paid && belowCostFrom(paid, vat, tiers, costCents);
  return from ? officeCosts.belowRow(from, money(costCents)) : undefined;
}

export function SizeRow({ size, product, columns, values, errors, seen }: Props) {
  const { sku, label } = size;
  const was = shownIn(size);
  const [typed, setTyped] = useState<Typed>(NONE);
  const given = (field: Field) => values[fieldName(field, sku)];
  const now = (field: Field) => typed[field] ?? given(field) ?? was[field];
  const conflict = errors[fieldName("kies", sku)];
  const faults = FIELDS.flatMap((field) => errors[fieldName(field, sku)] ?? []);
  const law = lawOf(size, now("prijs"), now("actie"));
  const loss = lossOf(size, product, now("prijs"), now("actie"));
  const span = columns.length + 2;
  const isFew = size.stock < 6;
  const isPlain = seen === undefined && !FIELDS.some((field) => given(field) !== undefined) && faults.length === 0;
  const texts = { sku, label, shown: seenText(size), ...was, ...onlyShown(size) };
  return (
    <>
      <Alike of={columns} as={isPlain ? `size ${isFew}` : undefined} texts={texts}>
        {({ sku, label, shown, ...texts }) => (
          <tr
            onInput={({ target }) => {
              const { name, value } = target as HTMLInputElement;
              const field = FIELDS.find((one) => name === fieldName(one, sku));
              if (field) setTyped({ ...typed, [field]: value });
            }}
          >
            <td className="a-kies">
              <label className="raak">
                <input className="vink" type="checkbox" name="sku" value={sku} aria-label={say.cell(say.pick, sku)} />
              </label>
              <input type="hidden" name={fieldName("gezien", sku)} value={seen ?? shown} />
            </td>
            <td className="a-maat">
              {label}
              <small>{sku}</small>
            </td>
            {columns.map((column) =>
              isField(column) ? (
                <td key={column} className={`a-${column} rechts-uit`} data-kop={say.column[column]}>
                  <Cell
                    field={column}
                    was={texts[column]}
                    given={given(column) ?? texts[column]}
                    isNew={now(column) !== was[column]}
                    wrong={errors[fieldName(column, sku)] !== undefined}
                    few={column === "voorraad" && isFew}
                    sku={sku}
                  />
                </td>
              ) : (
                <td key={column} className={`a-${column} rechts-uit soft`} data-kop={say.column[column]}>
                  {texts[column]}
                </td>
              ),
            )}
          </tr>
        )}
      </Alike>
      {(faults.length > 0 || law || loss || conflict) && (
        <tr className="fout-rij">
          <td colSpan={span}>
            {faults.length > 0 && (
              <p className="melding-fout" id={`fout.${sku}`}>
                {faults.join(" ")}
              </p>
            )}
            {law && (
              <p className="klein wet" aria-live="polite">
                {law}
              </p>
            )}
            {loss && (
              <p className="klein wet" aria-live="polite">
                {loss}
              </p>
            )}
            {conflict && <Choose sku={sku} told={conflict} />}
          </td>
        </tr>
      )}
    </>
  );
}

/** Two people changed one size: who, what it is now, and whoever came second chooses. */
function Choose({ sku, told: [who, now] }: { sku: string; told: string[] }) {
  const name = fieldName("kies", sku);
  return (
    <fieldset className="verschil">
      <legend>
        {who} {now}
      </legend>
      <label className="kies">
        <input type="radio" name={name} value="hun" required />
        <span>{say.conflict.theirs}</span>
      </label>
      <label className="kies">
        <input type="radio" name={name} value="mijn" />
        <span>{say.conflict.mine}</span>
      </label>
    </fieldset>
  );
}
