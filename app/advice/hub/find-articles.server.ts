import { headingsOf, ofProse } from "#outside/prose.server.ts";
import { type Article, listArticles } from "../articles.server.ts";
import { topicTitle } from "../topics.ts";
import { stemsOf } from "./words.ts";

type Weighed = Map<string, number>;
type Entry = { article: Article; words: Weighed };
type Index = { entries: Entry[]; rarity: Map<string, number>; all: string[] };
export type Found = { article: Article; score: number; share: number };

/** A word that stands in no article tells that the question may be about something else. */
const UNHEARD = 5;

const index = ofProse((): Index => {
  const entries = listArticles().map((article) => ({ article, words: weigh(article) }));
  const counts = new Map<string, number>();
  for (const { words } of entries) for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]));
  return { entries, rarity, all: [...counts.keys()] };
});

/** Every word of an article with the weight of the best place it stands in. */
function weigh({ title, topic, short, description, faq, body }: Article): Weighed {
  const words: Weighed = new Map();
  const read = (text: string, weight: number) => {
    for (const word of stemsOf(text)) words.set(word, Math.max(weight, words.get(word) ?? 0));
  };
  read(title, 10);
  read(topicTitle(topic), 6);
  read(description, 4);
  read(short, 4);
  for (const { title: heading } of headingsOf(body)) read(heading, 3);
  for (const { q } of faq) read(q, 3);
  read(body, 1);
  return words;
}

/** The articles that speak of what somebody types; best first. */
export function findArticles(asked: string, count: number): Found[] {
  const { entries, rarity, all } = index();
  const wishes = [...new Set(stemsOf(asked))].slice(0, 12).map((word) => {
    const forms = formsOf(word, all);
    const worth = rarity.get(word) ?? Math.min(UNHEARD, ...forms.map(({ word: form }) => rarity.get(form) ?? UNHEARD));
    return { forms, worth };
  });
  const total = wishes.reduce((sum, { worth }) => sum + worth, 0);
  if (!total) return [];
  return entries
    .map(({ article, words }) => {
      let score = 0;
      let met = 0;
      for (const { forms, worth } of wishes) {
        const best = Math.max(0, ...forms.map(({ word, near }) => (words.get(word) ?? 0) * near));
        score += best * worth;
        if (best > 0) met += worth;
      }
      return { article, score: (score * met) / total, share: met / total };
    })
    .filter(({ score, share }) => score > 0 && share >= 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, count);
}

/** A typed word in the words of the articles: itself, as part of a longer one, or with one letter wrong. */
function formsOf(word: string, all: string[]): { word: string; near: number }[] {
  const same = all.includes(word) ? [{ word, near: 1 }] : [];
  const parts = word.length < 4 ? [] : all.filter((one) => one !== word && one.includes(word));
  const forms = [
    ...same,
    ...parts.map((one) => ({ word: one, near: one.startsWith(word) || one.endsWith(word) ? 0.7 : 0.4 })),
  ];
  if (forms.length || word.length < 5) return forms;
  return all.filter((one) => isOneOff(word, one)).map((one) => ({ word: one, near: 0.6 }));
}

/** Whether two words differ by one letter: missing, extra, wrong or swapped with its neighbour. */
export function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}

/** How telling a word is: what few articles speak of tells most. */
export const rarityOf = (word: string): number => index().rarity.get(word) ?? UNHEARD;
