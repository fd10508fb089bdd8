import { Form } from "react-router";
import { sizeLabels as say } from "#texts/office/range/labels.ts";
import { Button } from "#ui/button.tsx";
import { Choice, SelectField, TextField } from "#ui/form/field.tsx";
import { Rows } from "../rows.tsx";
import { barcodeOf, countName, MOST_SIZES } from "./label.ts";
import type { Listed } from "./list-labels.server.ts";

/** How many of each size, on which paper: a plain form whose result is a file. */
export function LabelForm({ sizes, to }: { sizes: Listed[]; to: string }) {
  const { head } = say;
  return (
    <Form action={to} reloadDocument target="_blank" className="kolom">
      {sizes.length >= MOST_SIZES && <p className="soft">{say.most(MOST_SIZES)}</p>}
      <Rows
        label={say.title}
        head={[head.size, head.code, head.stock, head.count]}
        rows={sizes.map((size) => ({
          key: size.sku,
          cells: [
            <span className="twee" key="size">
              {size.name}
              <small>
                {size.label} {size.sku}
              </small>
            </span>,
            sayCode(size),
            size.stock,
            <input
              key="count"
              className="inv getal aantal-etiket"
              name={countName(size.sku)}
              inputMode="numeric"
              maxLength={3}
              defaultValue="1"
              aria-label={say.countOf(size.sku)}
            />,
          ],
        }))}
      />
      <div className="tel-velden">
        <SelectField label={say.paper} name="papier">
          {Object.entries(say.papers).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say.from}
          help={say.fromHelp}
          name="vanaf"
          type="number"
          inputMode="numeric"
          min={1}
          max={24}
          defaultValue="1"
        />
      </div>
      <Choice label={say.price} name="prijs" value="ja" />
      <div>
        <Button kind="actie" type="submit">
          {say.make}
        </Button>
      </div>
    </Form>
  );
}

function sayCode(size: Listed): string {
  const code = barcodeOf(size);
  if (!code) return say.noCode;
  return code.kind === "ean" ? say.ean(code.text) : say.sku(code.text);
}
