import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { reportServerError } from "#insight/report-error.server.ts";
import { isDatabaseAway } from "#outside/db.server.ts";
import { faultContext, type Shop, shopContext } from "#outside/shop.server.ts";

/** A page leaves whole: it is compressed and kept as one piece, and its status is known first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on("data", (chunk: Buffer) => chunks.push(chunk));
    sink.on("error", reject);
    sink.on("end", () => {
      headers.set("content-type", "text/html; charset=utf-8");
      resolve(new Response(Buffer.concat(chunks), { status, headers }));
    });
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      // Nothing streams, so no part may be sent to be moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    });
    setTimeout(abort, 15_000).unref();
  });
}

/** Expected answers (404, redirects) are no errors; bugs are logged once, here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response) return;
  if (typeof error === "object" && error !== null && "status" in error && Number(error.status) < 500) return;
  const shop = context.get(shopContext) as Shop;
  (context.get(faultContext) as { error?: unknown }).error = error;
  if (isDatabaseAway(error)) return;
  const { pathname } = new URL(request.url);
  shop.log.error({ path: pathname, error: error instanceof Error ? error.stack : String(error) });
  reportServerError(shop, error, pathname);
};
