import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import zlib from "node:zlib";

// Whole public pages, compressed once, dropped by tag when the data they show changes.
type Entry = { br: Whole; gzip: Whole; etag: string; headers: Record<string, string>; tags: string[]; size: number };

/** A whole response as it goes over the line, head and body in one piece. */
type Whole = { all: Buffer; body: Buffer; second: number };

const KEPT_KEYS = new Set(["pagina", "sorteer", "thema", "maand", "stap", "sku", "_routes"]);
// What mails, advertisements and search engines hang on an address to follow somebody.
const IGNORED_KEYS =
  /^((utm|gad|exp|mc|pk|mtm)_\w+|[a-z]{1,3}clk?id|[gw]braid|srsltid|igshid|epik|ref|_g[al]\w*|_hs\w+|mkt_tok)$/;
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ANSWERS = 5_000;

export class PageCache {
  #entries = new Map<string, Entry>();
  #answers = new Map<string, { value: unknown; tags: string[] }>();
  #bytes = 0;
  #most: number;
  hits = 0;
  misses = 0;

  readonly #tell: ((tags: Iterable<string>) => void) | undefined;

  /** `tell` hears of everything that is dropped: who keeps these pages for us must drop them too. */
  constructor(most = MOST_BYTES, tell?: (tags: Iterable<string>) => void) {
    this.#most = most;
    this.#tell = tell;
  }

  /**
   * The key of a request, or undefined when its query asks for something that is not kept. It is an address itself: what
   * is kept under it is made for that address, whatever else was asked along.
   */
  key(url: string): string | undefined {
    const at = url.indexOf("?");
    if (at < 0) return url;
    const kept: string[] = [];
    for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
      if (IGNORED_KEYS.test(name)) continue;
      if (!KEPT_KEYS.has(name) || value.length > 60) return undefined;
      kept.push(`${name}=${encodeURIComponent(value)}`);
    }
    return kept.length ? `${url.slice(0, at)}?${kept.sort().join("&")}` : url.slice(0, at);
  }

  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(key);
    if (!entry) return false;
    this.#touch(key, entry);
    send(entry, request, response);
    return true;
  }

  /** The bytes of a kept response as they go over the line, or undefined when it is not kept or must be unpacked first. */
  whole(key: string, accepts: string, noneMatch: string): Buffer | undefined {
    const entry = this.#entries.get(key);
    const kept = accepts.includes("br") ? entry?.br : accepts.includes("gzip") ? entry?.gzip : undefined;
    if (!entry || !kept) return undefined;
    this.#touch(key, entry);
    return noneMatch === entry.etag ? unchanged(entry) : dated(kept);
  }

  store(key: string, body: Buffer, headers: Record<string, string>, tags: string[]): Entry {
    this.misses++;
    const br = zlib.brotliCompressSync(body, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const gzip = zlib.gzipSync(body, { level: 6 });
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const all = { ...headers, etag, vary: "Accept-Encoding" };
    const entry = {
      br: wholeOf(br, "br", all),
      gzip: wholeOf(gzip, "gzip", all),
      etag,
      headers: all,
      tags,
      size: br.length + gzip.length + 4000,
    };
    this.#remove(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.size;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
    return entry;
  }

  /** What many pages ask in the same words, kept as long as such a page is; nothing found is asked again. */
  async remember<T>(key: string, tags: string[], ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known) return known.value as T;
    const value = await ask();
    if (value !== undefined) this.#know(key, value, tags);
    return value;
  }

  /** The same for several things of one kind, each told apart by its tag; only those that are not known are asked. */
  async rememberEach<T>(tags: string[], ask: (unknown: string[]) => Promise<Map<string, T>>): Promise<Map<string, T>> {
    const unknown = tags.filter((tag) => !this.#answers.has(tag));
    const found = unknown.length ? await ask(unknown) : new Map<string, T>();
    for (const [tag, value] of found) this.#know(tag, value, [tag]);
    return new Map(
      tags.flatMap((tag) => {
        const value = found.get(tag) ?? this.#answers.get(tag)?.value;
        return value === undefined ? [] : [[tag, value as T]];
      }),
    );
  }

  #know(key: string, value: unknown, tags: string[]): void {
    this.#answers.set(key, { value, tags });
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MOST_ANSWERS) break;
      this.#answers.delete(oldest);
    }
  }

  drop(tags: Iterable<string>): void {
    const wanted = new Set(tags);
    if (wanted.has("*")) return this.clear();
    this.#tell?.(wanted);
    const isWanted = (tag: string) => wanted.has(tag);
    for (const [key, entry] of this.#entries) if (entry.tags.some(isWanted)) this.#remove(key);
    for (const [key, answer] of this.#answers) if (answer.tags.some(isWanted)) this.#answers.delete(key);
  }

  clear(): void {
    this.#tell?.(["*"]);
    this.#answers.clear();
    this.#entries.clear();
    this.#bytes = 0;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Least recently used lives at the front; touching moves to the back, cheaply now and then. */
  #touch(key: string, entry: Entry): void {
    if ((++this.hits & 63) !== 0) return;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.size;
  }
}

export function send(entry: Entry, request: IncomingMessage, response: ServerResponse): void {
  if (request.headers["if-none-match"] === entry.etag) {
    response.writeHead(304, { etag: entry.etag, "cache-control": entry.headers["cache-control"] ?? "" }).end();
    return;
  }
  const accepts = String(request.headers["accept-encoding"] ?? "");
  let body: Buffer;
  let encoding: string | undefined;
  if (accepts.includes("br")) [body, encoding] = [entry.br.body, "br"];
  else if (accepts.includes("gzip")) [body, encoding] = [entry.gzip.body, "gzip"];
  else body = zlib.gunzipSync(entry.gzip.body);
  const headers: Record<string, string | number> = { ...entry.headers, "content-length": body.length };
  if (encoding) headers["content-encoding"] = encoding;
  response.writeHead(200, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

const OK = "HTTP/1.1 200 OK\r\ndate: ";
const EMPTY_DATE = " ".repeat(29);
const KEEP = "connection: keep-alive\r\nkeep-alive: timeout=65\r\n";

function wholeOf(body: Buffer, encoding: string, headers: Record<string, string>): Whole {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const rest = `content-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n${KEEP}\r\n`;
  const head = Buffer.from(`${OK}${EMPTY_DATE}\r\n${lines.join("")}${rest}`, "latin1");
  const all = Buffer.concat([head, body]);
  return { all, body: all.subarray(head.length), second: 0 };
}

/** Every response says when it was sent; the date has a place of fixed length in the head and is written once a second. */
function dated(whole: Whole): Buffer {
  const second = Math.floor(Date.now() / 1000);
  if (second !== whole.second) {
    whole.all.write(new Date(second * 1000).toUTCString(), OK.length, "latin1");
    whole.second = second;
  }
  return whole.all;
}

const unchanged = (entry: Entry) =>
  Buffer.from(
    `HTTP/1.1 304 Not Modified\r\ndate: ${new Date().toUTCString()}\r\netag: ${entry.etag}\r\ncache-control: ${entry.headers["cache-control"] ?? ""}\r\n${KEEP}\r\n`,
    "latin1",
  );
