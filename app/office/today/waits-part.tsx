import { officeToday as say } from "#texts/office/today.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Section } from "./section.tsx";
import type { Shown } from "./show-today.server.ts";

export function Waits({ waits }: Pick<Shown, "waits">) {
  return (
    <Section title={say.waits}>
      {waits.length === 0 && <p className="soft">{say.none}</p>}
      <ul className="wachtrij">
        {waits.map(({ key, icon, title, small, when, tone, to, deed }) => (
          <li key={key}>
            <Icon name={icon} />
            <div className="twee">
              <b>{title}</b>
              {small && <small>{small}</small>}
            </div>
            <span className={`wanneer ${tone}`}>{when}</span>
            <Link className="btn btn-lijn btn-s" to={to} aria-label={`${deed}: ${title}`}>
              {deed}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
