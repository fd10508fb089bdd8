import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** A line to the shop in which one file can be put in the place of the shop's own. */
export async function aLine(shop: string) {
  const own = new Map<string, string>();
  const server = http.createServer((request, response) => {
    const text = own.get(request.url ?? "");
    if (text !== undefined) {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(text);
      return;
    }
    const { method, headers } = request;
    const onward = http.request(shop + (request.url ?? ""), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put: (path: string, text: string) => void own.set(path, text),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
