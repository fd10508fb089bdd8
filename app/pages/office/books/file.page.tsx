import { pageNotFound } from "#kit/error.ts";
import { dayOf } from "#kit/day.ts";
import { FILES, type FileKind, fileName, writeFile, writeUbl } from "#office/books/files.server.ts";
import { readPeriod, readSpan } from "#office/books/period.ts";
import { requireStaff } from "#office/staff.server.ts";
import { noteFile } from "#outside/deed/staff-log.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import type { Route } from "./+types/file.page.ts";

export const handle = { name: "office-books-file" };

const isKind = (text: string): text is FileKind => Object.hasOwn(FILES, text);

/** A file of the books over the days that were asked. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = requireStaff(context, "books");
  const shop = shopOf(context);
  const kind = url.searchParams.get("wat") ?? "";
  const span = readSpan(url, readPeriod(null, dayOf(shop.now())));
  if (kind !== "ubl" && !isKind(kind)) throw pageNotFound();
  await noteFile(shop, user, "file.books", fileName(shop, kind, span));
  return kind === "ubl" ? writeUbl(shop, span) : writeFile(shop, kind, span);
}
