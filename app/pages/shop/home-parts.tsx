import { Form } from "react-router";
import { MONTHS, MONTHS_SHORT } from "#kit/day.ts";
import { home } from "#texts/home.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { AREAS } from "#layout/menu/menu.ts";

export function Register({ counts }: { counts: Record<string, number> }) {
  return (
    <ul className="register">
      {AREAS.map(({ title, to, icon }) => (
        <li key={to}>
          <Link to={to}>
            <Icon name={icon} duo />
            <span className="nm">{title}</span>
            <span className="hoeveel num">{counts[to]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function MonthNav({ month }: { month: number }) {
  return (
    <nav aria-label={home.month.nav}>
      <ol className="maandnav">
        {MONTHS_SHORT.map((short, at) => (
          <li key={short}>
            <Link
              to={`/tuinkalender?maand=${at + 1}`}
              aria-label={MONTHS[at]}
              aria-current={at + 1 === month ? "date" : undefined}
            >
              <span>{short}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const SPECIES = [
  { slug: "laurier-novita", name: "Laurierkers ‘Novita’" },
  { slug: "haagbeuk", name: "Haagbeuk" },
  { slug: "groene-beuk", name: "Groene beuk" },
  { slug: "haagliguster", name: "Haagliguster" },
];

export function HedgeTeaser() {
  const { hedge } = home;
  return (
    <section className="reken">
      <div className="wrap reken-in straks">
        <div className="stack">
          <p className="eyebrow">
            <Icon name="rekenhulp" small /> {hedge.eyebrow}
          </p>
          <h2>{hedge.heading}</h2>
          <p>{hedge.text}</p>
          <Form className="reken-f" action="/haag-berekenen">
            <TextField label={hedge.length} name="lengte" inputMode="decimal" defaultValue="4,8" unit={hedge.metre} />
            <SelectField label={hedge.species} name="soort">
              {SPECIES.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
            <button className="btn btn-actie" type="submit">
              {hedge.submit}
            </button>
          </Form>
          <p className="row klein">
            <Link to="/kunstgras">{hedge.grass}</Link>
            <Link to="/ligusterhaag">{hedge.privet}</Link>
          </p>
        </div>
        <figure className="plattegrond">
          <img
            src="/beeld/haagplan.svg"
            alt={hedge.picture}
            width="1120"
            height="250"
            loading="lazy"
            decoding="async"
          />
          <figcaption>
            <b className="kop kop-3">{hedge.caption}</b>
            <span>{hedge.example}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
