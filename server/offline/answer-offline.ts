import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Settings } from "#outside/settings.server.ts";
import { OFFLINE_WORKER, SHOP_MANIFEST } from "#kit/path.ts";
import { errors } from "#texts/errors.ts";
import { faults } from "#texts/first.ts";
import { BARE_POLICY } from "../security.ts";
import { PLAIN_STYLE, plainDocument } from "../html/plain-page.ts";
import { farewell, type Shell, worker } from "./worker.ts";

type Said = { type: string; text: string; etag: string };
type Of = Pick<Settings, "OFFLINE" | "SHOP_NAME">;

/** The worker that keeps pages for who loses the connection, and what a phone needs to put the shop on its home screen. */
export function offlineAnswers(settings: Of) {
  const said = new Map([
    [OFFLINE_WORKER, of("text/javascript; charset=utf-8", workerText(settings))],
    [SHOP_MANIFEST, of("application/manifest+json", JSON.stringify(manifestOf(settings)))],
  ]);
  return (pathname: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const found = said.get(pathname);
    if (!found) return false;
    // Asked again at every visit, so that a newer worker, or the end of it, is known at once.
    const headers = {
      "cache-control": "no-cache",
      "content-security-policy": "default-src 'self'",
      "x-content-type-options": "nosniff",
      etag: found.etag,
    };
    if (request.headers["if-none-match"] === found.etag) response.writeHead(304, headers).end();
    else response.writeHead(200, { ...headers, "content-type": found.type }).end(found.text);
    return true;
  };
}

const of = (type: string, text: string): Said => ({
  type,
  text,
  etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`,
});

export function workerText({ OFFLINE, SHOP_NAME }: Of): string {
  if (!OFFLINE) return `(${String(farewell)})()`;
  const halves = ({ heading, text }: { heading: string; text: string }) =>
    plainDocument(SHOP_NAME, heading, `<p>${text}</p><p><a href="">${faults.retry}</a></p><ul>@</ul>`).split("@");
  const shell: Shell = {
    offline: halves(errors.offline),
    silent: halves(errors.silent),
    policy: `${BARE_POLICY}; ${PLAIN_STYLE}`,
  };
  return `(${String(worker)})(${JSON.stringify(shell)})`;
}

const manifestOf = ({ SHOP_NAME }: Of) => ({
  name: SHOP_NAME,
  short_name: SHOP_NAME,
  lang: "nl",
  start_url: "/",
  display: "minimal-ui",
  background_color: "#f9f7ea",
  theme_color: "#174030",
  icons: [
    { src: "/beeld/icoon/192.png", sizes: "192x192", type: "image/png" },
    { src: "/beeld/icoon/512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
    { src: "/beeld/favicon.svg", sizes: "any", type: "image/svg+xml" },
  ],
});
