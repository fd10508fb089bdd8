import type { IncomingMessage } from "node:http";

export class TooLarge extends Error {
  override name = "TooLarge";
}

const LIMIT = 64 * 1024;
/** Claims carry photos, so those forms may be larger. */
const UPLOAD_LIMIT = 12 * 1024 * 1024;

export type Body = Uint8Array<ArrayBuffer> | undefined;

export async function readBody(request: IncomingMessage): Promise<Body> {
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const isUpload = String(request.headers["content-type"] ?? "").startsWith("multipart/form-data");
  const limit = isUpload ? UPLOAD_LIMIT : LIMIT;
  if (Number(request.headers["content-length"] ?? 0) > limit) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
