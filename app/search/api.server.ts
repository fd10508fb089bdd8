import type { Context } from "hono";
import { type Api, json } from "#accounts/door/json.server.ts";
import { isHeavy } from "#outside/deed/asked.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { searchCalls as texts } from "#texts/search/calls.ts";
import { BadSearch, limits } from "./engine/query/guards.ts";
import { noteClick } from "./learn.server.ts";
import { SearchAway } from "./search-away.ts";
import type { EngineHealth, SearchRequest } from "./search-engine.ts";
import { searchOf } from "./shop-search.server.ts";
import { suggestFor } from "./suggest.server.ts";
import { takeTurn } from "./engine/query/take-turn.server.ts";

const MOST_BYTES = 64 * 1024;
const MOST_VALUES = 10_000;

/** Search for programs: the InstantSearch wire, and what the header needs. Reading needs no token. */
export function searchApi(app: Api, shop: Shop): void {
  const mayAsk = (c: Context, ...queries: string[]) => {
    const wait = takeTurn(shop, c.req.raw, ...queries);
    if (wait > 0) throw new TooOften(wait);
  };
  const requestsOf = async (c: Context): Promise<SearchRequest[]> => {
    const requests = await readRequests(c.req.raw);
    mayAsk(c, ...queriesIn(requests));
    return requests as SearchRequest[];
  };
  app.post("/api/search", (c) => respond(c, shop, async () => searchOf(shop).search(await requestsOf(c))));
  app.post("/api/search/facet-values", (c) =>
    respond(c, shop, async () => searchOf(shop).searchForFacetValues(await requestsOf(c))),
  );
  app.get("/api/search/suggest", (c) => {
    const query = (c.req.query("q") ?? "").slice(0, limits.queryLength);
    const suggest = async () => {
      mayAsk(c, query);
      return suggestFor(shop, query);
    };
    return respond(c, shop, suggest, "public, max-age=20");
  });
  app.post("/api/search/click", json(shop, noteClick));
}

class TooOften extends Error {
  override name = "TooOften";
  wait: number;
  constructor(wait: number) {
    super("too often");
    this.wait = wait;
  }
}

async function respond(c: Context, shop: Shop, work: () => Promise<unknown>, cache = "no-store"): Promise<Response> {
  try {
    return c.json((await work()) as object, 200, { "cache-control": cache });
  } catch (error) {
    if (error instanceof BadSearch) return c.json({ statusCode: 400, message: dutch(error) }, 400);
    if (error instanceof TooOften)
      return c.json({ statusCode: 429, message: texts.tooOften }, 429, { "retry-after": String(error.wait) });
    if (!(error instanceof SearchAway)) throw error;
    shop.log.error({ error: error.message }, "search");
    return c.json({ statusCode: 503, message: texts.away }, 503, { "retry-after": String(error.retryAfter) });
  }
}

async function readRequests(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.length > MOST_BYTES || isHeavy(text, MOST_VALUES)) throw new BadSearch("too large");
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new BadSearch("not json");
  }
  // Some clients send the bare list.
  return Array.isArray(body) ? body : (body as { requests?: unknown } | null)?.requests;
}

/** A page asks one thing in many ways, with a filter each; many different queries at once are nobody's page. */
function queriesIn(requests: unknown): string[] {
  const all = Array.isArray(requests) ? (requests as ({ params?: { query?: unknown } } | null)[]) : [];
  const texts = new Set(all.map((one) => String(one?.params?.query ?? "")));
  if (texts.size > limits.queries) throw new BadSearch(`at most ${limits.queries} queries`);
  return [...texts];
}

function dutch({ message }: BadSearch): string {
  if (message === "too large") return texts.tooLarge;
  if (message === "not json") return texts.badJson;
  return message.startsWith("at most") ? texts.tooMany(limits.requests) : texts.badRequest;
}

/** For the readiness call: a search that is away does not close the shop, one that was never opened does. */
export async function searchHealth(shop: Shop): Promise<EngineHealth> {
  return searchOf(shop)
    .health()
    .catch(() => ({ ok: false, indices: {} }));
}
