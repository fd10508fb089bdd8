import { createHash } from "node:crypto";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { Store } from "#outside/files/store.server.ts";
import { Kept, Memory } from "#outside/memory.server.ts";
import { NO_PICTURE, PhotoFiles } from "./photo-files.ts";
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

type File = { body: Buffer; br?: Buffer; gzip?: Buffer; headers: Record<string, string>; etag: string };
type Listed = { file: string; cache: string; read?: () => Promise<Buffer> };
const NOSNIFF = { "x-content-type-options": "nosniff" };

/**
 * The files of the shop. Which there are is listed once, at the start: an address that is not in the list is not looked
 * for on the disk, and what is kept in memory is kept by file. The build has packed them already; what it has not is
 * packed outside the main thread.
 */
export class Files {
  readonly #prefixes: string[] = [];
  readonly #listed = new Map<string, Listed>();
  readonly #kept: Kept<Listed, File>;
  readonly #reading = new Map<Listed, Promise<File>>();

  readonly #photos: PhotoFiles | undefined;

  constructor(client: string, pictures: string, memory = new Memory(), photos?: Pick<Store, "get">) {
    this.#kept = new Kept(memory);
    this.#photos = photos && new PhotoFiles(photos);
    this.#list("/assets/", path.join(client, "assets"), FOREVER);
    this.#list("/fonts/", path.join(client, "fonts"), A_MONTH);
    this.#list("/beeld/", path.join(client, "beeld"), A_MONTH);
    this.#list("/plaat/", pictures, A_MONTH);
    this.#prefixes.push("/favicon.ico");
    this.#listed.set("/favicon.ico", { file: path.join(client, "favicon.ico"), cache: A_DAY });
  }

  get bytes(): number {
    return this.#kept.bytes;
  }

  /** False when this is no address of a file. */
  async answer(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (!this.#prefixes.some((prefix) => pathname.startsWith(prefix))) return false;
    const listed = this.#listed.get(pathname);
    const kept = listed && (await this.#find(listed).catch(() => undefined));
    if (kept) return send(kept, request, response);
    if (pathname.startsWith("/plaat/")) return this.#picture(pathname, request, response);
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Niet gevonden");
    return true;
  }

  /** A photograph of the owner, or a drawing that says there is none: a page never shows a broken picture. */
  async #picture(pathname: string, request: IncomingMessage, response: ServerResponse): Promise<true> {
    const photo = this.#photos?.listed(pathname);
    const kept = photo && (await this.#find(photo).catch(() => undefined));
    if (kept) return send(kept, request, response);
    response.writeHead(404, { "content-type": "image/svg+xml", "cache-control": "no-store", ...NOSNIFF });
    response.end(request.method === "HEAD" ? undefined : NO_PICTURE);
    return true;
  }

  #list(prefix: string, folder: string, cache: string): void {
    this.#prefixes.push(prefix);
    if (!fs.existsSync(folder)) return;
    for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || PACKED.test(entry.name)) continue;
      const file = `${entry.parentPath}${path.sep}${entry.name}`;
      // Thousands of files: cut off by length, not worked out for each.
      const address = file.slice(folder.length + 1).replaceAll(path.sep, "/");
      this.#listed.set(prefix + address, { file, cache });
    }
  }

  /** A file that many ask for at once is read once. */
  #read(listed: Listed): Promise<File> {
    const reading = this.#reading.get(listed) ?? readFile(listed).finally(() => this.#reading.delete(listed));
    this.#reading.set(listed, reading);
    return reading;
  }

  async #find(listed: Listed): Promise<File> {
    const known = this.#kept.find(listed);
    if (known) {
      this.#kept.touch(listed);
      return known;
    }
    const file = await this.#read(listed);
    this.#kept.keep(listed, file, sizeOf(file));
    return file;
  }
}

const PACKED = /\.(?:br|gz)$/;
const WORDS = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const sizeOf = ({ body, br, gzip }: File) => body.length + (br?.length ?? 0) + (gzip?.length ?? 0);

async function readFile({ file, cache, read }: Listed): Promise<File> {
  const body = await (read ? read() : fs.promises.readFile(file));
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

function keep(body: Buffer, extension: string, cache: string, packed?: { br: Buffer; gzip: Buffer }): File {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": cache,
    "x-content-type-options": "nosniff",
    // What never changes under its name is never asked about again.
    ...(cache !== FOREVER && { etag }),
  };
  return packed ? { body, ...packed, headers: { ...headers, vary: "Accept-Encoding" }, etag } : { body, headers, etag };
}

function send(kept: File, request: IncomingMessage, response: ServerResponse): true {
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

const sheets = new Map<string, Promise<File>>();

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

async function keepSheet(body: Buffer): Promise<File> {
  const [br, gzip] = await Promise.all([packBr(body), packGzip(body)]);
  return keep(body, ".css", FOREVER, { br, gzip });
}
