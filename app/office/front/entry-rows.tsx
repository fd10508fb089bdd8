import { officeArrange } from "#texts/office/shop/arrange.ts";
import { officeMenu as say } from "#texts/office/shop/menu.ts";
import type { Row } from "./menu-form.ts";
import { MoveButton } from "./move-button.tsx";

type Props = {
  /** Which list of the form: its links, or its answers. */
  of: "r" | "g";
  label: string;
  help: string;
  rows: Row[];
  choices: string;
  /** What the page at an address is called by itself. */
  labelOf(to: string): string | undefined;
  errors: Record<string, string[]>;
};

const EMPTY: Row = { to: "", name: "", from: "", until: "", hidden: "" };

/** Links one under the other, with two lines for more; the buttons beside a line move it and save. */
export function EntryRows({ of, label, help, rows, choices, labelOf, errors }: Props) {
  const shown = [...rows, EMPTY, EMPTY];
  return (
    <fieldset className="regels">
      <legend>{label}</legend>
      <p className="soft klein">{help}</p>
      <ol>
        {shown.map((row, at) => (
          // Lines have no name of their own; what was typed goes with the form.
          <li key={`${at}${JSON.stringify(row)}`} className={row.to || !row.name ? "regel" : "regel regel-kop"}>
            <Line
              of={of}
              at={at}
              row={row}
              choices={choices}
              label={labelOf(row.to)}
              isLast={at >= rows.length - 1}
              isNew={at >= rows.length}
            />
            {errors[`${of}.${at}`] && <p className="melding-fout">{errors[`${of}.${at}`]?.[0]}</p>}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

type LineProps = {
  of: "r" | "g";
  at: number;
  row: Row;
  choices: string;
  label: string | undefined;
  isLast: boolean;
  isNew: boolean;
};

function Line({ of, at, row, choices, label, isLast, isNew }: LineProps) {
  const field = (name: "to" | "name" | "from" | "until") => ({
    className: "inv",
    name: `${of}.${name}`,
    "aria-label": say.row[name](say.lists[of], at + 1),
    defaultValue: row[name],
  });
  return (
    <>
      <input {...field("to")} list={choices} placeholder={say.rowHead.to} maxLength={200} autoComplete="off" />
      <input {...field("name")} placeholder={label ?? say.rowHead.name} maxLength={60} autoComplete="off" />
      <input {...field("from")} type="date" />
      <input {...field("until")} type="date" />
      <select
        className="inv"
        name={`${of}.hidden`}
        aria-label={say.row.hidden(say.lists[of], at + 1)}
        defaultValue={row.hidden}
      >
        <option value="">{say.shown}</option>
        <option value="ja">{say.hidden}</option>
      </select>
      {!isNew && (
        <span className="regel-knop">
          <MoveButton value={`${of}.${at}.op`} label={officeArrange.up(row.name || row.to)} up off={at === 0} />
          <MoveButton value={`${of}.${at}.neer`} label={officeArrange.down(row.name || row.to)} off={isLast} />
        </span>
      )}
    </>
  );
}
