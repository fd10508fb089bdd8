import { acts, does } from "#accounts/door/acts.server.ts";
import { CardBench } from "#catalogue/card/product-card.tsx";
import { sharedPicture } from "#catalogue/photos/photo-key.ts";
import { pictureTag } from "#catalogue/photos/change-pictures.server.ts";
import { findMarked } from "#catalogue/photos/photos.server.ts";
import { listCards, listCategorySlugs } from "#catalogue/product/products.server.ts";
import { dayOf, monthOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { articlePath } from "#kit/path.ts";
import { JsonLd } from "#layout/head/json-ld.tsx";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { withFigures } from "#catalogue/plants/plants.server.ts";
import { advice } from "#texts/advice.ts";
import { Question } from "#ui/accordion.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Prose } from "#ui/prose.tsx";
import type { Route } from "./+types/article.page.ts";
import { articleData } from "#advice/article/article-data.ts";
import { Ask, Further, Head, Sources } from "#advice/article/article-parts.tsx";
import { blocksOf, contentsOf, photosIn, productsIn, stepsOf } from "#advice/article/article-text.server.ts";
import { type Article as Read, findArticle, nearArticle } from "#advice/articles.server.ts";
import { Contents } from "#advice/article/contents.tsx";
import { Photo } from "#advice/article/photo.tsx";
import { Plate } from "#advice/article/plate.tsx";
import { ProductLine } from "#advice/article/product-line.tsx";
import { ShareButtons } from "#advice/article/share-buttons.tsx";
import { topicPath, topicTitle } from "#advice/topics.ts";
import { voteDeed } from "#advice/article/vote.server.ts";
import { VoteBox } from "#advice/article/vote-box.tsx";

const { article: words } = advice;

export const handle = { auth: "open", name: "article", lean: true, query: [] };

function requireArticle(slug: string): Read {
  const article = findArticle(slug.toLowerCase());
  if (article) return article;
  const near = nearArticle(slug);
  throw pageNotFound(near && { to: articlePath(near.slug), title: near.title });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, now } = shopOf(context);
  const {
    body,
    related,
    categories,
    products,
    tasks: _,
    ...article
  } = await withFigures(db, requireArticle(params.slug));
  const named = [...new Set([...products, ...productsIn(body)])];
  const marks = photosIn(body);
  const [cards, titles, pictures] = await Promise.all([
    listCards(db, named),
    listCategorySlugs(db),
    findMarked(db, marks),
  ]);
  // Also what is not in the shop now: it may come back.
  const shown = [...named.map((slug) => `product:${slug}`), ...marks.map(pictureTag)];
  keepPage(context, `article:${article.slug}`, "today", ...shown);
  return {
    article,
    cards,
    today: dayOf(now()),
    blocks: blocksOf(body, article.drawings, pictures),
    contents: contentsOf({ body, faq: article.faq }),
    steps: article.howto ? stepsOf(body) : [],
    related: related.flatMap((slug) => {
      const found = findArticle(slug);
      return found ? [{ slug, title: found.title, topic: found.topic, minutes: found.minutes }] : [];
    }),
    categories: categories.flatMap((slug) => titles.find((one) => one.slug === slug) ?? []),
  };
}

export const action = acts(does(voteDeed));

/** A vote changes nothing that the page shows. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) => (formMethod === "POST" ? false : defaultShouldRevalidate);

const pictureUrl = (key: string | undefined) => key && sharedPicture(key).path;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.article.title,
    description: loaderData?.article.description,
    path: loaderData ? articlePath(loaderData.article.slug) : "/groenhulp",
    type: "article",
    picture: loaderData?.cards[0]?.picture,
  });

export default function Article({ loaderData, actionData }: Route.ComponentProps) {
  const { article, cards, today, blocks, contents, steps, related, categories } = loaderData;
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  return (
    <main id="inhoud">
      <PageStyle name="article" />
      <div className="leeslijn" aria-hidden="true" />
      <article>
        <Head {...article} picture={cards[0]?.picture ?? null} />
        <div className="wrap art">
          <Contents entries={contents} />
          <div className="proza">
            <div className="kort-doos">
              <h2 className="kop-3" id="in-het-kort">
                {words.short}
              </h2>
              <p>{article.short}</p>
            </div>
            {blocks.map((block, at) =>
              "html" in block ? (
                <Prose key={at} className={at > 0 ? "tekst straks" : "tekst"} html={block.html} />
              ) : "plate" in block ? (
                <Plate key={at} {...block.plate} />
              ) : "photo" in block ? (
                <Photo key={at} shown={block.photo} />
              ) : (
                block.products.map((slug) => {
                  const card = bySlug.get(slug);
                  return card && <ProductLine key={`${at} ${slug}`} card={card} today={today} />;
                })
              ),
            )}
            {article.faq.length > 0 && (
              <section className="straks">
                <h2 id="vragen">{words.questions}</h2>
                {article.faq.map(({ q, a }, at) => (
                  <Question key={q} question={q} open={at === 0}>
                    <p>{a}</p>
                  </Question>
                ))}
              </section>
            )}
            <Sources sources={article.sources} />
            <Ask slug={article.slug} />
            <VoteBox slug={article.slug} told={actionData} />
            <ShareButtons title={article.title} />
          </div>
        </div>
      </article>
      {cards.length > 0 && (
        <section className="section uit-artikel straks">
          <div className="wrap">
            <h2>{words.products}</h2>
            <CardBench cards={cards.slice(0, 4)} month={monthOf(today)} slide />
          </div>
        </section>
      )}
      <Further related={related} categories={categories} />
      <Data article={article} steps={steps} image={pictureUrl(cards[0]?.picture?.key)} />
    </main>
  );
}

type DataProps = {
  article: Pick<Read, "slug" | "title" | "description" | "updated" | "faq" | "topic">;
  steps: { name: string; text: string }[];
  image: string | undefined;
};

function Data({ article, steps, image }: DataProps) {
  const told = { ...article, steps, image, topicTitle: topicTitle(article.topic), topicPath: topicPath(article.topic) };
  return <JsonLd data={articleData(told, shopFacts(), advice.name)} />;
}
