import { Suspense, useState } from "react";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { type Day, sayDate, sayMonths } from "#kit/day.ts";
import { articlePath, categoryPath } from "#kit/path.ts";
import { advice } from "#texts/advice.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { GoTo, part } from "#ui/loading/part.tsx";
import type { Article as Read } from "../articles.server.ts";
import { topicPath, topicTitle } from "../topics.ts";

const { article: words } = advice;
const AskPanel = part(
  () => import("../ask/ask-panel.tsx"),
  () => <GoTo to={`/advies?artikel=${location.pathname.split("/").at(-1)}#vraag`} />,
);

type HeadProps = Pick<Read, "title" | "description" | "topic" | "minutes" | "updated" | "months"> & {
  picture: { key: string; alt: string } | null;
};

export function Head({ title, description, topic, minutes, updated, months, picture }: HeadProps) {
  return (
    <header className="art-kop lommer">
      <div className="wrap">
        <Crumbs
          trail={[
            { label: advice.name, to: "/groenhulp" },
            { label: topicTitle(topic), to: topicPath(topic) },
          ]}
        />
        <div className="art-kop-in">
          <div className="stack">
            <h1>{title}</h1>
            <p className="lead">{description}</p>
            <p className="row klein soft">
              <span>{words.by}</span>
              <span>{words.minutes(minutes)}</span>
              <span>{words.updated(sayDate(updated as Day))}</span>
              {months.length > 0 && months.length < 12 && <span>{words.months(sayMonths(months))}</span>}
            </p>
          </div>
          <ProductPicture picture={picture} sizes="(max-width: 62rem) 80vw, 420px" eager large />
        </div>
      </div>
    </header>
  );
}

export function Ask({ slug }: { slug: string }) {
  const [open, show] = useState(false);
  return (
    <div className="vraag-kweker">
      <a
        className="btn btn-lijn"
        href={`/advies?artikel=${slug}#vraag`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          show(true);
        }}
      >
        <Icon name="chat" />
        {advice.ask.open}
      </a>
      {open && (
        <Suspense>
          <AskPanel onClose={() => show(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What was read for an article, and how it was checked. */
export function Sources({ sources }: Pick<Read, "sources">) {
  return (
    <section className="straks tekst">
      <h2 id="bronnen">{words.sources}</h2>
      <ul>
        {sources.map(({ title, publisher, year, about, url }) => (
          <li key={url}>
            <a href={url} rel="nofollow noopener">
              {title}
            </a>
            , {publisher}
            {year && `, ${year}`}: {about}.
          </li>
        ))}
      </ul>
      <p className="klein soft">{words.checked}</p>
    </section>
  );
}

type FurtherProps = {
  related: Pick<Read, "slug" | "title" | "topic" | "minutes">[];
  categories: { slug: string; title: string }[];
};

export function Further({ related, categories }: FurtherProps) {
  return (
    <section className="section verder-lezen straks">
      <div className="wrap gh-nu">
        {related.length > 0 && (
          <div>
            <h2 className="kop-3">{words.related}</h2>
            <ul className="gh-lijst">
              {related.map(({ slug, title, topic, minutes }) => (
                <li key={slug}>
                  <Link to={articlePath(slug)}>
                    <span className="klein soft">
                      {topicTitle(topic)} · {minutes} min
                    </span>
                    <span className="kop kop-3">{title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {categories.length > 0 && (
          <div>
            <h2 className="kop-3">{words.categories}</h2>
            <ul className="row">
              {categories.map(({ slug, title }) => (
                <li key={slug}>
                  <Link className="chip" to={categoryPath(slug)}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
