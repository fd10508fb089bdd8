import type { LetterBlock, LetterKind } from "#newsletter/issue.ts";
import type { Reader } from "#outside/db.server.ts";
import { type Kind, namesOf, type Pick } from "../product/pick.server.ts";

/** What is chosen in a block of this kind. */
export const kindOfPick = (kind: LetterKind): Kind | undefined =>
  kind === "text" ? undefined : kind === "article" ? "article" : "product";

/** What everything that was chosen is called. */
export async function namesIn(db: Reader, blocks: LetterBlock[]): Promise<Pick[]> {
  const of = (wanted: Kind) => blocks.flatMap(({ kind, picks }) => (kindOfPick(kind) === wanted ? picks : []));
  const named = [await namesOf(db, "product", of("product")), await namesOf(db, "article", of("article"))];
  return named.flat();
}
