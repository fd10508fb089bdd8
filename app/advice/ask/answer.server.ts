import { plainText } from "../article/article-text.server.ts";
import type { Article } from "../articles.server.ts";
import { findArticles, rarityOf } from "../hub/find-articles.server.ts";
import { stemsOf } from "../hub/words.ts";

export type Source = { slug: string; title: string };
export type Answer =
  | { found: true; text: string; question: string | null; source: Source; more: Source[]; products: string[] }
  | { found: false };

type Passage = { article: Article; text: string; question: string | null; about: string };

/**
 * Answers with the words of an article and nothing else: the answer to the same question when there is one, else the
 * passage that speaks of it, else the article's short answer. What no article speaks of is not answered.
 */
export function answerFrom(asked: string): Answer {
  const found = findArticles(asked, 4);
  const first = found[0];
  if (!first || first.share < 0.45) return { found: false };
  const wishes = [...new Set(stemsOf(asked))];
  const best = found
    .flatMap(({ article }, at) =>
      passagesOf(article).map((passage) => ({ passage, score: fit(passage, wishes) - at * 0.05 })),
    )
    .reduce((most, one) => (one.score > most.score ? one : most)).passage;
  const { article, text, question } = best;
  return {
    found: true,
    text,
    question,
    source: source(article),
    more: found.flatMap((one) => (one.article === article ? [] : source(one.article))).slice(0, 3),
    products: article.products.slice(0, 3),
  };
}

const source = ({ slug, title }: Source): Source => ({ slug, title });

function passagesOf(article: Article): Passage[] {
  const faq = article.faq.map(({ q, a }) => ({ article, text: a, question: q, about: q }));
  let heading = "";
  const paragraphs = article.body.split(/\n{2,}/).flatMap((part): Passage[] => {
    const [, title, rest = ""] = /^#{2,3} (.+)\n?([\s\S]*)$/.exec(part) ?? [];
    if (title) heading = title;
    const text = plainText(title ? rest : part).trim();
    if (text.length < 80 || text.length > 700 || /^([|[>#-]|\d+\.)|:$/.test(text)) return [];
    return [{ article, text, question: null, about: heading }];
  });
  return [{ article, text: article.short, question: null, about: article.title }, ...faq, ...paragraphs];
}

/** How much of the question a passage meets: rare words count most, its title and heading count for a part. */
function fit(passage: Passage, wishes: string[]): number {
  const { article, text, about } = passage;
  const said = stemsOf(text);
  const around = stemsOf(`${about} ${article.title}`);
  let met = 0;
  let total = 0;
  for (const wish of wishes) {
    const worth = rarityOf(wish);
    total += worth;
    const holds = (words: string[]) => words.some((word) => word === wish || (wish.length > 3 && word.includes(wish)));
    met += worth * Math.max(holds(said) ? 1 : 0, holds(around) ? 0.85 : 0);
  }
  return met / (total || 1) + preference(passage, wishes);
}

/** The same question asked before goes first, another question last; else the short answer. */
function preference({ article, text, question }: Passage, wishes: string[]): number {
  if (question) {
    const words = new Set(stemsOf(question));
    const shared = wishes.filter((wish) => words.has(wish)).length;
    return (2 * shared) / (wishes.length + words.size) >= 0.6 ? 0.3 : -0.1;
  }
  return text === article.short ? 0.25 : 0;
}
