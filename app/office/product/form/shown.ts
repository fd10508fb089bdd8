import type { Cell, Form, Own } from "./product-form.ts";
import type { Conflict } from "./merge-forms.ts";
import type { Pick } from "../pick.server.ts";
import { cellName } from "./sent-form.ts";

/** Everything the fields of a product have to know to show themselves. */
export type Shown = {
  form: Form;
  seen: Form;
  errors: Record<string, string[]>;
  /** What the things are called that the form names by their slug. */
  names: Record<string, string>;
  lowest: Record<string, number>;
  /** What sizes cost to buy, where that is known. */
  costs: Record<string, number>;
  found?: { field: string; picks: Pick[] } | undefined;
  conflicts: Conflict[];
};

/** A field of the product itself, ready for an input that keeps what is typed until the value becomes another. */
export const ownField = ({ form, errors }: Shown, name: Own) => ({
  name,
  key: `${name}${form.own[name]}`,
  defaultValue: form.own[name],
  errors: errors[name],
});

export const cellField = ({ form, errors }: Shown, at: number, cell: Cell) => {
  const name = cellName(at, cell);
  const value = form.sizes[at]?.cells[cell] ?? "";
  return { name, value, errors: errors[name] };
};
