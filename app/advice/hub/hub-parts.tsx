import { Form } from "react-router";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { articlePath } from "#kit/path.ts";
import { advice } from "#texts/advice.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { FIRST_ON_PHONE, FIRST_SEEN } from "#ui/loading/first-seen.ts";
import type { Teaser } from "./hub.server.ts";
import { topicPath, topicTitle } from "../topics.ts";

const { hub } = advice;

type Topic = { slug: string; title: string; icon: IconName; articles: { slug: string; title: string }[] };
type Pictures = Record<string, { key: string; alt: string } | null>;

export function HubHead({ asked, count, topic }: { asked: string; count: number; topic: string }) {
  return (
    <section className={topic || asked ? "gh-kop gh-kop-laag donker lommer" : "gh-kop donker lommer"}>
      <div className="wrap gh-kop-in">
        <div className="stack">
          {topic && <Crumbs trail={[{ label: advice.name, to: "/groenhulp" }, { label: topicTitle(topic) }]} />}
          <h1>{topic ? topicTitle(topic) : advice.name}</h1>
          {!topic && <p className="lead">{hub.lead(count)}</p>}
          <Form className="zoek" role="search" aria-label={hub.search} action="/groenhulp">
            <input
              key={asked}
              type="search"
              name="q"
              aria-label={hub.search}
              placeholder={hub.placeholder}
              defaultValue={asked}
              maxLength={200}
            />
            <button type="submit" aria-label={hub.submit}>
              <Icon name="zoeken" small />
            </button>
          </Form>
          <p className="row klein">
            <span className="soft">{hub.examples}</span>
            {hub.exampleList.map((example) => (
              <Link key={example} to={`/groenhulp?q=${encodeURIComponent(example)}`}>
                {example}
              </Link>
            ))}
          </p>
        </div>
        {!topic && !asked && (
          <picture id={FIRST_SEEN}>
            <source type="image/avif" media={FIRST_ON_PHONE} srcSet="/beeld/tree_maple-donker-460.avif" />
            <source type="image/avif" srcSet="/beeld/tree_maple-donker.avif" />
            <img src="/beeld/tree_maple-donker.avif" alt="" width="640" height="640" fetchPriority="high" />
          </picture>
        )}
      </div>
    </section>
  );
}

export function Topics({ topics, current }: { topics: Topic[]; current: string }) {
  return (
    <nav className="wrap themas" aria-label={hub.topics}>
      {topics.map(({ slug, title, icon, articles }) => (
        <Link key={slug} to={topicPath(slug)} aria-current={slug === current ? "page" : undefined}>
          <Icon name={icon} duo />
          <span className="kop kop-4">{title}</span>
          <span className="mini soft num">{hub.count(articles.length)}</span>
        </Link>
      ))}
    </nav>
  );
}

export function Timely({ month, articles, pictures }: { month: string; articles: Teaser[]; pictures: Pictures }) {
  const [lead, ...others] = articles;
  const pictureOf = ({ product }: Teaser) => {
    const picture = product ? pictures[product] : null;
    return picture ? { ...picture, alt: "" } : null;
  };
  return (
    <section className="section">
      <div className="wrap gh-nu">
        {lead && (
          <Link className="gh-groot" to={articlePath(lead.slug)}>
            <div className="gh-beeld lommer">
              <ProductPicture picture={pictureOf(lead)} sizes="(max-width: 62rem) 80vw, 528px" large />
            </div>
            <p className="klein soft">{hub.meta(topicTitle(lead.topic), lead.minutes)}</p>
            <h2>{lead.title}</h2>
            <p>{lead.short}</p>
          </Link>
        )}
        <div>
          <h2 className="kop-3 boven-lijst">{hub.now(month)}</h2>
          <ol className="gh-lijst">
            {others.map((one) => (
              <li key={one.slug}>
                <Link to={articlePath(one.slug)} className="met-beeld">
                  <ProductPicture picture={pictureOf(one)} sizes="88px" />
                  <span>
                    <span className="klein soft">{hub.metaShort(topicTitle(one.topic), one.minutes)}</span>
                    <span className="kop kop-3">{one.title}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

export function Calculators({ here }: { here?: string }) {
  return (
    <section className="rek">
      <div className="wrap section straks">
        <h2>{hub.calculators}</h2>
        <div className="rek-grid">
          {hub.calculatorList.map(({ to, icon, title, text }) => (
            <Link key={to} to={to}>
              <Icon name={icon} duo />
              <span className="kop kop-3">{title}</span>
              <span className="klein">{text}</span>
              <span className="link-pijl">
                {hub.calculate} <Icon name="verder" />
              </span>
            </Link>
          ))}
        </div>
        <div className="rek-grid">
          <Tools here={here} />
        </div>
      </div>
    </section>
  );
}

function Tools({ here }: { here: string | undefined }) {
  const others = here ? [...hub.tools.filter(({ to }) => to !== here), hub.questions] : hub.tools;
  return others.map(({ to, icon, title, text }) => (
    <Link key={to} to={to}>
      <Icon name={icon} duo />
      <span className="kop kop-3">{title}</span>
      <span className="klein">{text}</span>
    </Link>
  ));
}

export function Helpful({ voted, articles }: { voted: boolean; articles: Teaser[] }) {
  return (
    <section className="section straks">
      <div className="wrap">
        <h2>{voted ? hub.helped : hub.start}</h2>
        <TeaserList articles={articles} />
      </div>
    </section>
  );
}

function TeaserList({ articles }: { articles: Teaser[] }) {
  return (
    <ul className="gh-lijst gh-kolommen">
      {articles.map(({ slug, title, topic, minutes, short }) => (
        <li key={slug}>
          <Link to={articlePath(slug)}>
            <span className="klein soft">{hub.metaShort(topicTitle(topic), minutes)}</span>
            <span className="kop kop-3">{title}</span>
            <span className="klein">{short}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Results({ title, results, asked }: { title: string; results: Teaser[]; asked: string }) {
  return (
    <section className="section wrap">
      <h2>{title}</h2>
      <p className="vh" role="status">
        {title}
      </p>
      {results.length > 0 ? (
        <TeaserList articles={results} />
      ) : (
        <p>
          {hub.nothing} <Link to={`/advies?vraag=${encodeURIComponent(asked)}#vraag`}>{advice.ask.heading}</Link>.
        </p>
      )}
    </section>
  );
}

/** Like the back of a book: every article under its topic. */
export function ArticleIndex({ topics }: { topics: Topic[] }) {
  return (
    <section className="section aansluitend straks">
      <div className="wrap">
        <h2>{hub.index}</h2>
        <div className="index">
          {topics.map(({ slug, title, articles }) => (
            <section key={slug} id={slug}>
              <h3>{title}</h3>
              <ul className="lijst-kaal">
                {articles.map((article) => (
                  <li key={article.slug}>
                    <Link to={articlePath(article.slug)}>{article.title}</Link>
                  </li>
                ))}
              </ul>
              <Link className="klein" to={topicPath(slug)}>
                {hub.allOf(title.toLowerCase())}
              </Link>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
