import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { CardBench } from "#catalogue/card/product-card.tsx";
import { MONTHS, MONTHS_SHORT } from "#kit/day.ts";
import { articlePath } from "#kit/path.ts";
import { home } from "#texts/home.ts";
import { SelectField, TextField } from "#ui/form/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { BlockShown } from "./shown.ts";

type Of<Kind extends BlockShown["kind"]> = Omit<Extract<BlockShown, { kind: Kind }>, "kind" | "id">;

/** A row of categories, on dark soil. */
export function Register({ heading, text, action, shelves }: Of<"categories">) {
  return (
    <section className="bodem donker aarde">
      <img
        className="wortels"
        src="/beeld/wortels.svg"
        alt=""
        loading="lazy"
        decoding="async"
        width="1440"
        height="420"
      />
      <div className="wrap bodem-in straks">
        <div className="stack">
          <h2>{heading}</h2>
          <p className="soft smal">{text}</p>
          {action && (
            <Link className="link-pijl" to={action.to}>
              {action.text} <Icon name="verder" />
            </Link>
          )}
        </div>
        <ul className="register">
          {shelves.map(({ title, to, icon, count }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} duo />
                <span className="nm">{title}</span>
                <span className="hoeveel num">{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** What a month asks of a garden, and what can be planted in it. */
export function Month({ month, lead, tasks, cards }: Of<"month"> & { month: number }) {
  return (
    <section className="section straks">
      <div className="wrap">
        <div className="kalender-kop">
          <div className="stack">
            <h2>{home.month.heading(MONTHS[month - 1] ?? "")}</h2>
            <p className="lead">{lead}</p>
          </div>
          <MonthNav month={month} />
        </div>
        <div className="nu-rij">
          <div>
            <ul className="klussen">
              {tasks.map(({ text, slug, topic, icon }) => (
                <li key={text}>
                  <Icon name={icon} duo />
                  <div>
                    <Link to={articlePath(slug)}>
                      <b>{topic}</b>
                    </Link>
                    {text}
                  </div>
                </li>
              ))}
            </ul>
            <Link className="link-pijl" to="/tuinkalender">
              {home.month.more} <Icon name="verder" />
            </Link>
          </div>
          <CardBench cards={cards} month={month} />
        </div>
      </div>
    </section>
  );
}

function MonthNav({ month }: { month: number }) {
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

export function HedgeTeaser({ heading, text }: Of<"calculator">) {
  const { hedge } = home;
  return (
    <section className="reken">
      <div className="wrap reken-in straks">
        <div className="stack">
          <p className="eyebrow">
            <Icon name="rekenhulp" small /> {hedge.eyebrow}
          </p>
          <h2>{heading}</h2>
          <p>{text}</p>
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

export function Articles({ heading, articles }: Of<"articles">) {
  const [lead, ...rest] = articles;
  return (
    <section className="section aansluitend straks">
      <div className="wrap">
        <div className="spread">
          <h2>{heading}</h2>
          <Link className="link-pijl" to="/groenhulp">
            {home.advice.all} <Icon name="verder" />
          </Link>
        </div>
        <div className="gh-grid">
          {lead && (
            <Link className="gh-groot" to={articlePath(lead.slug)}>
              <span className="gh-beeld lommer">
                <ProductPicture
                  picture={lead.picture && { ...lead.picture, alt: "" }}
                  sizes="(max-width: 62rem) 84vw, 528px"
                  large
                />
              </span>
              <span className="klein soft">{home.advice.about(lead.topic, lead.minutes)}</span>
              <h3>{lead.title}</h3>
              <p>{lead.short}</p>
            </Link>
          )}
          <div className="gh-lijst">
            {rest.map(({ slug, title, topic, minutes }) => (
              <Link key={slug} to={articlePath(slug)}>
                <span className="klein soft">{home.advice.about(topic, minutes)}</span>
                <span className="kop kop-3">{title}</span>
              </Link>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
