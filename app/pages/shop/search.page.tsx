import { Form, redirect } from "react-router";
import { ProductCard } from "#catalogue/card/product-card.tsx";
import { isPetSafe } from "#catalogue/label/pet-mode.ts";
import { PetSwitch } from "#catalogue/label/pet-switch.tsx";
import { dayOf, monthOf } from "#kit/day.ts";
import { pack, unpack } from "#kit/page/packed.ts";
import { articlePath, categoryPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { search, widgets } from "#texts/search/search.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { useInBrowser } from "#ui/loading/in-browser.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { peerOf } from "#outside/allowance.server.ts";
import { Empty, Message } from "#ui/message.tsx";
import type { Route } from "./+types/search.page.ts";
import { toggleUrl } from "#search/parts/facet.ts";
import { askedOf, findProducts } from "#search/find-products.server.ts";
import { countSearch } from "#search/learn.server.ts";
import { Results } from "#search/parts/results.tsx";
import type { SearchResult } from "#search/search-engine.ts";
import { searchOf } from "#search/shop-search.server.ts";
import { requireTurn } from "#search/engine/query/take-turn.server.ts";
import { emptyState, type SearchState, writeSearchUrl } from "#search/parts/url.ts";

export const handle = { auth: "open", name: "search", lean: true };

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const state = await askedOf(shop, url);
  requireTurn(shop, request, state.query);
  const asked = (indexName: string, hitsPerPage: number) => ({
    indexName,
    params: { query: state.query, hitsPerPage, attributesToHighlight: [], attributesToSnippet: [] },
  });
  const [found, aside] = await Promise.all([
    findProducts(shop, state),
    state.query ? searchOf(shop).search([asked("categories", 5), asked("articles", 4)]) : { results: [] },
  ]);
  if (found.redirect && state.page === 1) throw redirect(found.redirect);
  if (state.query && state.page === 1) await countSearch(shop, state.query, found.total, peerOf(request));
  // Nothing found is no end: then the front of the range stands below.
  const popular = state.query && found.total === 0 ? (await findProducts(shop, emptyState())).cards.slice(0, 8) : [];
  const [categories, articles] = aside.results as SearchResult[];
  const pick = (result?: SearchResult) =>
    (result?.droppedWords.length ? [] : (result?.hits ?? [])).map(({ slug, name }) => ({ slug, name }));
  // This page is kept for nobody, so it may read what a visitor chose; pages that are kept leave it to the style sheet.
  const petSafe = isPetSafe(request.headers.get("cookie") ?? "");
  return pack({
    state,
    found,
    petSafe,
    month: monthOf(dayOf(shop.now())),
    categories: pick(categories),
    articles: pick(articles),
    popular,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: search.title(loaderData ? unpack(loaderData).state.query : ""),
    description: search.description,
    path: "/search",
    noindex: true,
  });

export default function Search({ loaderData }: Route.ComponentProps) {
  const { state, found, petSafe, month, categories, articles, popular } = unpack(loaderData);
  // Once scripts run the switch is on the whole page, and can be turned there.
  const isServers = !useInBrowser();
  return (
    <main id="inhoud" data-dier={isServers && petSafe ? "aan" : undefined}>
      <section className="cat-kop lommer">
        <div className="wrap">
          <Crumbs trail={[{ label: search.title(state.query) }]} />
          <h1>
            {state.query && found.total > 0
              ? search.resultsFor(found.exact || found.total, state.query)
              : search.heading(state.query)}
          </h1>
          {!state.query && <AskAgain />}
          <Remarks found={found} />
          <ul className="row rol">
            {found.cards.some((card) => card.toxic) && (
              <li>
                <PetSwitch back={`/search${writeSearchUrl(state)}`} servers={petSafe} />
              </li>
            )}
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link className="chip" to={categoryPath(slug)}>
                  <Icon name="planten" small /> {name}
                </Link>
              </li>
            ))}
            {found.suggested.map(({ facet, value, label, count }) => (
              <li key={facet + value}>
                <Link className="chip" to={toggleUrl(state, facet, value)}>
                  <Icon name="plus" small /> {label} <span className="soft">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Results data={found} state={state} month={month} empty={<Nothing state={state} />} />
      <div className="wrap">
        <Aside title={search.articles} links={articles.map(({ slug, name }) => ({ name, to: articlePath(slug) }))} />
      </div>
      {popular.length > 0 && (
        <section className="wrap stack">
          <h2>{search.popular}</h2>
          <div className="tafel tafel-4">
            {popular.map((card) => (
              <ProductCard key={card.slug} card={card} month={month} />
            ))}
          </div>
        </section>
      )}
    </main>
  );
}

/** In the page itself only when nothing was asked yet; the header always has one. */
function AskAgain() {
  return (
    <Form className="zoek zoek-groot" role="search" aria-label={search.heading("")} action="/search">
      <input
        type="search"
        name="q"
        aria-label={widgets.placeholder}
        placeholder={widgets.placeholder}
        maxLength={512}
        autoComplete="off"
      />
      <button type="submit" aria-label={widgets.submit}>
        <Icon name="zoeken" small />
      </button>
    </Form>
  );
}

type Remarkable = { dropped: string[]; corrections: { from: string; to: string }[]; cutShort?: boolean };

function Remarks({ found }: { found: Remarkable }) {
  const [fix] = found.corrections;
  if (found.dropped.length === 0 && !fix && !found.cutShort) return null;
  return (
    <Message>
      {fix && <p>{search.corrected(fix.from, fix.to)}</p>}
      {found.cutShort && <p>{search.cutShort}</p>}
      {found.dropped.length > 0 && <p>{search.dropped(found.dropped.map((word) => `‘${word}’`).join(", "))}</p>}
    </Message>
  );
}

function Aside({ title, links }: { title: string; links: { name: string; to: string }[] }) {
  if (links.length === 0) return null;
  return (
    <p className="row ook veeg">
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

function Nothing({ state }: { state: SearchState }) {
  const { query } = state;
  const isNarrowed = Object.keys({ ...state.refinements, ...state.ranges }).length > 0;
  return (
    <Empty title={query ? search.none(query) : search.noneHere}>
      {isNarrowed && query && (
        <p>
          <Link className="btn btn-lijn" to={writeSearchUrl({ ...emptyState(), query })}>
            {search.withoutFilters(query)}
          </Link>
        </p>
      )}
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
