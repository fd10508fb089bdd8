import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { type Day, sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { withoutVat } from "#kit/vat.ts";
import { trees as texts } from "#texts/calculators-trees.ts";
import { person } from "#texts/calculators-person.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/message.tsx";
import { readTreeForm, rowsOf, type TreeForm } from "./tree-form.ts";
import { type Along, EXTRAS, priceTrees, type TreeKind } from "./tree-order.ts";
import { TreeSum } from "./tree-sum.tsx";

type Props = {
  form: TreeForm;
  kinds: TreeKind[];
  along: Along;
  days: Day[];
  today: Day;
  deliveryCents: number;
  faults: string[];
};

/** The order of a company as one table; every button is a submit, so it grows without scripts too. */
export function TreeTable({ form: given, kinds, along, days, today, deliveryCents, faults }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState<TreeForm | null>(null);
  const busy = useNavigation().state === "submitting";
  const form = live ?? given;
  const priced = priceTrees(rowsOf(form), kinds, along, deliveryCents, {
    collect: texts.collectLine,
    delivery: texts.deliveryLine,
  });
  const { about } = given;
  return (
    <Form
      method="post"
      ref={element}
      noValidate
      preventScrollReset
      className="stack bomen"
      onChange={() => element.current && setLive(readTreeForm(new FormData(element.current), today))}
      onSubmit={() => setLive(null)}
    >
      <button type="submit" name="intent" value="reken" className="vh" tabIndex={-1} aria-hidden="true" />
      {faults.length > 0 && (
        <Message tone="fout">
          {texts.fix}
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </Message>
      )}
      <h2 className="kop-3">{texts.table}</h2>
      <div className="stack boomrijen">
        {given.rows.map((row, at) => (
          // biome-ignore lint: a row is its place in the table
          <Row key={at} row={row} at={at} kinds={kinds} days={days} addresses={given.addresses.length} />
        ))}
      </div>
      <div className="row">
        <Button kind="lijn" size="s" type="submit" name="intent" value="rij">
          <Icon name="plus" small /> {texts.addRow}
        </Button>
        <noscript>
          <Button kind="lijn" size="s" type="submit" name="intent" value="reken">
            {texts.count}
          </Button>
        </noscript>
      </div>
      <h2 className="kop-3">{texts.addresses}</h2>
      {given.addresses.map((address, at) => (
        // biome-ignore lint: an address is its place in the list
        <fieldset className="velden" key={at}>
          <legend className="kop-4">{texts.address(at + 1)}</legend>
          <TextField
            label={person.fields.street}
            name="straat"
            span={3}
            defaultValue={address.street}
            maxLength={120}
          />
          <TextField
            label={person.fields.postcode}
            name="postcode"
            span={1}
            defaultValue={address.postcode}
            maxLength={7}
          />
          <TextField label={person.fields.city} name="plaats" span={2} defaultValue={address.city} maxLength={80} />
        </fieldset>
      ))}
      <div>
        <Button kind="lijn" size="s" type="submit" name="intent" value="adres">
          <Icon name="plus" small /> {texts.addAddress}
        </Button>
      </div>
      <h2 className="kop-3">{texts.company}</h2>
      <div className="velden">
        <TextField
          label={texts.fields.company}
          name="company"
          span={3}
          defaultValue={about.company}
          autoComplete="organization"
          maxLength={120}
        />
        <TextField
          label={texts.fields.vatNumber}
          name="vatNumber"
          span={3}
          defaultValue={about.vatNumber}
          help={texts.vatHelp}
          maxLength={20}
        />
        <TextField
          label={texts.fields.name}
          name="name"
          span={3}
          defaultValue={about.name}
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          label={texts.fields.reference}
          name="reference"
          span={3}
          optional
          defaultValue={about.reference}
          maxLength={60}
        />
        <TextField
          label={person.fields.email}
          name="email"
          span={3}
          type="email"
          defaultValue={about.email}
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          label={person.fields.phone}
          name="phone"
          span={3}
          type="tel"
          optional
          defaultValue={about.phone}
          autoComplete="tel"
          maxLength={18}
        />
        <AreaField label={texts.fields.note} name="note" optional rows={3} defaultValue={about.note} maxLength={1000} />
      </div>
      <TreeSum priced={priced} prices={form.prices} />
      <div className="row">
        <Button kind="actie" type="submit" name="intent" value="bestel" busy={busy}>
          {texts.order}
        </Button>
        <Button kind="lijn" type="submit" name="intent" value="offerte">
          {texts.quote}
        </Button>
      </div>
      <p className="klein soft">{texts.orderNote}</p>
    </Form>
  );
}

type RowProps = { row: TreeForm["rows"][number]; at: number; kinds: TreeKind[]; days: Day[]; addresses: number };

function Row({ row, at, kinds, days, addresses }: RowProps) {
  const { head } = texts;
  const name = (what: string) => `${texts.row(at + 1)}, ${what.toLowerCase()}`;
  return (
    <fieldset className="boomrij">
      <legend className="vh">{texts.row(at + 1)}</legend>
      <Cell label={head.tree}>
        <select className="inv" name="sku" defaultValue={row.sku} aria-label={name(head.tree)}>
          <option value="">{texts.choose}</option>
          {kinds.map(({ sku, name: tree, label, cents, rate, stock }) => (
            <option key={sku} value={sku} disabled={stock === 0}>
              {texts.option(tree, label, euros(withoutVat(cents, rate)))}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={head.quantity}>
        <input
          className="inv"
          name="aantal"
          inputMode="numeric"
          maxLength={4}
          defaultValue={row.quantity}
          aria-label={name(head.quantity)}
        />
      </Cell>
      <Cell label={head.address}>
        <select className="inv" name="adres" defaultValue={row.address} aria-label={name(head.address)}>
          {Array.from({ length: addresses }, (_, place) => (
            // biome-ignore lint: an address is its place in the list
            <option key={place} value={place + 1}>
              {texts.address(place + 1)}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={head.day}>
        <select className="inv" name="dag" defaultValue={row.day} aria-label={name(head.day)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {sayDay(day)}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={head.extra}>
        <select className="inv" name="erbij" defaultValue={row.extra} aria-label={name(head.extra)}>
          {EXTRAS.map((extra) => (
            <option key={extra} value={extra}>
              {texts.extras[extra]}
            </option>
          ))}
        </select>
      </Cell>
      <Cell label={head.collect}>
        <select
          className="inv"
          name="ophalen"
          defaultValue={row.collect ? "ja" : "nee"}
          aria-label={name(head.collect)}
        >
          <option value="nee">{texts.collect.nee}</option>
          <option value="ja">{texts.collect.ja}</option>
        </select>
      </Cell>
    </fieldset>
  );
}

const Cell = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="veld">
    <span className="lbl" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);
