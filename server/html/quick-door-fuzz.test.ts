import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { PageCache } from "#outside/page-cache.server.ts";
import { quickAnswer } from "./quick-door.ts";

// Whatever odd request the quick door answers, node:http must answer in the same bytes, but for the time and the order
// of the headers, and must then be as ready for the next one. FUZZ=1000000 tries that many.
const ROUNDS = Number(process.env.FUZZ ?? 20_000);

const cache = new PageCache();
cache.store("/bomen", Buffer.from("<h1>Bomen</h1>".repeat(100)), { "content-type": "text/html" }, []);

async function serve(): Promise<number> {
  const server = http.createServer((request, response) => {
    const key = request.method === "GET" ? cache.key(request.url ?? "/") : undefined;
    if (key && cache.answer(key, request, response)) return;
    request.resume().on("end", () => response.writeHead(404).end("no"));
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

// A small generator with a fixed seed: a difference that was found once is found again.
let seed = 20_261_116;
const random = (most: number) => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed % most;
};
const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;

const ENDS = ["\r\n", "\r\n", "\r\n", "\r\n", "\r\n", "\n", "\r", "\r\n "];
const HEADERS = [
  "Host: x",
  "Host: x",
  "Host: x:80",
  "Host: ",
  "Host: a b",
  "Accept-Encoding: br",
  "Accept-Encoding: gzip, br",
  "Content-Length: 0",
  "Content-Length: 5",
  "Content-Length: -1",
  "Content-Length : 5",
  "content-length: 5, 5",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: identity",
  "Connection: keep-alive",
  "Connection: close",
  "Connection: Upgrade",
  "Upgrade: h2c",
  "Expect: 100-continue",
  'If-None-Match: "x"',
  "Range: bytes=0-1",
  "Cookie: a=b",
  "Cookie: a=\u00e9",
  "X: \u0000",
  "X:\t1",
  ": empty",
  "NoColon",
  "Accept: */*",
  "X-\u00e9: 1",
];
const STARTS = ["GET", "GET", "GET", "GET", "HEAD", "get", "POST", "GET  ", "G\tT"];
const PATHS = ["/bomen", "/bomen", "/bomen?utm_source=x", "/bomen?sku=1", "/weg", "bomen", "//bomen", "/bo men", "*"];
const VERSIONS = [" HTTP/1.1", " HTTP/1.1", " HTTP/1.1", " HTTP/1.0", " HTTP/2.0", "", " http/1.1"];

function oddRequest(): string {
  const lines = [`${pick(STARTS)} ${pick(PATHS)}${pick(VERSIONS)}`, "Host: x", "Accept-Encoding: br"];
  for (let more = random(4); more > 0; more--) lines.splice(1 + random(lines.length), 0, pick(HEADERS));
  return `${lines.map((line) => line + pick(ENDS)).join("")}${pick(["\r\n", "\r\n", "\r\n", "\n", ""])}${pick(["", "", "", "beuk\n"])}`;
}

/** After the odd request comes a plain one that ends the connection: who lost count says something else then. */
const LAST = "GET /einde HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

function say(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    const line = net.connect(port, "127.0.0.1", () => line.end(Buffer.from(text, "latin1")));
    line.on("data", (chunk) => (said += chunk.toString("latin1")));
    line.on("error", () => {});
    line.on("close", () => resolve(said));
  });
}

/** Without the time; headers in the order of the alphabet. */
const plain = (said: string) =>
  said
    .replaceAll(/^date: .*\r\n/gim, "")
    .split("\r\n\r\n")
    .map((part) => part.toLowerCase().split("\r\n").toSorted().join("\n"))
    .join("\n\n");

test("the quick door says what node:http would have said", async () => {
  const port = await serve();
  const end = await say(port, LAST);
  let answered = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const odd = oddRequest();
    const ours = quickAnswer(Buffer.from(odd, "latin1"), cache);
    if (!ours || answered > ROUNDS / 10) continue;
    answered++;
    expect(plain(ours.toString("latin1") + end), JSON.stringify(odd)).toBe(plain(await say(port, odd + LAST)));
  }
  expect(answered).toBeGreaterThan(ROUNDS / 500);
});
