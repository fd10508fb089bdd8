import type { IncomingMessage } from "node:http";
import type { Hono } from "hono";
import { matchPath, type ServerBuild } from "react-router";

export class TooLarge extends Error {
  override name = "TooLarge";
}

const USUAL = 64 * 1024;

export type Body = Uint8Array<ArrayBuffer> | undefined;
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

function patternOf(routes: Routes, route: Routes[string]): string {
  const parts = [];
  for (let at = route; at; at = at.parentId ? routes[at.parentId] : undefined) parts.unshift(at.path ?? "");
  return `/${parts.filter(Boolean).join("/")}`;
}

export async function readBody(request: IncomingMessage, most: number): Promise<Body> {
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
