import { Form } from "react-router";
import { Icon } from "#ui/icon.tsx";

type Choice = { name: string; label: string; any: string; chosen: string; options: [value: string, label: string][] };
type Props = { q: string; search: string; find: string; choice: Choice; children?: React.ReactNode };

/** Above a list of the office: words to look for and one choice; a plain form, so it works without scripts. */
export function FindBar({ q, search, find, choice, children }: Props) {
  return (
    <Form className="filters" role="search" key={`${q}${choice.chosen}`}>
      {children}
      <div className="zoek-in">
        <Icon name="zoeken" small />
        <input
          className="inv"
          type="search"
          name="q"
          maxLength={100}
          aria-label={search}
          placeholder={search}
          defaultValue={q}
        />
      </div>
      <select className="inv" name={choice.name} aria-label={choice.label} defaultValue={choice.chosen}>
        <option value="">{choice.any}</option>
        {choice.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button className="btn btn-lijn btn-s" type="submit">
        {find}
      </button>
    </Form>
  );
}
