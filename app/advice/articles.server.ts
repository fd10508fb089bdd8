import { listProse, ofProse, type Prose } from "#outside/prose.server.ts";

/** Something that was read for an article, and what it says there. */
export type Source = { title: string; publisher: string; year?: number; about: string; url: string };

/** An advice article; the words live in content/groenhulp/. */
export type Article = {
  slug: string;
  title: string;
  description: string;
  topic: string;
  months: number[];
  updated: string;
  short: string;
  categories: string[];
  products: string[];
  related: string[];
  howto: boolean;
  /** One small drawing for every step, by name. */
  drawings: string[];
  tasks: { months: number[]; text: string }[];
  faq: { q: string; a: string }[];
  sources: Source[];
  body: string;
  minutes: number;
};

export const listArticles: () => Article[] = ofProse(() => listProse("groenhulp").map(readArticle));

export function findArticle(slug: string): Article | undefined {
  return listArticles().find((article) => article.slug === slug);
}

export function readArticle({ slug, front, body }: Prose): Article {
  const words = body.split(/\s+/).length;
  const updated =
    front.updated instanceof Date ? front.updated.toISOString().slice(0, 10) : String(front.updated ?? "");
  return {
    tasks: [],
    faq: [],
    sources: [],
    related: [],
    products: [],
    categories: [],
    months: [],
    howto: false,
    drawings: [],
    ...(front as Partial<Article>),
    updated,
    slug,
    body,
    minutes: Math.max(2, Math.round(words / 200)),
  } as Article;
}

export type Task = { text: string; slug: string; title: string; topic: string };

/** The garden jobs of a month, from the articles that explain them. */
export function listTasks(month: number): Task[] {
  return listArticles().flatMap(({ slug, title, topic, tasks }) =>
    tasks.filter(({ months }) => months.includes(month)).map(({ text }) => ({ text, slug, title, topic })),
  );
}

/** The article somebody probably meant with an address that does not exist. */
export function nearArticle(asked: string): Article | undefined {
  const parts = partsOf(asked);
  const scored = listArticles().map((article) => {
    const own = partsOf(article.slug);
    const shared = parts.filter((part) => own.includes(part)).length;
    return { article, score: (2 * shared) / (parts.length + own.length) };
  });
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score >= 0.4 ? best.article : undefined;
}

/** Words of an address by their beginning, so that "hagen-planten" is near "haag-planten". */
const partsOf = (slug: string): string[] =>
  slug
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) =>
      word
        .replace(/(.)\1/g, "$1")
        .slice(0, 5)
        .replace(/(en|s)$/, ""),
    );
