import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serialize } from "node:v8";
import zlib from "node:zlib";
import { Kept, Memory } from "./memory.server.ts";

// Whole public pages, compressed once, dropped by tag when the data they show changes.
type Entry = { br: Whole; gzip?: Whole; etag: string; headers: Record<string, string>; tags: string[] };

/** A whole response as it goes over the line, head and body in one piece. */
type Whole = { all: Buffer; body: Buffer; second: number };

const KEPT_KEYS = new Set(["pagina", "sorteer", "thema", "maand", "stap", "sku", "maat"]);
// What mails, advertisements and search engines hang on an address to follow somebody.
const IGNORED_KEYS =
  /^((utm|gad|exp|mc|pk|mtm)_\w+|[a-z]{1,3}clk?id|[gw]braid|srsltid|igshid|epik|ref|_g[al]\w*|_hs\w+|mkt_tok)$/;
/** Whether a name in a query only says where somebody came from. */
export const isFollower = (name: string): boolean => IGNORED_KEYS.test(name);
/** What an entry takes beside its bytes: names, headers, places in lists. */
const AROUND = 4_000;

export class PageCache {
  readonly memory: Memory;
  readonly #entries: Kept<string, Entry>;
  /** Pages of which nobody knows whether they are still right: better than none while the database is away. */
  readonly #doubted: Kept<string, Entry>;
  readonly #answers: Kept<string, { value: unknown; tags: string[] }>;
  readonly #tell: ((tags: Iterable<string>) => void) | undefined;
  hits = 0;
  misses = 0;

  /** `tell` hears of everything that is dropped: who keeps these pages for us must drop them too. */
  constructor(memory = new Memory(), tell?: (tags: Iterable<string>) => void) {
    this.memory = memory;
    this.#entries = new Kept(memory);
    this.#doubted = new Kept(memory);
    this.#answers = new Kept(memory);
    this.#tell = tell;
  }

  /**
   * The key of a request, or undefined when its query asks for something that is not kept. It is an address itself: what
   * is kept under it is made for that address, whatever else was asked along.
   */
  key(url: string): string | undefined {
    const at = url.indexOf("?");
    const path = at < 0 ? url : url.slice(0, at);
    // Capitals are answered (R23), but a page is kept under its own spelling only.
    if (/[A-Z]/.test(path)) return undefined;
    if (at < 0) return url;
    const kept: string[] = [];
    for (const [name, value] of new URLSearchParams(url.slice(at + 1))) {
      if (isFollower(name)) continue;
      if (!KEPT_KEYS.has(name) || value.length > 60) return undefined;
      kept.push(`${name}=${encodeURIComponent(value)}`);
    }
    return kept.length ? `${path}?${kept.sort().join("&")}` : path;
  }

  answer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#asked(key);
    if (entry) this.send(key, entry, request, response);
    return entry !== undefined;
  }

  /** The bytes of a kept response as they go over the line, or undefined when it is not kept or must be unpacked first. */
  whole(key: string, accepts: string, noneMatch: string): Buffer | undefined {
    const entry = this.#asked(key);
    const isPacked = accepts.includes("br") || accepts.includes("gzip");
    if (!entry || !isPacked) return undefined;
    if (noneMatch === entry.etag) return unchanged(entry);
    return dated(accepts.includes("br") ? entry.br : this.#gzipped(key, entry));
  }

  store(key: string, body: Buffer, headers: Record<string, string>, tags: string[]): Entry {
    this.misses++;
    const br = zlib.brotliCompressSync(body, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    const all = { ...headers, etag, vary: "Accept-Encoding" };
    const entry = { br: wholeOf(br, "br", all), etag, headers: all, tags };
    this.#doubted.drop(key);
    this.#entries.keep(key, entry, entry.br.all.length + AROUND);
    return entry;
  }

  send(key: string, entry: Entry, request: IncomingMessage, response: ServerResponse): void {
    if (request.headers["if-none-match"] === entry.etag) {
      response.writeHead(304, { etag: entry.etag, "cache-control": entry.headers["cache-control"] ?? "" }).end();
      return;
    }
    const accepts = String(request.headers["accept-encoding"] ?? "");
    let body: Buffer;
    let encoding: string | undefined;
    if (accepts.includes("br")) [body, encoding] = [entry.br.body, "br"];
    else if (accepts.includes("gzip")) [body, encoding] = [this.#gzipped(key, entry).body, "gzip"];
    else body = zlib.brotliDecompressSync(entry.br.body);
    const headers: Record<string, string | number> = { ...entry.headers, "content-length": body.length };
    if (encoding) headers["content-encoding"] = encoding;
    response.writeHead(200, headers);
    response.end(request.method === "HEAD" ? undefined : body);
  }

  /** Few still ask for this, so it is made when the first one does. */
  #gzipped(key: string, entry: Entry): Whole {
    if (entry.gzip) return entry.gzip;
    const body = zlib.gzipSync(zlib.brotliDecompressSync(entry.br.body), { level: 6 });
    entry.gzip = wholeOf(body, "gzip", entry.headers);
    const keeper = this.#entries.find(key) === entry ? this.#entries : this.#doubted;
    keeper.keep(key, entry, entry.br.all.length + entry.gzip.all.length + AROUND);
    return entry.gzip;
  }

  /** What many pages ask in the same words, kept as long as such a page is; nothing found is asked again. */
  async remember<T>(key: string, tags: string[], ask: () => Promise<T>): Promise<T> {
    const known = this.#answers.find(key);
    if (known) return known.value as T;
    const value = await ask();
    if (value !== undefined) this.#know(key, value, tags);
    return value;
  }

  /** The same for several things of one kind, each told apart by its tag; only those that are not known are asked. */
  async rememberEach<T>(tags: string[], ask: (unknown: string[]) => Promise<Map<string, T>>): Promise<Map<string, T>> {
    const unknown = tags.filter((tag) => !this.#answers.find(tag));
    const found = unknown.length ? await ask(unknown) : new Map<string, T>();
    for (const [tag, value] of found) this.#know(tag, value, [tag]);
    return new Map(
      tags.flatMap((tag) => {
        const value = found.get(tag) ?? this.#answers.find(tag)?.value;
        return value === undefined ? [] : [[tag, value as T]];
      }),
    );
  }

  #know(key: string, value: unknown, tags: string[]): void {
    this.#answers.keep(key, { value, tags }, 2 * serialize(value).length + AROUND);
  }

  drop(tags: Iterable<string>): void {
    const wanted = new Set(tags);
    if (wanted.has("*")) return this.clear();
    this.#tell?.(wanted);
    const isWanted = (one: { tags: string[] }) => one.tags.some((tag) => wanted.has(tag));
    this.#entries.dropWhere(isWanted);
    this.#doubted.dropWhere(isWanted);
    this.#answers.dropWhere(isWanted);
  }

  clear(): void {
    this.#tell?.(["*"]);
    this.#answers.clear();
    this.#entries.clear();
    this.#doubted.clear();
  }

  /** What changed in the meantime is unknown: every page is made again, and its old one stays until then for `answerOld`. */
  doubt(): void {
    this.#tell?.(["*"]);
    this.#answers.clear();
    const old = [...this.#entries.all()];
    this.#entries.clear();
    for (const [key, entry, size] of old) this.#doubted.keep(key, entry, size);
  }

  answerOld(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#doubted.find(key);
    if (entry) this.send(key, entry, request, response);
    return entry !== undefined;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Who is asked for stays; noting it now and then is enough, and cheap. */
  #asked(key: string): Entry | undefined {
    const entry = this.#entries.find(key);
    if (entry && (++this.hits & 63) === 0) this.#entries.touch(key);
    return entry;
  }
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
