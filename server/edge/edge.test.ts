import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openLog } from "#outside/log/log.server.ts";
import { PageCache } from "#outside/page-cache.server.ts";
import { readSettings } from "#outside/settings.server.ts";
import { edgeHeaders, openEdge } from "./edge.ts";

type Heard = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string };

/** Stands where the network's own address is; the first answers may be failures. */
async function aNetwork(failures = 0) {
  const heard: Heard[] = [];
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    heard.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
    response.writeHead(heard.length <= failures ? 503 : 200).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function pagesBehind(settings: Record<string, string>) {
  const edge = openEdge(readSettings({ EDGE_KEY: "sleutel", EDGE_ID: "winkel", ...settings }), openLog("silent"));
  return new PageCache(undefined, edge);
}

test("without a network nothing may be kept between us and the browser", () => {
  expect(edgeHeaders(readSettings({}), ["page", "product:a"])).toEqual({
    "cache-control": "public, max-age=0, must-revalidate",
  });
});

test("a network may keep a page under the names of what it shows, and serve it on while we are away", () => {
  const fastly = edgeHeaders(readSettings({ EDGE: "fastly", EDGE_SECONDS: "600" }), ["product:a", "page"]);
  expect(fastly).toEqual({
    "cache-control": "public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400",
    "surrogate-key": "page product:a",
  });
  expect(edgeHeaders(readSettings({ EDGE: "cloudflare" }), ["product:a", "page"])).toMatchObject({
    "cache-tag": "page,product:a",
  });
  expect(edgeHeaders(readSettings({ EDGE: "kort", EDGE_SECONDS: "5" }), ["page"])).toEqual({
    "cache-control": "public, max-age=0, s-maxage=5, stale-while-revalidate=60, stale-if-error=86400",
  });
});

test("what is dropped here is dropped there, several changes in one call", async () => {
  const { heard, url } = await aNetwork();
  const pages = await pagesBehind({ EDGE: "fastly", EDGE_URL: url });
  pages.drop(["product:a"]);
  pages.drop(["product:b", "product:a"]);
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toMatchObject({ method: "POST", url: "/service/winkel/purge" });
  expect(heard[0]?.headers).toMatchObject({ "fastly-key": "sleutel", "surrogate-key": "product:a product:b" });
});

test("each network is told in its own words; everything is one name", async () => {
  const cloudflare = await aNetwork();
  (await pagesBehind({ EDGE: "cloudflare", EDGE_URL: cloudflare.url })).clear();
  await expect.poll(() => cloudflare.heard.length).toBe(1);
  expect(cloudflare.heard[0]).toMatchObject({ url: "/zones/winkel/purge_cache", body: '{"tags":["page"]}' });
  const varnish = await aNetwork();
  (await pagesBehind({ EDGE: "varnish", EDGE_URL: varnish.url })).drop(["home"]);
  await expect.poll(() => varnish.heard[0]?.method).toBe("PURGE");
  expect(varnish.heard[0]?.headers["xkey-purge"]).toBe("home");
});

test("a network that does not listen is told again", async () => {
  const { heard, url } = await aNetwork(1);
  (await pagesBehind({ EDGE: "fastly", EDGE_URL: url })).drop(["home"]);
  await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(2);
});

test("a network without its key is refused at the start", () => {
  expect(() => openEdge(readSettings({ EDGE: "cloudflare" }), openLog("silent"))).toThrow("EDGE_ID en EDGE_KEY");
});
