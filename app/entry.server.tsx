import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { reportServerError } from "#insight/faults/report-error.server.ts";
import { bootOf, dataScript } from "#kit/page/boot.ts";
import { HAND_OVER } from "#kit/page/hand-over.ts";
import { writeWithStills } from "#kit/page/stills.ts";
import { LastWords } from "#layout/error-fallback.tsx";
import { faults } from "#texts/first.ts";
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
          <title>{faults.fallback.heading}</title>
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
  const page = <ServerRouter context={{ ...onlyDrawn(entry), serverHandoffStream: undefined }} url={request.url} />;
  // As one text a page costs a quarter less than as a stream of small pieces (decision 009).
  const quick = writeWithStills(page, (part) => renderToString(part));
  const { text: html, stills } = quick.text.includes(NOT_THERE)
    ? { text: await renderPatiently(page, Boolean(entry.staticHandlerContext.errors)), stills: new Map() }
    : { text: `<!DOCTYPE html>${quick.text}`, stills: quick.stills };
  headers.set("content-type", "text/html; charset=utf-8");
  return rendered({ text: withData(html, entry, handedOver), stills }, { status, headers });
}

/** The page and its frame, of all that the shop has: the router would make every one of them ready to draw this one. */
function onlyDrawn(entry: EntryContext): EntryContext {
  // While developing the router's own `Scripts` writes the whole list into the page.
  if (import.meta.env.DEV) return entry;
  const all = entry.manifest.routes;
  const routes = Object.fromEntries(entry.staticHandlerContext.matches.map(({ route: { id } }) => [id, all[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/** What the scripts of a page need stands in it as data: in the head where they are, at its end what the loaders returned. */
function withData(html: string, entry: EntryContext, handedOver: string): string {
  const head = html.indexOf("</head>");
  const end = html.lastIndexOf("</body>");
  if (head < 0 || end < 0) return html;
  // While developing the router's own `Scripts` does this.
  const boot = import.meta.env.DEV ? "" : dataScript(JSON.stringify(bootOf(entry)));
  const data = dataScript(`${entry.serverHandoffString}\n${handedOver}`);
  return `${html.slice(0, head)}${boot}${html.slice(head, end)}${data}<script>${HAND_OVER}</script>${html.slice(end)}`;
}

/** How React marks a part that it could not write in one go. */
const NOT_THERE = "<!--$!-->";

/**
 * Waits for parts whose code has yet to be read: the first time that a page is asked for. Of an error page nothing may be
 * missing: a part that fails would leave it empty for who has no scripts.
 */
function renderPatiently(page: ReactElement, whole: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Nothing streams, so no part may be sent to be moved in by a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
      ...(whole && { onError: reject }),
    });
    setTimeout(abort, 15_000).unref();
  });
}

/** Expected responses (404, redirects) are no errors; bugs are logged once, here. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof Response) return;
  if (typeof error === "object" && error !== null && "status" in error && Number(error.status) < 500) return;
  const shop = context.get(shopContext) as Shop;
  // A page for the error that fails as well is told of here too, without its cause: what came first counts.
  const fault = context.get(faultContext) as { error?: unknown };
  fault.error ??= error;
  if (isDatabaseAway(fault.error)) return;
  const { pathname } = new URL(request.url);
  shop.log.error({ path: pathname, error: error instanceof Error ? error.stack : String(error) });
  reportServerError(shop, error, pathname);
};
