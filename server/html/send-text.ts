import type { IncomingMessage, ServerResponse } from "node:http";
import zlib from "node:zlib";
import type { Page } from "#kit/page/stills.ts";
import { bytesOf } from "./bytes.ts";

// For what is made anew each time: the quickest way to about the same size, as far as the browser knows it.
const { ZSTD_c_compressionLevel: LEVEL, BROTLI_PARAM_QUALITY: QUALITY } = zlib.constants;
const PACKED: [name: string, pack: (body: Buffer) => Buffer<ArrayBuffer>][] = [
  ["zstd", (body) => zlib.zstdCompressSync(body, { params: { [LEVEL]: 3 } })],
  ["br", (body) => zlib.brotliCompressSync(body, { params: { [QUALITY]: 2 } })],
  ["gzip", (body) => zlib.gzipSync(body, { level: 3 })],
];

export function sendText(response: ServerResponse, request: IncomingMessage, made: Response, page: Page): void {
  copyHeaders(response, made.headers);
  const accepts = String(request.headers["accept-encoding"] ?? "");
  const [encoding, pack] = page.text.length > 1000 ? (PACKED.find(([name]) => accepts.includes(name)) ?? []) : [];
  const body = pack ? pack(bytesOf(page)) : Buffer.from(bytesOf(page));
  if (encoding) response.setHeader("content-encoding", encoding);
  response.setHeader("vary", "Accept-Encoding");
  const bodyless = made.status === 204 || made.status === 304;
  if (!bodyless) response.setHeader("content-length", body.length);
  response.writeHead(made.status).end(bodyless || request.method === "HEAD" ? undefined : body);
}

export function copyHeaders(response: ServerResponse, headers: Headers): void {
  headers.forEach((value, name) => {
    if (name !== "set-cookie" && name !== "content-length") response.setHeader(name, value);
  });
  const cookies = headers.getSetCookie();
  if (cookies.length) response.setHeader("set-cookie", cookies);
}
