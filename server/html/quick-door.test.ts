import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { PageCache } from "#outside/page-cache.server.ts";
import { openQuickDoor, quickAnswer } from "./quick-door.ts";

const page = Buffer.from("<h1>Bomen</h1>".repeat(3000));
const headers = { "content-type": "text/html", "cache-control": "public, max-age=0, must-revalidate" };
const ask = (...lines: string[]) => Buffer.from(`${["GET /bomen HTTP/1.1", "Host: x", ...lines].join("\r\n")}\r\n\r\n`);

function aCache(): PageCache {
  const cache = new PageCache();
  cache.store("/bomen", page, headers, []);
  return cache;
}

async function serve(): Promise<{ port: number; url: string; slow: string[]; server: http.Server }> {
  const slow: string[] = [];
  const server = http.createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    slow.push(`${request.method} ${request.url} ${body}`);
    response.end(`slow ${request.url}`);
  });
  const door = openQuickDoor(server, aCache());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    door.close();
    server.closeAllConnections();
    server.close();
  });
  const port = (server.address() as AddressInfo).port;
  return { port, url: `http://127.0.0.1:${port}`, slow, server };
}

/** Sends the pieces one after the other over one connection and gives all that came back when it is closed or full. */
function overOneLine(port: number, pieces: string[], until: string): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    let next = 0;
    const line = net.connect(port, "127.0.0.1", () => line.write(pieces[next++] ?? ""));
    line.setNoDelay(true);
    line.on("data", (chunk) => {
      said += chunk.toString("latin1");
      if (said.includes(until)) line.destroy();
      else if (next < pieces.length) line.write(pieces[next++] ?? "");
    });
    line.on("close", () => resolve(said));
    // The pieces of a request that is cut in two get no answer in between.
    if (pieces[0] && !pieces[0].includes("\r\n\r\n")) setImmediate(() => line.write(pieces[next++] ?? ""));
  });
}

test("a browser's question for a kept page is answered with all its headers and the time", async () => {
  const { url, slow } = await serve();
  const response = await fetch(`${url}/bomen?utm_source=brief`, { headers: { "accept-encoding": "br" } });
  expect(await response.text()).toBe(page.toString());
  expect(response.headers.get("content-type")).toBe("text/html");
  expect(Math.abs(Date.parse(response.headers.get("date") ?? "") - Date.now())).toBeLessThan(3000);
  const again = await fetch(`${url}/bomen`, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect(slow).toEqual([]);
});

test("what is not kept, carries a body or ends the connection goes on to node:http, over the same connection", async () => {
  const { port, slow } = await serve();
  const said = await overOneLine(
    port,
    [
      "GET /bomen HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n",
      "POST /mand HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbeuk",
      "GET /weg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    ],
    "slow /weg",
  );
  expect(said).toContain("content-encoding: gzip");
  expect(slow).toEqual(["POST /mand beuk", "GET /weg "]);
});

test("a request that comes in two pieces is whole in the end", async () => {
  const { port, slow } = await serve();
  const said = await overOneLine(port, ["GET /bom", "en HTTP/1.1\r\nHost: x\r\n\r\n"], "slow /bomen");
  expect(said).toContain("slow /bomen");
  expect(slow).toEqual(["GET /bomen "]);
});

test("only one whole plain request counts as one", () => {
  const cache = aCache();
  const br = "Accept-Encoding: br";
  expect(quickAnswer(ask(br), cache)).toBeDefined();
  expect(quickAnswer(ask(br, "Connection: keep-alive"), cache)).toBeDefined();
  const refused: Buffer[] = [
    ask(),
    ask(br, "Connection: close"),
    ask(br, "Content-Length: 0"),
    ask(br, "transfer-encoding: chunked"),
    ask(br, "Upgrade: h2c"),
    ask(br, "Range: bytes=0-1"),
    Buffer.concat([ask(br), ask(br)]),
    // A length that only node:http would see: what follows would be taken for the next request.
    Buffer.from(`GET /bomen HTTP/1.1\r\nHost: x\r\n${br}\nContent-Length: 30\r\n\r\n`),
    Buffer.from(`GET /bomen HTTP/1.1\r\nHost: x\r\n${br}\r\n folded: yes\r\n\r\n`),
    Buffer.from(`GET /bomen HTTP/1.1\r\nHost: x\r\nContent-Length : 5\r\n${br}\r\n\r\n`),
    ask(br, br),
    ask(br, "Host: y"),
    ask(br, "X: \0"),
    ask(br, "X-Anything: 1"),
    Buffer.from("GET /bomen HTTP/1.0\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n"),
    Buffer.from("GET /bomen HTTP/1.1\r\nAccept-Encoding: br\r\n\r\n"),
    Buffer.from("HEAD /bomen HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n"),
    Buffer.from("GET http://x/bomen HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n"),
  ];
  for (const request of refused) expect(quickAnswer(request, cache), request.toString()).toBeUndefined();
});
