import { Form, redirect } from "react-router";
import { dayOf, monthOf } from "#kit/day.ts";
import { articlePath, categoryPath } from "#kit/path.ts";
import { pageMeta } from "#layout/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { search, widgets } from "#texts/search.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Message } from "#ui/message.tsx";
import type { Route } from "./+types/search.page.ts";
import { toggleUrl } from "./facets.tsx";
import { findProducts } from "./find-products.server.ts";
import { countSearch } from "./learn.server.ts";
import { Results } from "./results.tsx";
import type { SearchResult } from "./search-engine.ts";
import { searchOf } from "./shop-search.server.ts";
import { stateOf } from "./state-of.ts";

export const handle = { auth: "open", name: "search", scrollToTop: true, lean: true };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const state = stateOf(url);
  const asked = (indexName: string, hitsPerPage: number) => ({
    indexName,
    params: { query: state.query, hitsPerPage, attributesToHighlight: [], attributesToSnippet: [] },
  });
  const [found, aside] = await Promise.all([
    findProducts(shop, state),
    state.query ? searchOf(shop).search([asked("categories", 5), asked("articles", 4)]) : { results: [] },
  ]);
  if (found.redirect && state.page === 1) throw redirect(found.redirect);
  if (state.query && state.page === 1) await countSearch(shop, state.query, found.total);
  const [categories, articles] = aside.results as SearchResult[];
  const pick = (result?: SearchResult) =>
    (result?.droppedWords.length ? [] : (result?.hits ?? [])).map(({ slug, name }) => ({ slug, name }));
  return { state, found, month: monthOf(dayOf(shop.now())), categories: pick(categories), articles: pick(articles) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: search.title(loaderData?.state.query ?? ""),
    description: search.description,
    path: "/search",
    noindex: true,
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  const { state, found, month, categories, articles } = loaderData;
  return (
    <main id="inhoud">
      <section className="cat-kop lommer">
        <div className="wrap stack">
          <Crumbs trail={[{ label: search.title(state.query) }]} />
          <h1>{search.heading(state.query)}</h1>
          <Form className="zoek zoek-groot" role="search" aria-label={search.heading("")} action="/search">
            <input
              type="search"
              name="q"
              key={state.query}
              defaultValue={state.query}
              aria-label={widgets.placeholder}
              placeholder={widgets.placeholder}
              maxLength={512}
              autoComplete="off"
            />
            <button type="submit" aria-label={widgets.submit}>
              <Icon name="zoeken" small />
            </button>
          </Form>
          <Remarks found={found} />
          {found.suggested.length > 0 && (
            <ul className="row chips">
              {found.suggested.map(({ facet, value, count }) => (
                <li key={facet + value}>
                  <Link className="chip" to={toggleUrl(state, facet, value)}>
                    <Icon name="plus" small /> {value} <span className="soft">{count}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <Aside
            title={search.categories}
            links={categories.map(({ slug, name }) => ({ name, to: categoryPath(slug) }))}
          />
          <Aside title={search.articles} links={articles.map(({ slug, name }) => ({ name, to: articlePath(slug) }))} />
        </div>
      </section>
      <Results data={found} state={state} month={month} empty={<Nothing query={state.query} />} />
    </main>
  );
}

function Remarks({ found }: { found: { dropped: string[]; corrections: { from: string; to: string }[] } }) {
  const [fix] = found.corrections;
  if (found.dropped.length === 0 && !fix) return null;
  return (
    <Message>
      {fix && <p>{search.corrected(fix.from, fix.to)}</p>}
      {found.dropped.length > 0 && <p>{search.dropped(found.dropped.map((word) => `‘${word}’`).join(", "))}</p>}
    </Message>
  );
}

function Aside({ title, links }: { title: string; links: { name: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className="row ook">
      <b>{title}</b>
      {links.map(({ name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </p>
  );
}

const DOORS = [
  { name: "Haagplanten", to: "/haagplanten" },
  { name: "Kamerplanten", to: "/kamerplanten" },
  { name: "Groenhulp", to: "/groenhulp" },
];

function Nothing({ query }: { query: string }) {
  return (
    <Empty title={query ? search.none(query) : search.noneHere}>
      <p>{search.noneText}</p>
      <p className="row midden-rij">
        {DOORS.map(({ name, to }) => (
          <Link key={to} className="chip" to={to}>
            {name}
          </Link>
        ))}
        <Link className="chip" to="/advies">
          <Icon name="chat" small /> {search.ask}
        </Link>
      </p>
    </Empty>
  );
}
