import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, type Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import zlib from "node:zlib";

/** Sends a long response as it is made, so that it never stands in memory whole; who leaves halfway stops the making. */
export async function sendStream(
  response: ServerResponse,
  request: IncomingMessage,
  body: ReadableStream,
  status: number,
): Promise<void> {
  if (request.method === "HEAD") {
    await body.cancel();
    return void response.writeHead(status).end();
  }
  // What is packed already, such as a PDF or a workbook, gains nothing by it.
  const isText = /^text\/|[+/](xml|json)\b/.test(String(response.getHeader("content-type") ?? ""));
  const packer = isText ? packerFor(String(request.headers["accept-encoding"] ?? "")) : undefined;
  if (packer) response.setHeader("content-encoding", packer.name);
  response.setHeader("vary", "Accept-Encoding");
  response.writeHead(status);
  const source = Readable.fromWeb(body);
  try {
    await (packer ? pipeline(source, packer.stream, response) : pipeline(source, response));
  } catch (error) {
    if ((error as { code?: string }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
  }
}

function packerFor(accepts: string): { name: string; stream: Transform } | undefined {
  if (accepts.includes("br"))
    return {
      name: "br",
      stream: zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 3 } }),
    };
  return accepts.includes("gzip") ? { name: "gzip", stream: zlib.createGzip() } : undefined;
}
