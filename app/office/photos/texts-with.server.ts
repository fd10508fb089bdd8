import { photosIn } from "#advice/article/article-text.server.ts";
import { listArticles } from "#advice/articles.server.ts";

export type InText = { title: string; to: string };

/** The articles in which these pictures stand, by what a text calls each. */
export function textsWith(marks: string[]): Record<string, InText[]> {
  const asked = new Set(marks);
  const found: Record<string, InText[]> = {};
  for (const { slug, title, body } of listArticles())
    for (const mark of new Set(photosIn(body)))
      if (asked.has(mark)) (found[mark] ??= []).push({ title, to: `/kantoor/teksten/artikel/${slug}` });
  return found;
}
