import pg from "pg";
import { eq, inArray } from "drizzle-orm";
import { nextTurn } from "#catalogue/stock/arrival.ts";
import { categoryProducts } from "#catalogue/tables.server.ts";
import { arrangedTold } from "#front/arrangements.server.ts";
import { isInMenu, isMenuTurned, loadFront } from "#front/load-front.server.ts";
import { cutWhenDeaf } from "#outside/postgres/silent-lines.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Kind } from "#outside/words/fields.ts";
import { loadWords, wordsTold } from "#outside/words/load-words.server.ts";

const AGAIN_AFTER = 1_000;
const RECONNECT_AFTER = 1_000;

/** Every process hears of changed products and drops the pages that show them; at four and at midnight, those that name a day. */
export async function keepFresh(shop: Shop): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  let turn: NodeJS.Timeout;

  const open = async (): Promise<void> => {
    const one = new pg.Client({ ...shop.db.$client.options, application_name: "lommerrijk-pages" } as pg.ClientConfig);
    one.on("error", () => {
      if (client !== one) return;
      client = undefined;
      one.end().catch(() => {});
      reopen();
    });
    one.on(
      "notification",
      ({ payload }) =>
        void hear(shop, payload ?? "[]").catch((error: unknown) => shop.log.error({ error: String(error) }, "pages")),
    );
    try {
      await one.connect();
      await one.query("listen catalogue");
      client = one;
      cutWhenDeaf(one, shop.db.$client.options as pg.ClientConfig);
    } catch (error) {
      one.end().catch(() => {});
      throw error;
    }
  };
  // Pages that are kept go on being served while the database is away. What was told while we were deaf is unknown, so
  // when we hear again nothing that was kept in between can be trusted; should the database go again, it is all there is.
  const reopen = (): void => {
    if (closed) return;
    setTimeout(() => void open().then(catchUp, reopen), RECONNECT_AFTER).unref();
  };
  const catchUp = async (): Promise<void> => {
    const failed = (error: unknown) => shop.log.error({ error: String(error) }, "words");
    await loadWords(shop.db).catch(failed);
    await loadFront(shop.db).catch(failed);
    shop.pages.doubt();
  };
  const wait = (): void => {
    turn = setTimeout(() => {
      // A link of the menu may come or go on a day, and the menu stands in every page.
      if (client) shop.pages.drop([isMenuTurned() ? "*" : "today"]);
      wait();
    }, nextTurn(shop.now()).getTime() - shop.now().getTime());
    turn.unref();
  };
  await open();
  wait();
  return {
    async close() {
      closed = true;
      clearTimeout(turn);
      await client?.end().catch(() => {});
    },
  };
}

export async function hear(shop: Shop, payload: string): Promise<void> {
  const told = JSON.parse(payload) as string[];
  const left = told.filter((one) => /^(category|picture):/.test(one));
  const slugs = told.filter((one) => !one.includes(":"));
  const words = wordsTold(told);
  const arranged = arrangedTold(told);
  if (words.length) await loadWords(shop.db);
  // The menu names categories and articles, and shows a few products.
  if (words.length || arranged.length || slugs.includes("*") || isInMenu(slugs)) await loadFront(shop.db);
  const tags = [
    ...(slugs.length ? await tagsOf(shop, slugs) : []),
    ...left,
    ...words.map(tagOfWords),
    ...arranged.map((one) => (one === "menu" ? "*" : "home")),
  ];
  shop.pages.drop(tags);
  // Search hears of it at the same moment; a list made in between may still show the old order.
  setTimeout(() => shop.pages.drop(tags), AGAIN_AFTER).unref();
}

/** Titles of articles stand on pages of every kind; the other texts have one page each. */
const tagOfWords = ({ kind, slug }: { kind: Kind; slug: string }): string =>
  kind === "article" ? "*" : kind === "category" ? `category:${slug}` : `service:${slug}`;

/** A message of two hundred products is an import: everything may have changed. */
async function tagsOf({ db }: Shop, slugs: string[]): Promise<string[]> {
  if (slugs.length >= 200 || slugs.includes("*")) return ["*"];
  const one =
    slugs.length === 1 && slugs[0] ? eq(categoryProducts.product, slugs[0]) : inArray(categoryProducts.product, slugs);
  const placed = await db.selectDistinct({ category: categoryProducts.category }).from(categoryProducts).where(one);
  return ["home", ...slugs.map((slug) => `product:${slug}`), ...placed.map(({ category }) => `category:${category}`)];
}
