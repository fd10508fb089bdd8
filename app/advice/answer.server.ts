import { findArticles } from "./find-articles.server.ts";
import { stemsOf } from "./words.ts";

export type Source = { slug: string; title: string };
export type Answer =
  | { found: true; text: string; question: string | null; source: Source; more: Source[]; products: string[] }
  | { found: false };

const source = ({ slug, title }: Source): Source => ({ slug, title });

/**
 * Answers with the words of an article and nothing else: the answer to the same question when there is one,
 * else the article's short answer. What no article speaks of is not answered.
 */
export function answerFrom(asked: string): Answer {
  const found = findArticles(asked, 4);
  const best = found[0];
  if (!best || best.share < 0.6) return { found: false };
  const wishes = new Set(stemsOf(asked));
  const same = found
    .flatMap(({ article }) => article.faq.map(({ q, a }) => ({ q, a, article, likeness: likeness(wishes, stemsOf(q)) })))
    .reduce<{ q: string; a: string; article: Source & { products: string[] }; likeness: number } | undefined>(
      (most, one) => (one.likeness > (most?.likeness ?? 0.5) ? one : most),
      undefined,
    );
  const from = same?.article ?? best.article;
  return {
    found: true,
    text: same?.a ?? best.article.short,
    question: same?.q ?? null,
    source: source(from),
    more: found.flatMap(({ article }) => (article.slug === from.slug ? [] : source(article))).slice(0, 3),
    products: from.products.slice(0, 3),
  };
}

function likeness(wishes: Set<string>, words: string[]): number {
  const own = new Set(words);
  const shared = [...wishes].filter((word) => own.has(word)).length;
  return (2 * shared) / (wishes.size + own.size || 1);
}
