import { asc } from "drizzle-orm";
import { Readable } from "node:stream";
import { categories } from "#catalogue/tables.server.ts";
import { dayOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import { type Entry, zip } from "#outside/files/zip.ts";
import { listProse, writeProse } from "#outside/prose.server.ts";
import type { Shop } from "#outside/shop.server.ts";

/** Every text as it stands in the shop now, in files of the kind a new shop starts with. */
export async function* listTextFiles(db: Reader): AsyncGenerator<Entry> {
  for (const folder of ["groenhulp", "pages", "mails"])
    for (const { slug, front, body } of listProse(folder))
      yield { name: `${folder}/${slug}.md`, content: writeProse({ front, body }) };
  const { slug, texts } = categories;
  for (const row of await db.select({ slug, texts }).from(categories).orderBy(asc(slug))) {
    const { body, ...front } = row.texts;
    yield { name: `categories/${row.slug}.md`, content: writeProse({ front, body }) };
  }
}

export function writeTexts(shop: Shop): Response {
  const bytes = Readable.from(zip(listTextFiles(shop.db), shop.now()), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="teksten-${dayOf(shop.now())}.zip"`,
      "cache-control": "no-store",
    },
  });
}
