import { lazy, memo, Suspense } from "react";
import { redirect } from "react-router";
import { findArticle } from "#advice/articles.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { dayOf, monthOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { pack, type Unpacked, unpack } from "#kit/page/packed.ts";
import { articlePath, categoryPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { namesOf } from "#calculators/small/small-calculators.ts";
import { askedOf, findProducts, withoutIdle } from "#search/find-products.server.ts";
import { writeSearchUrl } from "#search/parts/url.ts";
import { requireTurn } from "#search/engine/query/take-turn.server.ts";
import { catalogue } from "#texts/catalogue/catalogue.ts";
import { Question } from "#ui/accordion.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { FIRST_SEEN } from "#ui/loading/first-seen.ts";
import { Icon } from "#ui/icon.tsx";
import { fetchOrKeep } from "#ui/loading/fetch-part.ts";
import { later } from "#ui/loading/later.ts";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Prose } from "#ui/prose.tsx";
import type { Route } from "./+types/category.page.ts";
import { campaignOf } from "#catalogue/category/campaign.ts";
import { JsonLd } from "#catalogue/json-ld.tsx";
import { PetSwitch } from "#catalogue/label/pet-switch.tsx";
import { findMove } from "#catalogue/category/move-category.server.ts";
import { meantCategory } from "#catalogue/category/place.server.ts";
import { findWithKin, shownCards } from "#catalogue/product/products.server.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";

import { breadcrumbs, faqData, listData } from "#catalogue/product/structured-data.ts";

export const handle = { auth: "open", name: "category", lean: true, query: "own" };

// Only some categories count along; the others need not carry it.
const CategoryCalculator = lazy(() =>
  fetchOrKeep(() =>
    import("#calculators/small/category-calculator.tsx").then((part) => ({ default: part.CategoryCalculator })),
  ),
);

const BENCH = 7;
/** Where a hidden category with nothing above it leads. */
const RANGE = "/ons-assortiment";
const CALCULATORS: Record<string, string> = { haag: "/haag-berekenen", kunstgras: "/kunstgras" };

export async function loader({ url, params, request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const slug = params.slug.toLowerCase();
  const tags = [`category:${slug}`, "range", "today"];
  const place = await shop.pages.remember(`place:${slug}`, tags, async () => {
    const found = await findWithKin(shop.db, slug, BENCH);
    return found && { ...found, html: toHtml(found.category.texts.body) };
  });
  if (!place) {
    const moved = await findMove(shop.db, slug);
    if (moved) throw redirect(`${categoryPath(moved)}${url.search}`, 301);
    throw pageNotFound(await meantCategory(shop.db, slug));
  }
  const { category, above, kin, html } = place;
  if (category.hidden) throw redirect(above ? categoryPath(above.slug) : RANGE);
  keepPage(context, ...tags);
  const state = await askedOf(shop, url);
  const idle = withoutIdle(url, state, namesOf(category.calculator));
  if (idle !== undefined) throw redirect(`${url.pathname}${idle}`);
  requireTurn(shop, request, state.query);
  const today = dayOf(shop.now());
  const found = await findProducts(shop, state, {
    category: slug,
    facetSet: category.facetSet,
    also: category.rule.also,
  });
  // Behind the last page stands nothing: an old link goes to what is now the last.
  if (found.pages > 0 && state.page > found.pages)
    throw redirect(`${url.pathname}${writeSearchUrl({ ...state, page: found.pages })}`);
  const [face] = category.face ? await shownCards(shop, [category.face]) : [];
  const { title, description, h1, intro, faq } = category.texts;
  // The first sentence stands above the list, all of it with the words below.
  const [first = intro] = intro.split(/(?<=\p{L}[.!?]) (?=\p{Lu})/u);
  const tip = tipOf(category, today);
  const plain = url.search === "" || state.page > 1;
  return pack({
    slug,
    texts: { title, description, h1, intro: first, whole: intro, tip, faq: plain ? faq : [], html: plain ? html : "" },
    trail: [...(above ? [{ label: above.title, to: categoryPath(above.slug) }] : []), { label: category.title }],
    bench: kin.map(({ slug: one, title: name }) => ({ slug: one, title: name })),
    state,
    found,
    calculator: lookUp(CALCULATORS, category.calculator),
    counts: lookUp(CALCULATORS, category.calculator) ? null : category.calculator,
    articles: category.articles.slice(0, 4).flatMap((one) => {
      const article = findArticle(one);
      return article ? [{ slug: one, title: article.title }] : [];
    }),
    month: monthOf(today),
    campaign: campaignOf(slug, today),
    face: face?.picture ?? null,
  });
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const { texts, found, face } = loaderData ? unpack(loaderData) : {};
  return pageMeta({
    title: texts?.title,
    description: texts?.description,
    path: found && found.page > 1 ? `${location.pathname}?pagina=${found.page}` : location.pathname,
    picture: face ?? found?.cards.find((card) => card.picture)?.picture,
    noindex: Boolean(location.search) && !/^\?pagina=\d+$/.test(location.search),
  });
};

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { slug, texts, trail, bench, state, found, calculator, counts, articles, month, campaign } = unpack(loaderData);
  const facts = shopFacts();
  const toxic = found.cards.some((card) => card.toxic);
  return (
    <main id="inhoud">
      <PageStyle name="category" />
      <section className="cat-kop lommer">
        <div className="wrap">
          <Crumbs trail={trail} />
        </div>
        <div className="wrap cat-kop-in">
          <h1 id={FIRST_SEEN}>{texts.h1}</h1>
          <p>
            {campaign && (
              <b>
                <Icon name={campaign.icon} small /> {campaign.text}.{" "}
              </b>
            )}
            {texts.intro}
          </p>
        </div>
        {(bench.length > 0 || toxic || calculator) && (
          <ul className="wrap row rol">
            {calculator && (
              <li>
                <Link className="chip" to={calculator}>
                  <Icon name="rekenhulp" /> {catalogue.calculate}
                </Link>
              </li>
            )}
            {toxic && (
              <li>
                <PetSwitch back={categoryPath(slug)} />
              </li>
            )}
            {bench.map((one) => (
              <li key={one.slug}>
                <Link className="chip" to={categoryPath(one.slug)}>
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <CategoryResults found={found} state={state} month={month} />
      {counts && (
        <Suspense>
          <div className="wrap">
            <CategoryCalculator calculator={counts} />
          </div>
        </Suspense>
      )}
      {texts.html && (
        <section className="section aansluitend straks">
          <div className="wrap seo">
            <div className="stack">
              <p className="eyebrow">
                <Icon name="agenda" small /> {texts.tip}
              </p>
              <p className="lead">{texts.whole}</p>
              <Prose className="proza-kort stack" html={texts.html} />
              {articles.length > 0 && (
                <ul className="row lees">
                  {articles.map((article) => (
                    <li key={article.slug}>
                      <Link className="chip" to={articlePath(article.slug)}>
                        <Icon name="boek" small /> {article.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div>
              <h2>{catalogue.questions}</h2>
              {texts.faq.map(({ q, a }) => (
                <Question key={q} question={q}>
                  <p>{a}</p>
                </Question>
              ))}
            </div>
          </div>
        </section>
      )}
      {texts.faq.length > 0 && <JsonLd data={import.meta.env.SSR && faqData(texts.faq)} />}
      <JsonLd data={import.meta.env.SSR && listData(texts.h1, slug, found.cards, facts)} />
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbs(
            trail.map(({ label, to }) => ({ label, path: to ?? categoryPath(slug) })),
            facts,
          )
        }
      />
    </main>
  );
}

const Results = lazy(later(() => import("#search/parts/results.tsx").then(({ Results: list }) => ({ default: list }))));
type Shown = Pick<Unpacked<Route.ComponentProps["loaderData"]>, "found" | "state" | "month">;

// Kept from rendering again, so that the server's list stays until its scripts have come.
const CategoryResults = memo(function CategoryResults({ found, state, month }: Shown) {
  return (
    <div data-later>
      <Suspense fallback={null}>
        <Results data={found} state={state} month={month} />
      </Suspense>
    </div>
  );
});
