import path from "node:path";
import pg from "pg";
import { dayOf } from "#kit/day.ts";
import { alone } from "#outside/db.server.ts";
import { cutWhenDeaf } from "#outside/postgres/silent-lines.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { bringUpToDate } from "./catch-up.server.ts";
import { chooseEngine } from "./choose-engine.server.ts";
import { OwnSearchEngine } from "./engine/own-engine.ts";
import { isSnapshotOf } from "./engine/index/snapshot-file.ts";
import { listRules, RULES_CHANNEL } from "./rules/rules.server.ts";
import { SearchAway } from "./search-away.ts";
import { SpareEngine } from "./services/spare-engine.ts";
import type { SearchEngine } from "./search-engine.ts";
import {
  articleDocuments,
  categoryDocuments,
  countProducts,
  documentParts,
  productDocuments,
  rangeKey,
} from "./shop-documents.server.ts";
import { ThreadEngine } from "./thread-engine.server.ts";
import { refreshWords } from "./words/refresh-words.server.ts";

const engines = new WeakMap<object, SearchEngine>();

export function searchOf(shop: Shop): SearchEngine {
  const engine = engines.get(shop.db);
  if (!engine) throw new Error("Search is not open");
  return engine;
}

/** From now on this engine answers for the shop. */
export function setEngine(shop: Pick<Shop, "db">, engine: SearchEngine): void {
  engines.set(shop.db, engine);
}

/** From this many products on the engine gets a thread of its own. */
export const LARGE = 20_000;

/** Opens the shop's search: filled from the database, kept current by notifications. */
export async function openSearch(shop: Shop, large = LARGE): Promise<{ close(): Promise<void> }> {
  const refillLater = () => void refill(shop, engine);
  const isLarge = async () => (await countProducts(shop)) >= large;
  let engine = await chooseEngine(shop, (await isLarge()) ? { lost: refillLater } : undefined);
  setEngine(shop, engine);
  // A range that outgrew the process while the shop is open gets its thread; until it is filled the old index answers.
  const renew = async (): Promise<void> => {
    const grown = engine instanceof OwnSearchEngine && (await isLarge());
    const next = grown ? await chooseEngine(shop, { lost: refillLater }) : engine;
    await refill(shop, next);
    engine = next;
    setEngine(shop, engine);
  };
  // What changes while the index is being filled waits in line, so nothing is missed or undone.
  let line: Promise<unknown> = Promise.resolve();
  const inLine = (work: () => Promise<void>): void => {
    line = line.then(work).catch((error: unknown) => shop.log.error({ error: String(error) }, "search"));
  };
  const filled = Promise.withResolvers<void>();
  inLine(() => filled.promise);
  // Of a small range only what differs is put in: making the whole index anew holds everybody up for a second, just when
  // the database is back.
  const catchUp = async (): Promise<void> => {
    const own = engine instanceof SpareEngine ? engine.own : engine;
    if (!(own instanceof OwnSearchEngine) || (await isLarge())) return renew();
    await takeRules(shop, engine);
    await bringUpToDate(shop, engine, own);
    filledOn = dayOf(shop.now());
  };
  const listener = await listen(shop, inLine, renew, catchUp);
  try {
    await takeRules(shop, engine);
    await fillAtStart(shop, engine);
  } catch (error) {
    // A hosted service that is away must not keep the shop closed; the clock below tries again.
    if (!(error instanceof SearchAway)) throw error;
    filledOn = "";
    shop.log.error({ error: error.message }, "search is away");
  } finally {
    filled.resolve();
  }
  // Seasons open and close at midnight; the index is made anew a few minutes after.
  const isStale = () => dayOf(shop.now()) !== filledOn || (engine instanceof SpareEngine && engine.isBehind);
  const nightly = setInterval(() => isStale() && refillLater(), 300_000);
  nightly.unref();
  return {
    async close() {
      clearInterval(nightly);
      await listener.close();
      if (engine instanceof ThreadEngine || engine instanceof SpareEngine) await engine.close();
    },
  };
}

type Keeper = SearchEngine & Pick<ThreadEngine, "load" | "store">;

type Kept = { keeper: Keeper; fileOf(name: string): string };

function keeperOf({ settings }: Shop, engine: SearchEngine): Kept | undefined {
  const { DATA_DIR, NODE_ENV } = settings;
  if (!("load" in engine && "store" in engine) || (NODE_ENV === "test" && DATA_DIR === ".data")) return undefined;
  return { keeper: engine as Keeper, fileOf: (name) => path.resolve(DATA_DIR, `search/${name}.index`) };
}

/** From the kept index when it is of exactly this range and this build; otherwise built, and kept for the next time. */
async function fillAtStart(shop: Shop, engine: SearchEngine): Promise<void> {
  const kept = keeperOf(shop, engine);
  const key = kept ? await rangeKey(shop) : "";
  if (!kept || !(await isSnapshotOf(kept.fileOf("products"), key))) return fillAndKeep(shop, engine);
  const read = (name: string): Promise<boolean> => kept.keeper.load(name, kept.fileOf(name), key);
  const load = async (): Promise<void> => {
    if (!(await read("products"))) return fillAndKeep(shop, engine);
    filledOn = dayOf(shop.now());
    for (const name of PAGES) if (!(await read(name))) return fillPages(shop, engine);
  };
  if (!(engine instanceof ThreadEngine)) return load();
  // The thread answers in order: the shop opens, and only who asks for a list waits for the index.
  void load().catch((error: unknown) => shop.log.error({ error: String(error) }, "search index not read"));
}

async function fillAndKeep(shop: Shop, engine: SearchEngine): Promise<void> {
  const kept = keeperOf(shop, engine);
  const key = kept ? await rangeKey(shop) : "";
  await fill(shop, engine);
  try {
    for (const name of ["products", ...PAGES]) await kept?.keeper.store(name, kept.fileOf(name), key);
  } catch (error) {
    shop.log.error({ error: String(error) }, "search index not kept");
  }
}

const PAGES = ["categories", "articles"];
let filledOn = "";

async function refill(shop: Shop, engine: SearchEngine): Promise<void> {
  try {
    await takeRules(shop, engine);
    await fillAndKeep(shop, engine);
  } catch (error) {
    filledOn = "";
    shop.log.error({ error: String(error) }, "search refill");
  }
  shop.pages.clear();
}

export async function fill(shop: Shop, engine: SearchEngine): Promise<void> {
  // A service is shared: one process at a time fills it and moves its name to what is new.
  if (engine instanceof SpareEngine) return alone(shop.db, "search", () => fillNow(shop, engine));
  return fillNow(shop, engine);
}

async function fillNow(shop: Shop, engine: SearchEngine): Promise<void> {
  filledOn = dayOf(shop.now());
  if (engine instanceof ThreadEngine) await engine.replaceFrom("products", documentParts(shop));
  else await engine.replaceAll("products", await productDocuments(shop));
  await fillPages(shop, engine);
}

async function fillPages(shop: Shop, engine: SearchEngine): Promise<void> {
  await engine.replaceAll("categories", await categoryDocuments(shop));
  await engine.replaceAll("articles", await articleDocuments(shop));
}

const RECONNECT_AFTER = 1_000;
type Work = () => Promise<void>;
type InLine = (work: Work) => void;

// A connection of its own: a pool hands connections out and would miss what is told.
async function listen(shop: Shop, inLine: InLine, renew: Work, catchUp: Work): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.Client | undefined;
  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...shop.db.$client.options,
      application_name: "lommerrijk-search",
    } as pg.ClientConfig);
    fresh.on("error", () => {
      if (client !== fresh) return;
      client = undefined;
      fresh.end().catch(() => {});
      again();
    });
    fresh.on("notification", ({ channel, payload }) => {
      const slugs = channel === RULES_CHANNEL ? [] : (JSON.parse(payload ?? "[]") as string[]);
      inLine(() => {
        if (channel === RULES_CHANNEL) return takeRules(shop, searchOf(shop));
        // So many came in at once that nobody was told which.
        return slugs.includes("*") ? renew() : refresh(shop, searchOf(shop), slugs);
      });
    });
    try {
      await fresh.connect();
      await fresh.query(`listen catalogue; listen ${RULES_CHANNEL}`);
      client = fresh;
      cutWhenDeaf(fresh, shop.db.$client.options as pg.ClientConfig);
    } catch (error) {
      fresh.end().catch(() => {});
      throw error;
    }
  };
  // What was told while nobody listened is made up for by looking at everything.
  const again = (): void => {
    setTimeout(() => {
      if (closed) return;
      connect().then(
        () => inLine(catchUp),
        () => again(),
      );
    }, RECONNECT_AFTER).unref();
  };
  await connect();
  return {
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}

/** The owner's rules take hold at once; pages that were kept may show another order. */
async function takeRules(shop: Shop, engine: SearchEngine): Promise<void> {
  await engine.configure("products", await listRules(shop.db));
  shop.pages.clear();
}

/** One changed product or price is findable within a second, on every process. */
export async function refresh(shop: Shop, engine: SearchEngine, told: string[]): Promise<void> {
  await refreshWords(shop, engine, told);
  const slugs = told.filter((one) => !one.includes(":")); // categories and texts are told along
  if (slugs.length === 0) return;
  const documents = await productDocuments(shop, slugs);
  const found = new Set(documents.map(({ id }) => id));
  await engine.upsert("products", documents);
  const gone = slugs.filter((slug) => !found.has(slug));
  if (gone.length) await engine.remove("products", gone);
}
