import { createHash } from "node:crypto";
import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
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

type Kept = { body: Buffer; br?: Buffer; gzip?: Buffer; headers: Record<string, string>; etag: string };

/** Files by address prefix, kept in memory after the first ask: a shop's files are few and small. */
export class Files {
  #roots: [prefix: string, folder: string, cache: string][];
  #kept = new Map<string, Kept | null>();

  constructor(client: string, pictures: string) {
    this.#roots = [
      ["/assets/", path.join(client, "assets"), FOREVER],
      ["/fonts/", path.join(client, "fonts"), A_MONTH],
      ["/beeld/", path.join(client, "beeld"), A_MONTH],
      ["/plaat/", pictures, A_MONTH],
      ["/favicon.ico", path.join(client, "favicon.ico"), A_DAY],
    ];
  }

  answer(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
    const root = this.#roots.find(([prefix]) => pathname.startsWith(prefix));
    if (!root) return false;
    const kept = this.#read(pathname, root);
    if (!kept) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Niet gevonden");
      return true;
    }
    return send(kept, request, response);
  }

  #read(pathname: string, [prefix, folder, cache]: [string, string, string]): Kept | null {
    const known = this.#kept.get(pathname);
    if (known !== undefined) return known;
    const file = path.join(folder, pathname.slice(prefix.length));
    const inside = file === folder || file.startsWith(folder + path.sep);
    const found = inside && fs.existsSync(file) && fs.statSync(file).isFile();
    if (!found) return null; // not remembered: unknown addresses must not fill memory
    const kept = keep(fs.readFileSync(file), path.extname(file), cache);
    this.#kept.set(pathname, kept);
    return kept;
  }
}

function keep(body: Buffer, extension: string, cache: string): Kept {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const headers: Record<string, string> = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": cache,
    "x-content-type-options": "nosniff",
    etag,
  };
  if (!/^\.(js|css|svg|json|txt|webmanifest)$/.test(extension)) return { body, headers, etag };
  headers.vary = "Accept-Encoding";
  const br = zlib.brotliCompressSync(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { body, br, gzip: zlib.gzipSync(body, { level: 9 }), headers, etag };
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

const sheets = new Map<string, Kept>();

/** The style sheet of a page that was opened by a link; pages opened whole carry theirs inside. */
export function answerSheet(pathname: string, request: IncomingMessage, response: ServerResponse): boolean {
  const name = /^\/assets\/stijl\/[\w-]+\/([\w-]+)\.css$/.exec(pathname)?.[1];
  const text = name && sheet(name);
  if (!name || !text) return false;
  const kept = sheets.get(name) ?? keep(Buffer.from(text), ".css", FOREVER);
  sheets.set(name, kept);
  return send(kept, request, response);
}
