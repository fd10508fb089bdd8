import { createHash } from "node:crypto";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { sheet } from "#ui/page-style.tsx";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const FOREVER = "public, max-age=31536000, immutable";
const A_MONTH = "public, max-age=2592000";
const A_DAY = "public, max-age=86400";
const MOST_BYTES = 64 * 1024 * 1024;

type Kept = { body: Buffer; br?: Buffer; gzip?: Buffer; headers: Record<string, string>; etag: string };
type Listed = { file: string; cache: string };

/**
 * The files of the shop. Which there are is listed once, at the start: an address that is not in the list is not looked
 * for on the disk, and what is kept in memory is kept by file. The build has packed them already; what it has not is
 * packed outside the main thread.
 */
export class Files {
  readonly #prefixes: string[] = [];
  readonly #listed = new Map<string, Listed>();
  readonly #kept = new Map<Listed, Promise<Kept>>();
  readonly #most: number;
  #bytes = 0;

  constructor(client: string, pictures: string, most = MOST_BYTES) {
    this.#most = most;
    this.#list("/assets/", path.join(client, "assets"), FOREVER);
    this.#list("/fonts/", path.join(client, "fonts"), A_MONTH);
    this.#list("/beeld/", path.join(client, "beeld"), A_MONTH);
    this.#list("/plaat/", pictures, A_MONTH);
    this.#prefixes.push("/favicon.ico");
    this.#listed.set("/favicon.ico", { file: path.join(client, "favicon.ico"), cache: A_DAY });
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** False when this is no address of a file. */
  async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!this.#prefixes.some((prefix) => pathname.startsWith(prefix))) return false;
    const listed = this.#listed.get(pathname);
    const kept = listed && (await this.#read(listed).catch(() => undefined));
    if (kept) return send(kept, request, response);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Niet gevonden");
    return true;
  }

  #list(prefix: string, folder: string, cache: string): void {
    this.#prefixes.push(prefix);
    if (!fs.existsSync(folder)) return;
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || PACKED.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      const address = path.relative(folder, file).split(path.sep).join("/");
      this.#listed.set(prefix + address, { file, cache });
    }
  }

  #read(listed: Listed): Promise<Kept> {
    const known = this.#kept.get(listed);
    // The longest not asked for stands in front.
    if (known) this.#kept.delete(listed);
    const kept = known ?? this.#load(listed);
    this.#kept.set(listed, kept);
    return kept;
  }

  async #load(listed: Listed): Promise<Kept> {
    try {
      const kept = await readKept(listed);
      this.#bytes += sizeOf(kept);
      await this.#makeRoom();
      return kept;
    } catch (error) {
      this.#kept.delete(listed);
      throw error;
    }
  }

  async #makeRoom(): Promise<void> {
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= this.#most || this.#kept.size === 1) return;
      this.#kept.delete(oldest);
      this.#bytes -= sizeOf(await kept);
    }
  }
}

const PACKED = /\.(?:br|gz)$/;
const WORDS = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const sizeOf = ({ body, br, gzip }: Kept) => body.length + (br?.length ?? 0) + (gzip?.length ?? 0);

async function readKept({ file, cache }: Listed): Promise<Kept> {
  const body = await fs.promises.readFile(file);
  if (!WORDS.test(file)) return keep(body, path.extname(file), cache);
  const [br, gzip] = await Promise.all([
    fs.promises.readFile(`${file}.br`).catch(() => packBr(body)),
    fs.promises.readFile(`${file}.gz`).catch(() => packGzip(body)),
  ]);
  return keep(body, path.extname(file), cache, { br, gzip });
}

// These work in threads of their own.
const brotli = promisify(zlib.brotliCompress);
const packBr = (body: Buffer) => brotli(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } });
const packGzip = promisify(zlib.gzip);

function keep(body: Buffer, extension: string, cache: string, packed?: { br: Buffer; gzip: Buffer }): Kept {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": cache,
    "x-content-type-options": "nosniff",
    etag,
  };
  return packed ? { body, ...packed, headers: { ...headers, vary: "Accept-Encoding" }, etag } : { body, headers, etag };
}

function send(kept: Kept, request: IncomingMessage, response: ServerResponse): true {
  if (request.headers["if-none-match"] === kept.etag) {
    response.writeHead(304, { etag: kept.etag, "cache-control": kept.headers["cache-control"] ?? "" }).end();
    return true;
  }
  const accepts = String(request.headers["accept-encoding"] ?? "");
  let body = kept.body;
  const headers: Record<string, string | number> = { ...kept.headers };
  if (kept.br && accepts.includes("br")) {
    body = kept.br;
    headers["content-encoding"] = "br";
  } else if (kept.gzip && accepts.includes("gzip")) {
    body = kept.gzip;
    headers["content-encoding"] = "gzip";
  }
  response.writeHead(200, { ...headers, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

const sheets = new Map<string, Promise<Kept>>();

/** The style sheet of a page that was opened by a link; pages opened whole carry theirs inside. */
export async function answerSheet(
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const name = /^\/assets\/stijl\/[\w-]+\/([\w-]+)\.css$/.exec(pathname)?.[1];
  const text = name && sheet(name);
  if (!name || !text) return false;
  const kept = sheets.get(name) ?? keepSheet(Buffer.from(text));
  sheets.set(name, kept);
  return send(await kept, request, response);
}

async function keepSheet(body: Buffer): Promise<Kept> {
  const [br, gzip] = await Promise.all([packBr(body), packGzip(body)]);
  return keep(body, ".css", FOREVER, { br, gzip });
}
