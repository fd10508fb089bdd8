import { tiersOf } from "#catalogue/rules.ts";
import { PARCELS } from "#catalogue/rules.ts";
import { tierPrice } from "#catalogue/product/product.ts";
import { euros } from "#kit/money.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { Button } from "#ui/button.tsx";
import { readEuros } from "../../say.ts";
import { Options, Wrong } from "./basis-part.tsx";
import { CELLS, type Cell, type Form } from "../form/product-form.ts";
import { cellName } from "../form/sent-form.ts";
import { cellField, type Shown } from "../form/shown.ts";

const FIRST: Cell[] = ["label", "price", "sale", "stock", "weight", "delivery"];
const REST: Cell[] = CELLS.filter((cell) => !FIRST.includes(cell));
const WORDS: Partial<Record<Cell, Record<string, string>>> = {
  delivery: Object.fromEntries(PARCELS.map(({ key }) => [key, say.deliveries[key] ?? key])),
  form: say.forms,
  of: { "": say.none, ...say.units },
};
const DECIMAL = new Set<Cell>(["price", "sale", "weight", "single", "double", "amount"]);
const WHOLE = new Set<Cell>(["stock", "heightMin", "heightMax", "ean"]);
const HELP: Partial<Record<Cell, string>> = { sku: say.help.sku, opens: say.help.opens, closes: say.help.opens };
const AFTER: Partial<Record<Cell, string>> = { weight: "kg", heightMin: "cm", heightMax: "cm" };

/** Every size with its price, stock and parcel in one row; the rest of it folds open. */
export function SizesPart({ shown, live }: { shown: Shown; live: Form }) {
  const { sizes } = shown.form;
  return (
    <section className="deel" id="maten">
      <h2>{say.section.maten}</h2>
      <Wrong errors={shown.errors.sizes} />
      <ol className="maten">
        {sizes.map(({ key }, at) => (
          <Size key={key || `nieuw${at}`} shown={shown} at={at} />
        ))}
      </ol>
      <div className="spread">
        <Button kind="lijn" size="s" type="submit" name="doe" value="maat" formNoValidate>
          {say.sizes.add}
        </Button>
        <p className="soft klein">{say.help.law}</p>
      </div>
      <Tiers form={live} />
    </section>
  );
}

function Size({ shown, at }: { shown: Shown; at: number }) {
  const size = shown.form.sizes[at];
  const name = size?.cells.label || say.sizes.fresh;
  const cell = (one: Cell) => <CellField key={one} shown={shown} at={at} cell={one} size={name} />;
  const errors = CELLS.flatMap((one) => (FIRST.includes(one) ? (cellField(shown, at, one).errors ?? []) : []));
  const folded = REST.some((one) => cellField(shown, at, one).errors);
  const lowest = shown.lowest[size?.key ?? ""];
  return (
    <li>
      <input type="hidden" name={cellName(at, "key")} value={size?.key ?? ""} />
      <div className="maat-rij">{FIRST.map(cell)}</div>
      {errors.length > 0 && (
        <p className="melding-fout" id={`fout-m${at}`}>
          {errors.join(" ")}
        </p>
      )}
      <details open={folded || !size?.key}>
        <summary>
          {say.sizes.more}
          <span className="soft klein">
            {size?.cells.sku}
            {lowest !== undefined && ` · ${say.sizes.lowest(euros(lowest))}`}
          </span>
        </summary>
        <div className="velden">
          {REST.map(cell)}
          <label className="kies">
            <input type="checkbox" name={cellName(at, "gone")} value="ja" />
            <span>{say.sizes.remove}</span>
          </label>
          {at > 0 && (
            <p>
              <Button kind="lijn" size="s" type="submit" name="doe" value={`op.${at}`} formNoValidate>
                {say.sizes.up}
              </Button>
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

function CellField({ shown, at, cell, size }: { shown: Shown; at: number; cell: Cell; size: string }) {
  const { name, value, errors } = cellField(shown, at, cell);
  const was = shown.seen.sizes.find(({ key }) => key !== "" && key === shown.form.sizes[at]?.key)?.cells[cell];
  const inRow = FIRST.includes(cell);
  const described = errors ? (inRow ? `fout-m${at}` : `fout-${name}`) : undefined;
  const shared = {
    key: value,
    name,
    defaultValue: value,
    className: "inv",
    "aria-label": say.sizes.cell(say.cells[cell] ?? cell, size),
    "aria-invalid": errors ? (true as const) : undefined,
    "aria-describedby": described,
  };
  const { key, ...rest } = shared;
  const words = WORDS[cell];
  return (
    <label className={`maat-cel c-${cell}${was !== undefined && was !== value ? " nieuw" : ""}`}>
      <span>
        {say.cells[cell]}
        {AFTER[cell] && ` (${AFTER[cell]})`}
      </span>
      {words ? (
        <select key={key} {...rest}>
          <Options words={value in words ? words : { [value]: value, ...words }} />
        </select>
      ) : (
        <input
          key={key}
          {...rest}
          autoComplete="off"
          inputMode={DECIMAL.has(cell) ? "decimal" : WHOLE.has(cell) ? "numeric" : undefined}
          placeholder={HELP[cell] ?? (cell === "sale" ? "–" : undefined)}
        />
      )}
      {!inRow && errors && (
        <span className="melding-fout" id={`fout-${name}`}>
          {errors.join(" ")}
        </span>
      )}
    </label>
  );
}

/** What somebody pays at each step, for the first size. */
function Tiers({ form }: { form: Form }) {
  const { tiers } = form.own;
  const [size] = form.sizes;
  const cents = size && readEuros(size.cells.sale || size.cells.price);
  const steps = tiersOf(tiers || null);
  if (!cents || steps.length === 0) return null;
  return (
    <>
      <h3>{say.sizes.tiers(say.tiers[tiers] ?? tiers)}</h3>
      <p className="soft klein">{say.sizes.tiersText(size.cells.label)}</p>
      <ul className="trap">
        {steps.map(({ from, percent }) => (
          <li key={from}>
            <b>{euros(tierPrice(cents, steps, from))}</b>
            <span>{say.sizes.from(from, percent)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
