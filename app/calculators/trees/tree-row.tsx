import type { ReactNode } from "react";
import { type Day, sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { withoutVat } from "#kit/vat.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import type { TreeForm } from "./tree-form.ts";
import { EXTRAS, type TreeKind } from "./tree-order.ts";

type Props = { row: TreeForm["rows"][number]; at: number; kinds: TreeKind[]; days: Day[]; addresses: number };

/** One line of the table: which tree, how many, where, when and what goes along. */
export function TreeRowFields({ row, at, kinds, days, addresses }: Props) {
  const { head } = texts;
  const said = (what: string) => `${texts.row(at + 1)}, ${what.toLowerCase()}`;
  return (
    <fieldset className="boomrij">
      <legend className="vh">{texts.row(at + 1)}</legend>
      <Pick label={head.tree} said={said(head.tree)} name="sku" value={row.sku}>
        <option value="">{texts.choose}</option>
        {kinds.map(({ sku, name: tree, label, cents, rate, stock }) => (
          <option key={sku} value={sku} disabled={stock === 0}>
            {texts.option(tree, label, euros(withoutVat(cents, rate)))}
          </option>
        ))}
      </Pick>
      <Cell label={head.quantity}>
        <input
          className="inv"
          name="aantal"
          inputMode="numeric"
          maxLength={4}
          defaultValue={row.quantity}
          aria-label={said(head.quantity)}
        />
      </Cell>
      <Pick label={head.address} said={said(head.address)} name="adres" value={row.address}>
        {Array.from({ length: addresses }, (_, place) => (
          // biome-ignore lint: an address is its place in the list
          <option key={place} value={place + 1}>
            {texts.address(place + 1)}
          </option>
        ))}
      </Pick>
      <Pick label={head.day} said={said(head.day)} name="dag" value={row.day}>
        {days.map((day) => (
          <option key={day} value={day}>
            {sayDay(day)}
          </option>
        ))}
      </Pick>
      <Pick label={head.extra} said={said(head.extra)} name="erbij" value={row.extra}>
        {EXTRAS.map((extra) => (
          <option key={extra} value={extra}>
            {texts.extras[extra]}
          </option>
        ))}
      </Pick>
      <Pick label={head.collect} said={said(head.collect)} name="ophalen" value={row.collect ? "ja" : "nee"}>
        <option value="nee">{texts.collect.nee}</option>
        <option value="ja">{texts.collect.ja}</option>
      </Pick>
    </fieldset>
  );
}

type PickProps = { label: string; said: string; name: string; value: string; children: ReactNode };

const Pick = ({ label, said, name, value, children }: PickProps) => (
  <Cell label={label}>
    <select className="inv" name={name} defaultValue={value} aria-label={said}>
      {children}
    </select>
  </Cell>
);

const Cell = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="veld">
    <span className="lbl" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);
