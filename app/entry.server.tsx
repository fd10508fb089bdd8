import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { reportServerError } from "#insight/faults/report-error.server.ts";
import { writeWithStills } from "#kit/page/stills.ts";
import { LastWords } from "#layout/error-page.tsx";
import { errors as words } from "#texts/errors.ts";
import { isDatabaseAway } from "#outside/db.server.ts";
import { rendered } from "#outside/rendered.server.ts";
import { faultContext, type Shop, shopContext } from "#outside/shop.server.ts";

/** R42, R96: the router asks once more, for the error page; when that fails too, words without anything of the shop. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
): Promise<Response> {
  const { errors } = entry.staticHandlerContext;
  try {
    return await writePage(request, status, headers, entry);
  } catch (error) {
    if (!errors) throw error;
    const html = renderToStaticMarkup(
      <html lang="nl-NL">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{words.fallback.heading}</title>
        </head>
        <body>
          <LastWords error={Object.values(errors)[0]} />
        </body>
      </html>,
    );
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(`<!DOCTYPE html>${html}`, { status: Math.max(500, status), headers });
  }
}

/** A page leaves whole: it is compressed and kept as one piece, and its status is known first. */
async function writePage(request: Request, status: number, headers: Headers, entry: EntryContext): Promise<Response> {
  const handedOver = entry.serverHandoffStream ? await text(entry.serverHandoffStream) : "";
  const page = <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} />;
  // As one text a page costs a quarter less than as a stream of small pieces (decision 009).
  const quick = writeWithStills(page, (part) => renderToString(part));
  const { text: html, stills } = quick.text.includes(NOT_THERE)
    ? { text: await renderPatiently(page), stills: new Map() }
    : { text: `<!DOCTYPE html>${quick.text}`, stills: quick.stills };
  headers.set("content-type", "text/html; charset=utf-8");
  const end = entry.renderMeta?.didRenderScripts ? html.lastIndexOf("</body>") : html.length;
  const whole = `${html.slice(0, end)}${end < html.length ? handOver(handedOver) : ""}${html.slice(end)}`;
  return rendered({ text: whole, stills }, { status, headers });
}

/** How React marks a part that it could not write in one go. */
const NOT_THERE = "<!--$!-->";

/** Waits for parts whose code has yet to be read: the first time that a page is asked for. */
function renderPatiently(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Nothing streams, so no part may be sent to be moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    });
    setTimeout(abort, 15_000).unref();
  });
}

/** What the loaders answered, as lines of JSON, and the script that gives it to the router in the browser. */
const handOver = (handedOver: string) =>
  `<script id="antwoord" type="application/json">${handedOver.replaceAll("<", "\\u003c")}</script>${HAND_OVER}`;

const HAND_OVER =
  "<script>{let {streamController:to}=window.__reactRouterContext;" +
  'to.enqueue(document.getElementById("antwoord").textContent);to.close()}</script>';

/** Expected responses (404, redirects) are no errors; bugs are logged once, here. */
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
