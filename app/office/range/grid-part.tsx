import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { Told } from "#outside/deed/told.ts";
import { officeRange as say } from "#texts/office/range/range.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { type Asked, askedPath, type Sort } from "./asked.ts";
import type { Column } from "./columns.ts";
import { type Field, FIELDS, fieldName, seenText, shownIn } from "./grid.ts";
import { moveInGrid } from "./grid-keys.ts";
import type { GridProduct, GridSize } from "./list-range.server.ts";
import { ManyPart } from "./many-part.tsx";
import { ProductRow } from "./rows/product-row.tsx";
import { SizeRow } from "./rows/size-row.tsx";
import { useKeptCells, type Values } from "./use-kept-cells.ts";
import { KeptMessage } from "../form-parts.tsx";

type Props = {
  products: GridProduct[];
  columns: Column[];
  asked: Asked;
  told: Told | undefined;
  saved: number | undefined;
};

/** Prices, sales, stock and seasons of many sizes at once: plain fields that are saved together, or not at all. */
export function Grid({ products, columns, asked, told, saved }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const filled = told?.deed === "range.fill" ? told.values : undefined;
  const { values, round, changes: counted, changed, send, forget } = useKeptCells(form, told?.values, saved, filled);
  const isHere = useInBrowser();
  const errors = told?.errors ?? {};
  const busy = useNavigation().formData?.get("deed") === "range.save";
  const own = told ? NONE : values;
  const changes = counted ?? countTyped(values, products, columns);
  const isKept = products.some((product) => product.sizes.some((size) => isTyped(own, size)));
  return (
    <Form
      method="post"
      className="kolom"
      data-keeps
      ref={form}
      autoComplete="off"
      onInput={changed}
      onKeyDown={moveInGrid}
      onSubmit={send}
      preventScrollReset
    >
      {/* Without scripts Enter in a cell presses the first button of a form: that is saving, not filling in. */}
      <button className="vh" type="submit" name="deed" value="range.save" tabIndex={-1} aria-hidden="true" />
      {isKept && <KeptMessage say={say} forget={forget} />}
      <ManyPart told={told} />
      <div className="raster-kader">
        <table className="lijst raster">
          <caption className="vh">{say.caption}</caption>
          <thead>
            <tr>
              <th>
                <span className="vh">{say.pick}</span>
              </th>
              <th>{say.size}</th>
              {columns.map((column) => (
                <HeadCell key={column} column={column} asked={asked} />
              ))}
            </tr>
          </thead>
          {products.map((product) => (
            <tbody key={`${round} ${product.slug} ${isKept}`}>
              <ProductRow product={product} columns={columns} isIn={isInShop(product, values)} />
              {product.sizes.map((size) => {
                // After "keep what is there now" the fresh values stand in the cells.
                const isTheirs = values[fieldName("kies", size.sku)] === "hun";
                const filled = isTheirs ? NONE : values;
                return (
                  <SizeRow
                    // What the server shows anew, or filled in, takes the place of what was typed.
                    key={`${seenText(size)} ${FIELDS.map((field) => filled[fieldName(field, size.sku)] ?? "").join("|")} ${size.sku}`}
                    size={size}
                    product={product}
                    columns={columns}
                    values={filled}
                    errors={errors}
                    seen={isTyped(own, size) ? own[fieldName("gezien", size.sku)] : undefined}
                  />
                );
              })}
            </tbody>
          ))}
        </table>
      </div>
      {/* Over the rows while there is something to save; without scripts always, since nobody counts there. */}
      <div className={isHere && changes === 0 && !told?.values ? "balk-onder rust" : "balk-onder"}>
        <p aria-live="polite">
          {changes > 0 && <b>{say.changes(changes)}</b>}
          <small>{say.law}</small>
        </p>
        <button className="btn btn-lijn btn-s" type="reset" onClick={forget}>
          {say.restore}
        </button>
        <Button
          kind="actie"
          size="s"
          type="submit"
          name="deed"
          value="range.save"
          busy={busy}
          aria-keyshortcuts="Control+S"
        >
          {say.save}
        </Button>
      </div>
    </Form>
  );
}

const NONE: Values = {};

function countTyped(values: Values, products: GridProduct[], columns: Column[]): number {
  const fields = FIELDS.filter((field) => columns.includes(field));
  const inSizes = products.flatMap(({ sizes }) =>
    sizes.flatMap((size) => fields.filter((field) => isTypedIn(values, size, field))),
  );
  return inSizes.length + products.filter((product) => isInShop(product, values) !== product.listed).length;
}

/** A box that is not ticked is not sent: what was sent is known by what the page showed. */
function isInShop({ slug, listed }: GridProduct, values: Values): boolean {
  const [shown, typed] = [values[`toon.${slug}`], values[`winkel.${slug}`]];
  return shown === undefined && typed === undefined ? listed : typed === "ja";
}

function isTypedIn(values: Values, size: GridSize, field: Field): boolean {
  const typed = values[fieldName(field, size.sku)];
  return typed !== undefined && typed !== shownIn(size)[field];
}

const isTyped = (values: Values, size: GridSize): boolean => FIELDS.some((field) => isTypedIn(values, size, field));

const SORTED: Partial<Record<Column, [up: Sort, down: Sort]>> = {
  prijs: ["prijs", "duur"],
  voorraad: ["voorraad", "veel"],
};

/** Pressed once it is the order of the list, pressed again the other way round. */
function HeadCell({ column, asked }: { column: Column; asked: Asked }) {
  const [up, down] = SORTED[column] ?? [];
  if (!up || !down)
    return (
      <th className={`rechts-uit a-${column}`} scope="col">
        {say.column[column]}
      </th>
    );
  const state = asked.sort === up ? "ascending" : asked.sort === down ? "descending" : undefined;
  return (
    <th className={`rechts-uit a-${column}`} scope="col" aria-sort={state}>
      <Link to={askedPath({ ...asked, sort: asked.sort === up ? down : up })}>
        {say.column[column]}
        <span aria-hidden="true">{state === "ascending" ? " ↑" : state === "descending" ? " ↓" : ""}</span>
      </Link>
    </th>
  );
}
