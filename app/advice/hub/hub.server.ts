import { type Article, findArticle, listArticles } from "../articles.server.ts";
import { TOPICS, topicTitle } from "../topics.ts";

export type Teaser = Pick<Article, "slug" | "title" | "topic" | "minutes" | "short"> & { product: string | null };

export const teaser = ({ slug, title, topic, minutes, short, products }: Article): Teaser => ({
  slug,
  title,
  topic,
  minutes,
  short,
  product: products[0] ?? null,
});

export const listTopics = () =>
  TOPICS.map(({ slug, icon }) => ({
    slug,
    icon,
    title: topicTitle(slug),
    articles: listArticles().flatMap((one) => (one.topic === slug ? { slug: one.slug, title: one.title } : [])),
  }));

/** What matters this month: the most seasonal first, each topic once. */
export function listTimely(month: number, count: number): Teaser[] {
  const inSeason = listArticles()
    .filter(({ months }) => months.includes(month))
    .sort((a, b) => Number(hasJob(b, month)) - Number(hasJob(a, month)) || a.months.length - b.months.length);
  const perTopic = inSeason.filter((one, at) => inSeason.findIndex(({ topic }) => topic === one.topic) === at);
  return [...new Set([...perTopic, ...inSeason])].slice(0, count).map(teaser);
}

const hasJob = ({ tasks }: Article, month: number) => tasks.some(({ months }) => months.includes(month));

const FIRST = [
  "haag-planten-stappenplan",
  "grondsoort-herkennen",
  "blote-wortel-kluit-of-pot",
  "kamerplanten-water-geven",
  "hortensia-snoeien",
  "gazon-bemesten",
];

/** What helped others when they said so; until then the shop's own choice. */
export function chooseHelpful(voted: string[]): { voted: boolean; articles: Teaser[] } {
  const found = voted.flatMap((slug) => findArticle(slug) ?? []);
  const enough = found.length >= 3;
  const own = FIRST.flatMap((slug) => findArticle(slug) ?? []);
  return { voted: enough, articles: (enough ? found : own).map(teaser) };
}
