import type { Log } from "#outside/log/log.server.ts";
import { type Settings, SettingsError } from "#outside/settings.server.ts";

// A content delivery network in front of the shop: how long it may keep a page, under which names, and how it is told to drop it.

const IN_BROWSER = "public, max-age=0, must-revalidate";
const A_DAY = 86_400;

/** For a page that is the same for everyone. Browsers always ask again; only a network that can be told to forget keeps it. */
export function edgeHeaders(
  { EDGE, EDGE_SECONDS }: Pick<Settings, "EDGE" | "EDGE_SECONDS">,
  tags: Iterable<string>,
): Record<string, string> {
  if (EDGE === "uit") return { "cache-control": IN_BROWSER };
  const shared = `s-maxage=${EDGE_SECONDS}, stale-while-revalidate=60, stale-if-error=${A_DAY}`;
  const names = [...tags].sort();
  const cacheControl = { "cache-control": `public, max-age=0, ${shared}` };
  if (EDGE === "kort") return cacheControl;
  return EDGE === "cloudflare"
    ? { ...cacheControl, "cache-tag": names.join(",") }
    : { ...cacheControl, "surrogate-key": names.join(" ") };
}

type Purge = (tags: string[]) => Request;

/** Each network's own way to be told; "kort" keeps so briefly that it need not be told. */
function purgeFor({ EDGE, EDGE_ID, EDGE_KEY, EDGE_URL }: Settings): Purge | undefined {
  if (EDGE === "uit" || EDGE === "kort") return undefined;
  if (EDGE === "varnish") {
    if (!EDGE_URL) throw new SettingsError("EDGE=varnish vraagt EDGE_URL, het adres van Varnish.");
    return (tags) => new Request(EDGE_URL, { method: "PURGE", headers: { "xkey-purge": tags.join(" ") } });
  }
  if (!EDGE_ID || !EDGE_KEY) throw new SettingsError(`EDGE=${EDGE} vraagt EDGE_ID en EDGE_KEY.`);
  if (EDGE === "fastly") {
    const url = `${EDGE_URL ?? "https://api.fastly.com"}/service/${EDGE_ID}/purge`;
    return (tags) =>
      new Request(url, { method: "POST", headers: { "fastly-key": EDGE_KEY, "surrogate-key": tags.join(" ") } });
  }
  const url = `${EDGE_URL ?? "https://api.cloudflare.com/client/v4"}/zones/${EDGE_ID}/purge_cache`;
  const headers = { authorization: `Bearer ${EDGE_KEY}`, "content-type": "application/json" };
  return (tags) => new Request(url, { method: "POST", headers, body: JSON.stringify({ tags }) });
}

const TOGETHER = 200;
const TRIES = 4;
/** What the networks take in one call. */
const MOST = 30;

/** Tells the network which pages changed: what changes together is told together, and told again when it did not listen. */
export function openEdge(settings: Settings, log: Log): ((tags: Iterable<string>) => void) | undefined {
  const purge = purgeFor(settings);
  if (!purge) return undefined;
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async (tags: string[], tried = 1): Promise<void> => {
    try {
      const response = await fetch(purge(tags), { signal: AbortSignal.timeout(5_000) });
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      if (tried === TRIES) return log.error({ error: String(error), tags }, "edge not told");
      setTimeout(() => void tell(tags, tried + 1), 250 * 4 ** tried).unref();
    }
  };
  return (tags) => {
    // Every page has this one: everything goes.
    for (const tag of tags) waiting.add(tag === "*" ? "page" : tag);
    timer ??= setTimeout(() => {
      timer = undefined;
      const all = waiting.has("page") ? ["page"] : [...waiting];
      waiting.clear();
      for (let at = 0; at < all.length; at += MOST) void tell(all.slice(at, at + MOST));
    }, TOGETHER).unref();
  };
}
