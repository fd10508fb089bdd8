import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Hono } from "hono";
import { matchPath, type ServerBuild } from "react-router";

export class TooLarge extends Error {
  override name = "TooLarge";
}

const USUAL = 64 * 1024;

/** Sent too slowly: whoever holds a connection so gets no more time. */
export class TooSlow extends Error {
  override name = "TooSlow";
}

export type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
export type BodyLimits = (pathname: string) => number;

type Listed = { pattern: string; bytes: number };
type Routes = Record<string, { path?: string | undefined; parentId?: string | undefined; module: object } | undefined>;

/** How much each address may be sent: what the largest of its deeds takes, and 64 kB everywhere else. */
export function bodyLimits({ routes }: Pick<ServerBuild, "routes">, api: Pick<Hono, "routes">): BodyLimits {
  const all = routes as Routes;
  const listed: Listed[] = [];
  for (const route of Object.values(all)) {
    const bytes = (route?.module as { action?: { bytes?: number } } | undefined)?.action?.bytes;
    if (bytes !== undefined) listed.push({ pattern: patternOf(all, route), bytes });
  }
  for (const { path, handler } of api.routes) {
    const bytes = (handler as { deed?: { bytes?: number } }).deed?.bytes;
    if (bytes !== undefined) listed.push({ pattern: path, bytes });
  }
  const larger = listed.filter(({ bytes }) => bytes > USUAL);
  return (pathname) => {
    // The router in the browser sends a form to the page's address with this at its end.
    const address = pathname.replace(/\.data$/, "");
    const found = larger.filter(({ pattern }) => matchPath({ path: pattern, end: true }, address));
    return Math.max(USUAL, ...found.map(({ bytes }) => bytes));
  };
}

/** The pages that take files: their forms go on to the deed piece by piece, and are never held here. */
export function streamedPages({ routes }: Pick<ServerBuild, "routes">): (pathname: string, type?: string) => boolean {
  const all = routes as Routes;
  const patterns = Object.values(all)
    .filter((route) => (route?.module as { action?: { streams?: boolean } } | undefined)?.action?.streams)
    .map((route) => patternOf(all, route));
  return (pathname, type = "") =>
    /^multipart\/form-data\b/i.test(type) &&
    patterns.some((pattern) => matchPath({ path: pattern, end: true }, pathname.replace(/\.data$/, "")));
}

const QUIET_AT_MOST = 30_000;
const A_BODY = 30_000;

/** As it comes in, for as long as it keeps coming. */
export function streamBody(request: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  request.setTimeout(QUIET_AT_MOST, () => request.destroy(new TooSlow()));
  return Readable.toWeb(request) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Everything but files is small: half a minute is plenty. */
function hurry(request: IncomingMessage): void {
  if (request.complete) return;
  const timer = setTimeout(() => request.complete || request.destroy(new TooSlow()), A_BODY);
  request.once("close", () => clearTimeout(timer));
}

function patternOf(routes: Routes, route: Routes[string]): string {
  const parts = [];
  for (let at = route; at; at = at.parentId ? routes[at.parentId] : undefined) parts.unshift(at.path ?? "");
  return `/${parts.filter(Boolean).join("/")}`;
}

export async function readBody(request: IncomingMessage, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  hurry(request);
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  if (Number(request.headers["content-length"] ?? 0) > most) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
