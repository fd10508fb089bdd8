import { lazy, memo, Suspense } from "react";
import { redirect } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { findArticle } from "#advice/articles.server.ts";
import { metresPerPack } from "#calculators/hedge/hedge.ts";
import { pageNotFound } from "#kit/error.ts";
import { euros } from "#kit/money.ts";
import { pack, type Unpacked, unpack } from "#kit/page/packed.ts";
import { categoryPath, productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { listReviews } from "#reviews/reviews.server.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { later } from "#ui/loading/later.ts";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/product.page.ts";
import { askAlert } from "#catalogue/stock/ask-alert.server.ts";
import { JsonLd } from "#catalogue/json-ld.tsx";
import { fitDescription, productTitle } from "#catalogue/product/page-words.ts";
import { findPlace, meantProduct } from "#catalogue/category/place.server.ts";
import { askedSize, type Pack } from "#catalogue/offer/chosen.ts";
import { productView } from "#catalogue/product/product-view.server.ts";
import { findProduct, listPriceHistory, listUnits, shownCards } from "#catalogue/product/products.server.ts";
import { breadcrumbs, productData } from "#catalogue/product/structured-data.ts";

export const handle = { auth: "open", name: "product", lean: true, query: ["maat", "sku", "quantity"] };

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const product = params.slug ? await findProduct(shop.db, params.slug) : undefined;
  if (!product) throw pageNotFound(params.slug ? await meantProduct(shop.db, params.slug) : undefined);
  const { slug } = product;
  const beside = [...product.belongsWith.slice(0, 4), ...product.alternatives.slice(0, 4)];
  // Advertisements and lists lead to a size, so those pages are kept as well; one that is gone leads to the product.
  const sku = askedSize(url.searchParams);
  if (sku && !product.variants.some((one) => one.sku === sku)) throw redirect(productPath(slug));
  keepPage(context, `product:${slug}`, "today", ...beside.map((one) => `product:${one}`));
  const [history, place, cards, reviews] = await Promise.all([
    listPriceHistory(shop.db, slug),
    shop.pages.remember(`shelf:${slug}`, [`product:${slug}`, "range", "today"], () => findPlace(shop.db, product)),
    shownCards(shop, beside),
    listReviews(shop.db, slug),
  ]);
  const belongs = cards.filter((card) => product.belongsWith.includes(card.slug));
  const isHedge = product.variants.some(({ perMetre }) => perMetre);
  const units = isHedge
    ? await listUnits(
        shop.db,
        belongs.flatMap(({ sku }) => sku ?? []),
      )
    : [];
  return pack({
    view: productView(product, history, shop.now(), shop.settings),
    place,
    belongs,
    packs: units.flatMap((one): Pack[] => {
      const metres = one.unit && metresPerPack(one.unit);
      return metres ? [{ slug: one.slug, stock: one.stock, metres }] : [];
    }),
    alternatives: cards.filter((card) => product.alternatives.includes(card.slug)),
    articles: product.articles.flatMap((one) => {
      const article = findArticle(one);
      return article ? [{ slug: one, title: article.title, minutes: article.minutes }] : [];
    }),
    reviews,
  });
}

export const action = acts(does(askAlert));

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { view } = unpack(loaderData);
  const from = Math.min(...view.sizes.map(({ cents }) => cents));
  const [picture] = view.pictures;
  return pageMeta({
    title: productTitle(view, shopFacts().name),
    description: view.meta ?? fitDescription(say.descriptions(view.summary, euros(from))),
    path: productPath(view.slug),
    type: "product",
    picture,
    noindex: askedSize(new URLSearchParams(location.search)) !== null,
  });
};

export default function Product({ loaderData }: Route.ComponentProps) {
  const data = unpack(loaderData);
  const { view, place, reviews } = data;
  const facts = shopFacts();
  const trail = [...place.map(({ slug, title }) => ({ label: title, to: categoryPath(slug) })), { label: view.name }];
  const crumbs = () => trail.map(({ label, ...to }) => ({ label, path: "to" in to ? to.to : productPath(view.slug) }));
  return (
    <main id="inhoud">
      <PageStyle name="buy" />
      <PageStyle name="product" />
      <JsonLd data={import.meta.env.SSR && productData(view, reviews, facts)} />
      <JsonLd data={import.meta.env.SSR && breadcrumbs(crumbs(), facts)} />
      <div className="wrap">
        <Crumbs trail={trail} />
        <First data={data} />
      </div>
      <Rest data={data} />
    </main>
  );
}

const Offer = lazy(later(() => import("#catalogue/offer/offer.tsx")));
const ProductMore = lazy(later(() => import("#catalogue/offer/product-more.tsx")));
const ReviewList = lazy(later(() => import("#reviews/review-list.tsx")));

type Data = Unpacked<Route.ComponentProps["loaderData"]>;

// Both are kept from rendering again, so that the server's part stays until its scripts have come.
const First = memo(function First({ data: { view, reviews } }: { data: Data }) {
  return (
    <div data-later>
      <Suspense fallback={null}>
        <Offer key={view.slug} view={view} reviews={reviews} />
      </Suspense>
    </div>
  );
});

const Rest = memo(function Rest({ data }: { data: Data }) {
  return (
    <div data-later>
      <Suspense fallback={null}>
        <ProductMore key={data.view.slug} {...data}>
          <ReviewList reviews={data.reviews} />
        </ProductMore>
      </Suspense>
    </div>
  );
});
