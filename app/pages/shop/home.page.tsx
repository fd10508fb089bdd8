import { listArticles, listTasks } from "#advice/articles.server.ts";
import { topicIcon, topicTitle } from "#advice/topics.ts";
import { atNow, listMoves } from "#catalogue/category/move-category.server.ts";
import { CardBench } from "#catalogue/card/product-card.tsx";
import { countPerCategory, listCards, listInCategory } from "#catalogue/product/products.server.ts";
import { dayOf, MONTHS, monthOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { articlePath, productPath } from "#kit/path.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { home } from "#texts/home.ts";
import { Icon } from "#ui/icon.tsx";
import { FIRST_ON_PHONE, FIRST_SEEN } from "#ui/loading/first-seen.ts";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/home.page.ts";
import { HedgeTeaser, MonthNav, Register } from "./home-parts.tsx";
import { Advice, Christmas, Indoors } from "./home-sections.tsx";
import { AREAS } from "#layout/menu/menu.ts";
import { pageMeta } from "#layout/head/meta.ts";

export const handle = { auth: "open", name: "home", lean: true, query: [] };

/** The plants of the hero picture, with the spot where their label stands. */
const HERO = [
  { slug: "kerstroos", spot: "hs-links" },
  { slug: "laurier-novita", spot: "hs-midden" },
  { slug: "amberboom", spot: "hs-rechts" },
];
const SEASON: Record<number, string> = {
  11: "haagplanten-met-blote-wortel",
  12: "kerst",
  1: "haagplanten-met-blote-wortel",
  2: "fruitbomen",
  3: "vaste-planten",
  4: "rozen",
  5: "hortensia",
  6: "lavendel",
};

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  keepPage(context, "home", "range", "today");
  const month = monthOf(dayOf(shop.now()));
  const moves = await listMoves(shop.db);
  const [counts, hero, season] = await Promise.all([
    countPerCategory(shop.db),
    listCards(
      shop.db,
      HERO.map(({ slug }) => slug),
    ),
    listInCategory(shop.db, atNow(moves, SEASON[month] ?? "haagplanten"), 4),
  ]);
  const articles = listArticles();
  const timely = articles.filter(({ months }) => months.includes(month));
  const shown = [...new Set([...onePerTopic(timely), ...timely, ...articles])].slice(0, 6);
  const [lead] = await listCards(shop.db, shown[0]?.products.slice(0, 1) ?? []);
  return {
    month,
    counts: Object.fromEntries(AREAS.map(({ to }) => [to, counts.get(atNow(moves, to.slice(1))) ?? 0])),
    hero: hero.map(({ slug, name, fromCents }) => ({
      slug,
      name,
      fromCents,
      spot: HERO.find((one) => one.slug === slug)?.spot ?? "",
    })),
    season,
    tasks: onePerTopic(listTasks(month))
      .slice(0, 4)
      .map(({ text, slug, topic }) => ({ text, slug, topic: topicTitle(topic), icon: topicIcon(topic) })),
    articles: shown.flatMap((one) =>
      one
        ? [
            {
              slug: one.slug,
              title: one.title,
              topic: topicTitle(one.topic),
              minutes: one.minutes,
              short: one.short,
              picture: one === shown[0] ? (lead?.picture ?? null) : null,
            },
          ]
        : [],
    ),
  };
}

/** The first of each topic: a month is more than one plant. */
function onePerTopic<One extends { topic: string }>(list: One[]): One[] {
  return list.filter(({ topic }, at) => list.findIndex((one) => one.topic === topic) === at);
}

export const meta: Route.MetaFunction = () => pageMeta({ title: home.title, description: home.description, path: "/" });

export default function Home({ loaderData }: Route.ComponentProps) {
  const { month, counts, hero, season, tasks, articles } = loaderData;
  return (
    <main id="inhoud">
      <PageStyle name="home" />
      <Hero labels={hero} />
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
            <h2>{home.range.heading}</h2>
            <p className="soft smal">{home.range.text}</p>
            <Link className="link-pijl" to="/groenhulp/blote-wortel-kluit-of-pot">
              {home.range.link} <Icon name="verder" />
            </Link>
          </div>
          <Register counts={counts} />
        </div>
      </section>
      <section className="section straks">
        <div className="wrap">
          <div className="kalender-kop">
            <div className="stack">
              <h2>{home.month.heading(MONTHS[month - 1] ?? "")}</h2>
              <p className="lead">{home.month.lead[month - 1]}</p>
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
            <CardBench cards={season} month={month} />
          </div>
        </div>
      </section>
      <HedgeTeaser />
      <Indoors />
      <Advice articles={articles} />
      <Christmas />
      <section className="section straks">
        <div className="wrap stem-in">
          <h2>{home.facts.heading}</h2>
          <ul className="cijfers">
            {home.facts.list.map(({ figure, text }) => (
              <li key={figure}>
                <b className="kop">{figure}</b>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </main>
  );
}

function Hero({ labels }: { labels: { slug: string; name: string; fromCents: number; spot: string }[] }) {
  return (
    <section className="held lommer">
      <div className="wrap held-in">
        <div className="held-tekst">
          <h1>{home.hero.heading}</h1>
          <p className="lead">{home.hero.lead}</p>
          <div className="row">
            <Link className="btn btn-actie btn-xl" to="/haagplanten">
              {home.hero.action}
            </Link>
            <Link className="link-pijl" to="/haag-berekenen">
              {home.hero.calculate} <Icon name="verder" />
            </Link>
          </div>
        </div>
        <div className="parade">
          <picture id={FIRST_SEEN}>
            <source type="image/avif" media={FIRST_ON_PHONE} srcSet="/plaat/hero/home-580.avif" />
            <source type="image/avif" media="(max-width: 62rem)" srcSet="/plaat/hero/home-860.avif" />
            <source type="image/avif" srcSet="/plaat/hero/home-1640.avif" />
            <img
              src="/plaat/hero/home-1640.avif"
              alt={home.hero.picture}
              width="1640"
              height="1000"
              fetchPriority="high"
            />
          </picture>
          <img className="meetlat" src="/beeld/meetlat.svg" alt="" width="60" height="861" />
          {labels.map(({ slug, name, fromCents, spot }) => (
            <Link key={slug} className={`etiket etiket-kalk hs ${spot}`} to={productPath(slug)}>
              <b>{name}</b>
              <br />
              {home.hero.from(euros(fromCents))}
            </Link>
          ))}
        </div>
      </div>
    </section>
  );
}
