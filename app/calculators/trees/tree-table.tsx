import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useOwnDetails } from "../own-details.ts";
import type { Day } from "#kit/day.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import { person } from "#texts/calculators/person.ts";
import { Button } from "#ui/button.tsx";
import { AreaField, TextField } from "#ui/form/field.tsx";
import { useTakeOver } from "#ui/form/use-take-over.ts";
import { Icon } from "#ui/icon.tsx";
import { Message } from "#ui/message.tsx";
import { emptyTreeForm, readTreeForm, rowsOf, type TreeField, type TreeForm } from "./tree-form.ts";
import { type Along, priceTrees, reverseFor, type TreeKind } from "./tree-order.ts";
import { TreeRowFields } from "./tree-row.tsx";
import { TreeSum } from "./tree-sum.tsx";

type About = Pick<
  ComponentProps<typeof TextField>,
  "label" | "type" | "autoComplete" | "maxLength" | "optional" | "help"
>;

const ABOUT: (About & { name: Exclude<TreeField, "note"> })[] = [
  { name: "company", label: texts.fields.company, autoComplete: "organization", maxLength: 120 },
  { name: "vatNumber", label: texts.fields.vatNumber, help: texts.vatHelp, maxLength: 20 },
  { name: "name", label: texts.fields.name, autoComplete: "name", maxLength: 100 },
  { name: "reference", label: texts.fields.reference, optional: true, maxLength: 60 },
  { name: "email", label: person.fields.email, type: "email", autoComplete: "email", maxLength: 254 },
  { name: "phone", label: person.fields.phone, type: "tel", optional: true, autoComplete: "tel", maxLength: 18 },
];

/** What can be wrong with a field, so that it stands beside it too. */
const FAULTS: Partial<Record<TreeField, string>> = {
  company: texts.errors.company,
  vatNumber: texts.errors.vatNumber,
  name: person.errors.name,
  email: person.errors.email,
};

type Props = {
  /** As it came back; a page that was only opened has an empty one. */
  form: TreeForm | undefined;
  kinds: TreeKind[];
  along: Along;
  days: Day[];
  today: Day;
  deliveryCents: number;
  faults: string[];
};

/** The order of a company as one table; every button is a submit, so it grows without scripts too. */
export function TreeTable({ form: told, kinds, along, days, today, deliveryCents, faults }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useOwnDetails(element, { street: "straat", city: "plaats" });
  const [empty] = useState(() => emptyTreeForm(today));
  const given = told ?? empty;
  const [live, setLive] = useState<TreeForm | null>(null);
  // What the shop counted counts; until that comes, and when it does not come, what stands in the form.
  const [seen, setSeen] = useState(told);
  if (told !== seen) {
    setSeen(told);
    setLive(null);
  }
  const count = () => element.current && setLive(readTreeForm(new FormData(element.current), today));
  useTakeOver(element, count);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The buttons are far below: who pressed one is brought to what is wrong.
    if (!faults.length) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: "center" });
  }, [faults]);
  const busy = useNavigation().state === "submitting";
  const form = live ?? given;
  const words = { collect: texts.collectLine, delivery: texts.deliveryLine };
  const reverse = reverseFor(form.about.vatNumber, form.addresses);
  const priced = priceTrees(rowsOf(form), kinds, along, deliveryCents, words, reverse);
  const { about } = given;
  return (
    <Form method="post" ref={element} noValidate preventScrollReset className="stack bomen" onChange={count}>
      <button type="submit" name="deed" value="trees.count" className="vh" tabIndex={-1} aria-hidden="true" />
      {faults.length > 0 && (
        <div ref={summary} tabIndex={-1}>
          <Message tone="fout">
            {texts.fix}
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </Message>
        </div>
      )}
      <h2 className="kop-3">{texts.table}</h2>
      <div className="stack boomrijen">
        {given.rows.map((row, at) => (
          // biome-ignore lint: a row is its place in the table
          <TreeRowFields key={at} row={row} at={at} kinds={kinds} days={days} addresses={given.addresses.length} />
        ))}
      </div>
      <div className="row">
        <Button kind="lijn" size="s" type="submit" name="deed" value="trees.row">
          <Icon name="plus" small /> {texts.addRow}
        </Button>
        <noscript>
          <Button kind="lijn" size="s" type="submit" name="deed" value="trees.count">
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
        <Button kind="lijn" size="s" type="submit" name="deed" value="trees.address">
          <Icon name="plus" small /> {texts.addAddress}
        </Button>
      </div>
      <h2 className="kop-3">{texts.company}</h2>
      <div className="velden">
        {ABOUT.map(({ name, label, ...rest }) => (
          <TextField
            key={name}
            label={label}
            name={name}
            span={3}
            defaultValue={about[name]}
            errors={faults.filter((fault) => fault === FAULTS[name])}
            {...rest}
          />
        ))}
        <AreaField label={texts.fields.note} name="note" optional rows={3} defaultValue={about.note} maxLength={1000} />
      </div>
      <TreeSum priced={priced} prices={form.prices} />
      <div className="row">
        <Button kind="actie" type="submit" name="deed" value="trees.order" busy={busy}>
          {texts.order}
        </Button>
        <Button kind="lijn" type="submit" name="deed" value="trees.quote">
          {texts.quote}
        </Button>
      </div>
      <p className="klein soft">{texts.orderNote}</p>
    </Form>
  );
}
