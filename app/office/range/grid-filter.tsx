import { Form, useNavigation } from "react-router";
import { officeRange as say } from "#texts/office/range/range.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Deed, Folded } from "../deed.tsx";
import { type Asked, askedPath } from "./asked.ts";
import { type Column, COLUMNS } from "./columns.ts";
import type { Saved } from "./undo-deed.server.ts";

export function Views({ asked }: { asked: Asked }) {
  return (
    <nav className="weergaven" aria-label={say.views}>
      {Object.entries(say.view).map(([view, label]) => (
        <Link
          key={view}
          to={askedPath({ ...asked, view: view as Asked["view"] })}
          aria-current={view === asked.view ? "page" : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type Options = [value: string, label: string][];

function Choice({ name, label, chosen, options }: { name: string; label: string; chosen: string; options: Options }) {
  return (
    <label>
      <span>{label}</span>
      <select className="inv" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Words to look for, the group, the season and the order: a plain form. On a phone all but the words lie behind one button. */
export function Filter({ asked, groups }: { asked: Asked; groups: string[] }) {
  const { q, view, group, season, sort } = asked;
  const chosen = [group, season, sort !== "groep"].filter(Boolean).length;
  const named = groups.map((one): [string, string] => [one, say.groups[one] ?? one]);
  return (
    <Form className="filters" role="search" key={askedPath(asked)}>
      {view !== "alle" && <input type="hidden" name="weergave" value={view} />}
      <div className="zoek-in">
        <Icon name="zoeken" small />
        <input
          className="inv"
          type="search"
          name="q"
          maxLength={100}
          aria-label={say.search}
          placeholder={say.search}
          defaultValue={q}
        />
      </div>
      <button className={`${buttonClass({ kind: "lijn", size: "s" })} filterknop`} type="button" popoverTarget="keuzes">
        <Icon name="filter" small />
        {say.filter(chosen)}
      </button>
      <div id="keuzes" popover="auto" className="keuzes">
        <Choice name="groep" label={say.group} chosen={group} options={[["", say.allGroups], ...named]} />
        <Choice name="seizoen" label={say.season} chosen={season} options={Object.entries(say.seasons)} />
        <Choice name="sorteer" label={say.sort} chosen={sort} options={Object.entries(say.sorts)} />
        <Button kind="lijn" size="s" type="submit">
          {say.find}
        </Button>
      </div>
    </Form>
  );
}

/** Which columns somebody sees; kept with their account. */
export function ColumnsPart({ columns }: { columns: Column[] }) {
  return (
    <details className="kolommen" key={columns.join()}>
      <summary>{say.columns}</summary>
      <Deed deed="range.columns" label={say.chooseColumns} kind="lijn">
        <div className="kolom-keus">
          {COLUMNS.map((column) => (
            <label key={column} className="kies">
              <input type="checkbox" name="kolom" value={column} defaultChecked={columns.includes(column)} />
              <span>{say.column[column]}</span>
            </label>
          ))}
        </div>
      </Deed>
    </details>
  );
}

/** What was saved of late, by whom, and the way back; also tomorrow. */
export function LastPart({ saves }: { saves: Saved[] }) {
  const busy = useNavigation().formData?.get("id");
  if (saves.length === 0) return null;
  return (
    <Folded title={say.last}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="deed" value="range.undo" />
        <ul className="laatst">
          {saves.map(({ id, who, at, count, isOpen }) => (
            <li key={id} className="spread">
              <span>{say.lastLine(count, who, at)}</span>
              {isOpen ? (
                <Button kind="lijn" size="s" type="submit" name="id" value={id} busy={busy === String(id)}>
                  {say.undo}
                </Button>
              ) : (
                <span className="soft">{say.lastUndone}</span>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </Folded>
  );
}
