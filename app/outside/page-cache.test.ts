import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { Memory } from "./memory.server.ts";
import { PageCache } from "./page-cache.server.ts";

async function serve(cache: PageCache): Promise<string> {
  const server = http.createServer((request, response) => {
    const key = cache.key(request.url ?? "/");
    if (!key || !cache.answer(key, request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const page = Buffer.from("<h1>Bomen</h1>".repeat(200));
const headers = { "content-type": "text/html", "cache-control": "public, max-age=0, must-revalidate" };

test("campaign marks share one page; other queries are not kept", () => {
  const cache = new PageCache();
  expect(cache.key("/bomen?utm_source=brief&gclid=1")).toBe("/bomen");
  for (const mark of ["srsltid", "gbraid", "gad_campaignid", "mc_cid", "_gl", "_ga", "msclkid", "ttclid", "fbclid"])
    expect(cache.key(`/bomen?${mark}=a.b-1`)).toBe("/bomen");
  expect(cache.key("/bomen?sorteer=prijs&pagina=2")).toBe("/bomen?pagina=2&sorteer=prijs");
  expect(cache.key("/p/eik?sku=E1&gclid=1")).toBe("/p/eik?sku=E1");
  expect(cache.key("/bomen?kleur=rood")).toBeUndefined();
  expect(cache.key("/bomen?pagina=2%26soort%3Deik")).toBe("/bomen?pagina=2%26soort%3Deik");
});

test("a kept page comes back whole in every encoding, and as 304 to who has it", async () => {
  const cache = new PageCache();
  cache.store("/bomen", page, headers, ["category:bomen"]);
  const url = await serve(cache);
  for (const encoding of ["br", "gzip", "identity"]) {
    const response = await fetch(`${url}/bomen`, { headers: { "accept-encoding": encoding } });
    expect(await response.text()).toBe(page.toString());
  }
  const etag = (await fetch(`${url}/bomen`)).headers.get("etag") ?? "";
  expect((await fetch(`${url}/bomen`, { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("a change drops exactly the pages that show it", async () => {
  const cache = new PageCache();
  cache.store("/bomen", page, headers, ["category:bomen", "product:eik"]);
  cache.store("/rozen", page, headers, ["category:rozen"]);
  cache.drop(["product:eik"]);
  const url = await serve(cache);
  expect((await fetch(`${url}/bomen`)).status).toBe(404);
  expect((await fetch(`${url}/rozen`)).status).toBe(200);
});

test("a page in doubt is only shown when there is nothing better, in every encoding, until it is made again or changes", async () => {
  const cache = new PageCache();
  const old = http.createServer((request, response) => {
    if (!cache.answerOld(request.url ?? "", request, response)) response.writeHead(503).end();
  });
  await new Promise<void>((done) => old.listen(0, done));
  onTestFinished(() => void old.close());
  const ask = async (path: string, encoding = "br") => {
    const url = `http://localhost:${(old.address() as AddressInfo).port}${path}`;
    const response = await fetch(url, { headers: { "accept-encoding": encoding } });
    return response.status === 200 ? response.text() : response.status;
  };
  for (const name of ["bomen", "rozen", "hagen"]) cache.store(`/${name}`, page, headers, [`category:${name}`]);
  cache.doubt();
  cache.doubt();
  expect([await ask("/bomen"), await ask("/bomen", "gzip")]).toEqual([page.toString(), page.toString()]);
  expect(cache.whole("/bomen", "gzip", ""), "nobody gets it as if it were sure").toBeUndefined();
  cache.store("/rozen", page, headers, ["category:rozen"]);
  cache.drop(["category:hagen", "category:rozen"]);
  expect([await ask("/rozen"), await ask("/hagen"), await ask("/bomen")]).toEqual([503, 503, page.toString()]);
});

test("it never holds more than its share of memory, and lets the longest unasked go first", () => {
  const cache = new PageCache(new Memory(0.1));
  const noise = Buffer.alloc(20_000);
  for (let at = 0; at < noise.length; at += 4) noise.writeUInt32LE((at * 2654435761) >>> 0, at);
  for (let n = 0; n < 40; n++) cache.store(`/${n}`, noise, headers, []);
  expect(cache.size).toBeGreaterThan(0);
  expect(cache.size).toBeLessThan(10);
  expect(cache.whole("/0", "br", "")).toBeUndefined();
  expect(cache.whole("/39", "br", "")).toBeDefined();
});

test("a value is remembered until what it tells changes; nothing found and a fault are asked again", async () => {
  const cache = new PageCache();
  let asked = 0;
  const ask = (answer: () => number | undefined) =>
    cache.remember("place:bomen", ["category:bomen"], async () => {
      asked++;
      return answer();
    });
  const broken = () => {
    throw new Error("weg");
  };
  await expect(ask(broken)).rejects.toThrow("weg");
  expect(await ask(() => undefined)).toBeUndefined();
  expect([await ask(() => 7), await ask(() => 8), asked]).toEqual([7, 7, 3]);
  cache.drop(["category:hagen"]);
  expect(await ask(() => 8)).toBe(7);
  cache.drop(["category:bomen"]);
  expect(await ask(() => 9)).toBe(9);
  cache.clear();
  expect(await ask(() => 10)).toBe(10);
});

test("of several things only the unknown are asked, each until it changes", async () => {
  const cache = new PageCache();
  const asked: string[][] = [];
  const ask = async (tags: string[]) => {
    asked.push(tags);
    return new Map(tags.filter((tag) => tag !== "product:weg").map((tag) => [tag, `${tag} ${asked.length}`]));
  };
  await cache.rememberEach(["product:eik", "product:weg"], ask);
  const found = await cache.rememberEach(["product:eik", "product:es", "product:weg"], ask);
  expect(asked).toEqual([
    ["product:eik", "product:weg"],
    ["product:es", "product:weg"],
  ]);
  expect([...found]).toEqual([
    ["product:eik", "product:eik 1"],
    ["product:es", "product:es 2"],
  ]);
  cache.drop(["product:eik"]);
  expect([...(await cache.rememberEach(["product:eik", "product:es"], ask)).values()]).toEqual([
    "product:eik 3",
    "product:es 2",
  ]);
});
