import { useState } from "react";
import { useSearchParams } from "react-router";
import { findArticle } from "#advice/articles.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { euros } from "#kit/money.ts";
import { categoryPath, productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/meta.ts";
import { useShopFacts } from "#layout/shop-facts.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { ReviewList } from "#reviews/review-list.tsx";
import { listReviews } from "#reviews/reviews.server.ts";
import { product as say } from "#texts/product.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Rating } from "#ui/rating.tsx";
import type { Route } from "./+types/product.page.ts";
import { AlertForm } from "./alert-form.tsx";
import { answerAlertForm } from "./ask-alert.server.ts";
import { BuyBox } from "./buy-box.tsx";
import { deliveryCents } from "./delivery-cents.server.ts";
import { FactLabel } from "./fact-label.tsx";
import { Gallery } from "./gallery.tsx";
import { GrowthOverTime } from "./growth.tsx";
import { JsonLd } from "./json-ld.tsx";
import { findPlace, meantProduct } from "./place.server.ts";
import { PriceChart } from "./price-chart.tsx";
import { CardBench, Latin } from "./product-card.tsx";
import { Articles, Legal, Story } from "./product-parts.tsx";
import { productView } from "./product-view.server.ts";
import { findProduct, listCards, listPriceHistory } from "./products.server.ts";
import { RecentlySeen } from "./recently-seen.tsx";
import { isForSale } from "./size-table.tsx";
import { breadcrumbs, productData } from "./structured-data.ts";

export const handle = { auth: "open", name: "product" };

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const product = params.slug ? await findProduct(shop.db, params.slug) : undefined;
  if (!product) throw pageNotFound(params.slug ? await meantProduct(shop.db, params.slug) : undefined);
  const { slug } = product;
  const beside = [...product.belongsWith.slice(0, 4), ...product.alternatives.slice(0, 4)];
  keepPage(context, `product:${slug}`, "today", ...beside.map((one) => `product:${one}`));
  const [history, place, cards, reviews] = await Promise.all([
    listPriceHistory(shop.db, slug),
    findPlace(shop.db, product),
    listCards(shop.db, beside),
    listReviews(shop.db, slug),
  ]);
  return {
    view: productView(product, history, shop.now(), shop.settings),
    place,
    delivery: deliveryCents(product.variants, shop.settings),
    belongs: cards.filter((card) => product.belongsWith.includes(card.slug)),
    alternatives: cards.filter((card) => product.alternatives.includes(card.slug)),
    articles: product.articles.flatMap((one) => {
      const article = findArticle(one);
      return article ? [{ slug: one, title: article.title, minutes: article.minutes }] : [];
    }),
    reviews,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerAlertForm(shopOf(context), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { view } = loaderData;
  const from = Math.min(...view.sizes.map(({ cents }) => cents));
  const [picture] = view.pictures;
  return pageMeta({
    title: view.latin ? `${view.name} (${view.latin.replace(/ ?[‘'].*$/, "")})` : view.name,
    description: say.description(view.summary, euros(from)),
    path: productPath(view.slug),
    image: picture && `/plaat/${picture.key}-480.webp`,
    noindex: location.search.includes("sku="),
  });
};

export default function Product({ loaderData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.view.slug} {...loaderData} />;
}

function ProductPage({ view, place, delivery, belongs, alternatives, articles, reviews }: Route.ComponentProps["loaderData"]) {
  const facts = useShopFacts();
  const [asked] = useSearchParams();
  const { sizes } = view;
  const first = sizes.find(({ sku }) => sku === asked.get("sku")) ?? sizes.find(isForSale) ?? sizes[0];
  const [sku, setSku] = useState(first?.sku);
  const [quantity, setQuantity] = useState(() => Math.min(9999, Math.max(1, Math.trunc(Number(asked.get("quantity"))) || 1)));
  const size = sizes.find((one) => one.sku === sku) ?? first;
  if (!size) return null;
  const trail = [...place.map(({ slug, title }) => ({ label: title, to: categoryPath(slug) })), { label: view.name }];
  const start = size.height ?? sizes.find(({ height }) => height)?.height;
  return (
    <main id="inhoud">
      <PageStyle name="product" />
      <JsonLd data={() => productData(view, delivery, reviews, facts)} />
      <JsonLd data={() => breadcrumbs(trail.map(({ label, ...to }) => ({ label, path: "to" in to ? to.to : productPath(view.slug) })), facts)} />
      <div className="wrap">
        <Crumbs trail={trail} />
        <div className="pdp" data-toxic={view.toxic || undefined}>
          <Gallery slug={view.slug} name={view.name} pictures={view.pictures} height={size.height} living={view.living} />
          <div className="koop">
            <p className="spread klein">
              <span>{reviews.count > 0 && <Rating value={reviews.average} count={reviews.count} />}</span>
              <span className="soft">{say.article(size.sku)}</span>
            </p>
            <h1>{view.name}</h1>
            {view.latin && <Latin name={view.latin} />}
            <p>{view.summary}</p>
            {sizes.some(isForSale) && <BuyBox view={view} size={size} quantity={quantity} onChoose={setSku} onQuantity={setQuantity} />}
            <AlertForm sizes={sizes} />
          </div>
        </div>
      </div>
      <FactLabel facts={view.facts} months={view.months} month={view.month} living={view.living} />
      <Story view={view} articles={articles} />
      <section className="section aansluitend">
        <div className="wrap cijfers-twee">
          {view.grows && start && <GrowthOverTime growth={{ ...view.grows, startCm: Math.round((start[0] + start[1]) / 2) }} shape={view.grows.shape} />}
          <PriceChart size={size} />
        </div>
      </section>
      {belongs.length > 0 && <Bench className="erbij" title={say.belongs} cards={belongs} month={view.month} />}
      <ReviewList reviews={reviews} />
      {alternatives.length > 0 && <Bench title={say.alternatives} cards={alternatives} month={view.month} />}
      <Articles articles={articles.slice(1)} />
      <Legal legal={view.legal} living={view.living} />
      <RecentlySeen slug={view.slug} name={view.name} picture={view.pictures[0]?.key ?? null} />
    </main>
  );
}

function Bench({ title, cards, month, className }: { title: string; cards: Parameters<typeof CardBench>[0]["cards"]; month: number; className?: string }) {
  return (
    <section className={className ?? "section aansluitend"}>
      <div className={className ? "wrap section" : "wrap"}>
        <h2 className="tafel-kop">{title}</h2>
        <CardBench cards={cards} month={month} slide />
      </div>
    </section>
  );
}
