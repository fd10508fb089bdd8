import { photosIn } from "#advice/article/article-text.server.ts";
import { listArticles } from "#advice/articles.server.ts";

export type InText = { title: string; to: string };

/** The articles in which these pictures stand, by what a text calls each; a mark is a word from outside, see `lookUp`. */
export function textsWith(marks: string[]): Record<string, InText[]> {
  const asked = new Set(marks);
  const found = listArticles().flatMap(({ slug, title, body }) =>
    [...new Set(photosIn(body))]
      .filter((mark) => asked.has(mark))
      .map((mark) => ({ mark, title, to: `/kantoor/teksten/artikel/${slug}` })),
  );
  const byMark = Map.groupBy(found, ({ mark }) => mark);
  return Object.fromEntries([...byMark].map(([mark, list]) => [mark, list.map(({ title, to }) => ({ title, to }))]));
}
