import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ReadableStream } from "node:stream/web";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { reportServerError } from "#insight/faults/report-error.server.ts";
import { modesContext, routeModes } from "#account/route-modes.server.ts";
import { isDatabaseAway } from "#outside/db.server.ts";
import { pageOf } from "#outside/rendered.server.ts";
import { withRequestId } from "#outside/log/request-id.server.ts";
import { faultContext, type Shop, shopContext, tagsContext } from "#outside/shop.server.ts";
import { type Body, bodyLimits, readBody, streamBody, streamedPages, TooLarge, TooSlow } from "./gate/body.ts";
import { peerOf } from "./gate/peer.ts";
import { Crowded, Turns } from "./gate/turns.ts";
import { bytesOf } from "./html/bytes.ts";
import { edgeHeaders } from "./edge/edge.ts";
import { answerSheet, Files } from "./files.ts";
import { guestsFor } from "./guests.ts";
import { offlineAnswers } from "./offline/answer-offline.ts";
import { finisher } from "./html/html.ts";
import { areRoutes, plainAddress } from "./gate/address.ts";
import { isApiCall, isApiPath, apiOf, type Readiness } from "./api.ts";
import { PLAIN_STYLE, plainPage } from "./html/plain-page.ts";
import { sendStream } from "./html/send-stream.ts";
import { copyHeaders, sendText } from "./html/send-text.ts";
import { BARE_POLICY, SECURITY_HEADERS, transportSecurity } from "./security.ts";

export type Doors = { build: ServerBuild; client: string; pictures: string; readiness?: Readiness; dev?: boolean };

/** The way of a request: kept pages, files, the API, then the pages of React Router. */
export function createApp(shop: Shop, doors: Doors): RequestListener {
  const files = new Files(doors.client, doors.pictures, shop.pages.memory, shop.photos.store);
  const hono = apiOf(shop, doors.readiness);
  const pages = createRequestHandler(doors.build, doors.dev ? "development" : "production");
  const modes = routeModes(doors.build);
  const mostBytes = bodyLimits(doors.build, hono);
  const offline = offlineAnswers(shop.settings);
  const isStreamed = streamedPages(doors.build);
  const finish = finisher(guestsFor(shop.settings));
  const turns = new Turns();
  const always = { ...SECURITY_HEADERS, ...transportSecurity(shop.url) };

  return (request, response) => {
    const url = request.url ?? "/";
    const id = randomUUID();
    void withRequestId(id, () => answer(request, response, url, id));
  };

  async function answer(request: IncomingMessage, response: ServerResponse, url: string, id: string): Promise<void> {
    const started = performance.now();
    const key = isRead(request) ? shop.pages.key(url) : undefined;
    const peer = peerOf(request, shop.settings.TRUST_PROXY);
    let leave: (() => void) | undefined;
    let pathname = url;
    let isTold = false;
    try {
      // What is sent waits for its turn when all of it is here.
      if (isRead(request) && !(leave = await turns.take(peer, response))) return;
      if (key && shop.pages.answer(key, request, response)) return;
      isTold = true;
      if (!METHODS.has(request.method ?? "")) throw new UnknownMethod();
      pathname = decodeURIComponent(new URL(url, "http://x").pathname);
      // The database keeps no NUL, and no honest client sends one.
      if (pathname.includes("\0") || url.includes("%00")) throw new URIError("nul");
      const meant = isRead(request) && plainAddress(url);
      if (meant && meant !== url) return void response.writeHead(301, { location: meant }).end();
      if (!areRoutes(url, doors.build)) throw new URIError("routes");
      if (isRead(request) && offline(pathname, request, response)) return;
      if (isRead(request) && (await answerSheet(pathname, request, response))) return;
      if (isRead(request) && (await files.answer(pathname, request, response))) return;
      dress(response, id);
      const streamed = !isRead(request) && isStreamed(pathname, request.headers["content-type"]);
      // Whoever is refused may still be sending: nothing more is read of this line.
      if (streamed) response.setHeader("connection", "close");
      const body = streamed ? streamBody(request) : await readBody(request, mostBytes(pathname));
      if (!leave && !(leave = await turns.take(peer, response))) return;
      // Files may take minutes to come.
      if (streamed) leave();
      const asked = toRequest(request, key ?? url, body, shop, peer);
      if (isApiCall(request.method, pathname, request.headers["content-type"]))
        await reply(response, request, await hono.fetch(asked, { peer }));
      else await page(asked, request, response, key);
    } catch (error) {
      isTold = true;
      dress(response, id);
      if (key && isDatabaseAway(error) && shop.pages.answerOld(key, request, response)) return;
      fail(error, request, response, id);
    } finally {
      leave?.();
      // Neither kept pages nor who left before it was their turn.
      if (isTold)
        shop.log.info({
          id,
          method: request.method,
          path: pathOnly(pathname),
          status: response.statusCode,
          ms: Math.round(performance.now() - started),
        });
    }
  }

  // Files go without: what these headers say is about pages, and a page has many files.
  function dress(response: ServerResponse, id: string): void {
    if (response.headersSent) return;
    response.setHeader("x-request-id", id);
    for (const [name, value] of Object.entries(always)) response.setHeader(name, value);
  }

  async function page(asked: Request, request: IncomingMessage, response: ServerResponse, key?: string): Promise<void> {
    const context = new RouterContextProvider();
    const tags = new Set<string>();
    context.set(shopContext, shop);
    context.set(tagsContext, tags);
    context.set(modesContext, modes);
    const fault: { error?: unknown } = {};
    context.set(faultContext, fault);
    const made = await pages(asked, context);
    const isHtml = made.headers.get("content-type")?.startsWith("text/html") ?? false;
    // A page opened by a link shows this inside the shop; a whole page is made without the router.
    if (isHtml && isDatabaseAway(fault.error)) throw fault.error;
    // A file that is not there has no error page of the router's; who came by its address reads one all the same.
    if (made.status >= 400 && isJson(made) && isVisit(request)) return sayPlainly(made.status, request, response);
    if (isFile(made)) return sendFile(response, request, made);
    const raw = await pageOf(made);
    const { page: whole, headers: more } = isHtml && !doors.dev ? finish(raw) : { page: raw, headers: {} };
    for (const [name, value] of Object.entries(more)) made.headers.set(name, value);
    // Not what was answered to a HEAD: that has no body, and the next GET would get it.
    const kept =
      tags.size > 0 &&
      key &&
      request.method === "GET" &&
      made.status === 200 &&
      !made.headers.has("set-cookie") &&
      !doors.dev;
    if (!kept) {
      if (!made.headers.has("cache-control")) made.headers.set("cache-control", "no-store");
      return sendText(response, request, made, whole);
    }
    const headers: Record<string, string> = { ...always, ...edgeHeaders(shop.settings, tags) };
    made.headers.forEach((value, name) => {
      if (name !== "content-length") headers[name] = value;
    });
    shop.pages.send(key, shop.pages.store(key, bytesOf(whole), headers, [...tags]), request, response);
  }

  function fail(error: unknown, request: IncomingMessage, response: ServerResponse, id: string): void {
    const status = statusFor(error);
    if (status === 500) reportServerError(shop, error, request.url ?? "");
    if (status === 500)
      shop.log.error({
        id,
        path: pathOnly(request.url ?? ""),
        error: error instanceof Error ? error.stack : String(error),
      });
    if (response.headersSent) return void response.destroy();
    if (status === 413 || status === 429) response.setHeader("connection", "close");
    if (status === 503 || status === 429) response.setHeader("retry-after", "5");
    sayPlainly(status, request, response);
  }

  function sayPlainly(status: number, request: IncomingMessage, response: ServerResponse): void {
    response.setHeader("content-security-policy", `${BARE_POLICY}; ${PLAIN_STYLE}`);
    const { type, text } = plainPage(status, wantsJson(request), shop.settings.SHOP_NAME);
    response.writeHead(status, { "content-type": type, "cache-control": "no-store" }).end(text);
  }
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
class UnknownMethod extends Error {
  override name = "UnknownMethod";
}
const isRead = (request: IncomingMessage) => request.method === "GET" || request.method === "HEAD";
const pathOnly = (url: string) => url.split("?", 1)[0];
const wantsJson = (request: IncomingMessage) =>
  isApiPath(pathOnly(request.url ?? "") ?? "") || String(request.headers.accept ?? "").includes("application/json");
/** Somebody follows an address or sends a form; a script that sends reads JSON. */
const isVisit = (request: IncomingMessage) =>
  !wantsJson(request) && (isRead(request) || request.headers["sec-fetch-mode"] === "navigate");
const isJson = ({ headers }: Response) => headers.get("content-type")?.startsWith("application/json") ?? false;

function statusFor(error: unknown): number {
  if (error instanceof TooLarge) return 413;
  if (error instanceof TooSlow) return 408;
  if (error instanceof Crowded) return 429;
  if (error instanceof UnknownMethod) return 405;
  if (error instanceof URIError || (error instanceof TypeError && /Invalid URL|parse URL/.test(error.message)))
    return 400;
  return isDatabaseAway(error) ? 503 : 500;
}

function toRequest(request: IncomingMessage, url: string, body: Body, shop: Shop, peer: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  headers.set("x-peer", peer);
  const proto =
    shop.settings.TRUST_PROXY && headers.get("x-forwarded-proto") === "https"
      ? "https"
      : shop.url.startsWith("https:") && !request.headers.host?.startsWith("localhost")
        ? "https"
        : "http";
  const host = /^[\w.:[\]-]+$/.test(request.headers.host ?? "") ? request.headers.host : "localhost";
  return new Request(`${proto}://${host}${url}`, {
    method: request.method ?? "GET",
    headers,
    ...(body && { body, duplex: "half" }),
  });
}

const TEXT = /^(text|application\/(json|xml))/;

/** What a page gives that is no page: a PDF, a workbook, or a list to be saved. */
const isFile = ({ body, headers }: Response): boolean =>
  body !== null &&
  (headers.get("content-disposition")?.startsWith("attachment") || !TEXT.test(headers.get("content-type") ?? "text"));

/** To the byte as it was made, and while it is made. */
async function sendFile(response: ServerResponse, request: IncomingMessage, made: Response): Promise<void> {
  if (!made.headers.has("cache-control")) made.headers.set("cache-control", "no-store");
  copyHeaders(response, made.headers);
  return sendStream(response, request, made.body as ReadableStream, made.status);
}

async function reply(response: ServerResponse, request: IncomingMessage, made: Response): Promise<void> {
  const type = made.headers.get("content-type") ?? "";
  if (!made.headers.has("cache-control")) made.headers.set("cache-control", "no-store");
  if (!made.headers.has("content-security-policy")) made.headers.set("content-security-policy", BARE_POLICY);
  if (TEXT.test(type)) return sendText(response, request, made, await pageOf(made));
  copyHeaders(response, made.headers);
  if (made.body && /rss\+xml/.test(type))
    return sendStream(response, request, made.body as ReadableStream, made.status);
  response.writeHead(made.status).end(Buffer.from(await made.arrayBuffer()));
}
