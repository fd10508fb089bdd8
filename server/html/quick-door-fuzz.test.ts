import http from "node:http";
import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { PageCache } from "#outside/page-cache.server.ts";
import { Oddities } from "../../tests/attack/odd-requests.ts";
import { openQuickDoor } from "./quick-door.ts";

// Whatever is sent, in whatever pieces, a server with the quick door says what node:http alone says: the same bytes, but
// for the time and the order of headers. FUZZ=1000000 sends that many requests, FUZZ_SEED=2 sends others.
const REQUESTS = Number(process.env.FUZZ ?? 6_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_116);

/** A line to a server without a network in between, so that pieces arrive as they were cut. */
class Line extends Duplex {
  said = "";
  override _read(): void {}
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.said += chunk.toString("latin1");
    done();
  }
  setNoDelay = () => this;
  setTimeout = () => this;
  destroySoon(): void {
    this.end(() => this.destroy());
  }
}

const cache = new PageCache();
const { etag } = cache.store("/bomen", Buffer.from("<h1>Bomen</h1>".repeat(10)), { "content-type": "text/html" }, []);

/** What is not kept is told back, so that a server that reads another request out of the same bytes says so. */
function serve(): http.Server {
  const server = http.createServer((request, response) => {
    const key = request.method === "GET" ? cache.key(request.url ?? "/") : undefined;
    if (key && cache.answer(key, request, response)) return;
    let body = 0;
    request.on("data", (chunk: Buffer) => (body += chunk.length));
    request.on("end", () => response.writeHead(404).end(`${request.method} ${request.url} ${body}`));
  });
  server.keepAliveTimeout = 65_000;
  return server;
}

/** After the odd requests comes a plain one that ends the connection: who lost count says something else then. */
const LAST = "GET /einde HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

async function say(server: http.Server, pieces: string[]): Promise<string> {
  const line = new Line();
  line.on("error", () => {});
  server.emit("connection", line);
  for (const piece of [...pieces.map((one) => Buffer.from(one, "latin1")), null]) {
    if (line.destroyed || line.readableEnded) break;
    line.push(piece);
    for (let turn = 0; turn < TURNS; turn++) await new Promise((done) => setImmediate(done));
  }
  line.destroy();
  return line.said;
}
const TURNS = 3;

/** Without the time; headers in the order of the alphabet. */
const plain = (said: string) =>
  said
    .replaceAll(/^date: .*\r\n/gim, "")
    .split("\r\n\r\n")
    .map((part) => part.toLowerCase().split("\r\n").toSorted().join("\n"))
    .join("\n\n");

test(
  "the quick door says what node:http would have said",
  async () => {
    const [alone, quick] = [serve(), serve()];
    const whole = cache.whole.bind(cache);
    let byDoor = 0;
    cache.whole = (...asked) => {
      const found = whole(...asked);
      if (found) byDoor++;
      return found;
    };
    openQuickDoor(quick, cache);
    const odd = new Oddities(SEED);
    const differences: string[] = [];
    let sent = 0;
    while (sent < REQUESTS) {
      const requests = Array.from({ length: 1 + odd.below(3) }, () => odd.request(etag));
      sent += requests.length;
      // All in one piece, one after the other, or cut anywhere.
      const all = [...requests, LAST];
      const pieces = [[all.join("")], all, all, odd.cut(all.join(""))][odd.below(4)] ?? all;
      const [one, other] = await Promise.all([say(alone, pieces), say(quick, pieces)]);
      if (one !== other && plain(one) !== plain(other)) differences.push(JSON.stringify({ pieces, one, other }));
    }
    console.log(`quick door: ${sent} requests, ${byDoor} answered by it, ${differences.length} differ (seed ${SEED})`);
    expect(differences.slice(0, 5)).toEqual([]);
    expect(byDoor).toBeGreaterThan(sent / 25);
  },
  30_000 + REQUESTS * 5,
);
