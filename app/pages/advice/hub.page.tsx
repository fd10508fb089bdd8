import { redirect } from "react-router";
import { listCards } from "#catalogue/product/products.server.ts";
import { dayOf, MONTHS, monthOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { advice } from "#texts/advice.ts";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/hub.page.ts";
import { listArticles } from "#advice/articles.server.ts";
import { findArticles } from "#advice/hub/find-articles.server.ts";
import { chooseHelpful, listTimely, listTopics, type Teaser, teaser } from "#advice/hub/hub.server.ts";
import { ArticleIndex, Calculators, Helpful, HubHead, Results, Timely, Topics } from "#advice/hub/hub-parts.tsx";
import { topicTitle } from "#advice/topics.ts";
import { listHelpful } from "#advice/article/vote.server.ts";

const { hub } = advice;

export const handle = { auth: "open", name: "advice", lean: true, query: ["q", "thema"] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const asked = url.searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const topic = url.searchParams.get("thema") ?? "";
  const topics = listTopics();
  if (topic && !topics.some(({ slug }) => slug === topic)) throw redirect("/groenhulp");
  if (asked)
    return { asked, topic: "", topics, results: findArticles(asked, 24).map(({ article }) => teaser(article)) };
  keepPage(context, "advice", "today");
  if (topic) {
    const results = listArticles().filter((article) => article.topic === topic);
    return { asked, topic, topics, results: results.map(teaser) };
  }
  const month = monthOf(dayOf(shop.now()));
  const timely = listTimely(month, 5);
  const cards = await listCards(
    shop.db,
    timely.flatMap(({ product }) => product ?? []),
  );
  const pictures = Object.fromEntries(cards.map(({ slug, picture }) => [slug, picture]));
  const helpful = chooseHelpful(await listHelpful(shop.db, 6));
  return { asked, topic, topics, results: null as Teaser[] | null, front: { month, timely, pictures, helpful } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const topic = loaderData?.topic && topicTitle(loaderData.topic);
  return pageMeta({
    title: topic ? `${topic}: ${advice.name}` : hub.title,
    description: topic ? hub.about(topic) : hub.description,
    path: topic ? `/groenhulp?thema=${loaderData?.topic}` : "/groenhulp",
    ...(loaderData?.asked && { noindex: true }),
  });
};

export default function Hub({ loaderData }: Route.ComponentProps) {
  const { asked, topic, topics, results } = loaderData;
  const front = "front" in loaderData ? loaderData.front : undefined;
  const count = topics.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <main id="inhoud">
      <PageStyle name="advice" />
      <HubHead asked={asked} count={count} topic={topic} />
      {results && (
        <Results
          title={topic ? hub.allOf(topicTitle(topic).toLowerCase()) : hub.found(results.length, asked)}
          results={results}
          asked={asked}
        />
      )}
      <Topics topics={topics} current={topic} />
      {front && (
        <>
          <Timely month={MONTHS[front.month - 1] ?? ""} articles={front.timely} pictures={front.pictures} />
          <Calculators />
          <Helpful {...front.helpful} />
          <ArticleIndex topics={topics} />
        </>
      )}
    </main>
  );
}
