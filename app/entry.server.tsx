import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { reportServerError } from "#insight/report-error.server.ts";
import { isDatabaseAway } from "#outside/db.server.ts";
import { rendered } from "#outside/rendered.server.ts";
import { faultContext, type Shop, shopContext } from "#outside/shop.server.ts";

/** A page leaves whole: it is compressed and kept as one piece, and its status is known first. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    // A stream would take each of the many small pieces through its queue; this only gathers them.
    const sink = {
      write: (chunk: Uint8Array | string) =>
        Boolean(chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk)),
      end() {
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(rendered(Buffer.concat(chunks).toString(), { status, headers }));
      },
      on: () => sink,
      destroy: reject,
    };
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      // Nothing streams, so no part may be sent to be moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink as unknown as NodeJS.WritableStream),
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
