// npm run dev: the same server, with pages reloaded as they change.
import http from "node:http";
import path from "node:path";
import { createServer } from "vite";
import { readDotEnv, root, say } from "./house.mjs";

process.env.NODE_ENV = "development";
readDotEnv();
const publicPort = Number(process.env.PORT ?? 3000);
process.env.SHOP_URL ??= `http://localhost:${publicPort}`;
process.env.PORT = "0";
const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
const { start } = await vite.ssrLoadModule("./server/start.ts");
const running = await start(root, say, { client: path.join(root, "public") });
const inner = new URL(running.url);
// Vite answers for its own modules; everything else goes to the shop's own server.
http
  .createServer((request, response) => {
    vite.middlewares(request, response, () => {
      const onward = http.request(
        {
          host: "127.0.0.1",
          port: inner.port,
          method: request.method,
          path: request.originalUrl ?? request.url,
          headers: request.headers,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        },
      );
      onward.on("error", () => response.writeHead(502).end());
      request.pipe(onward);
    });
  })
  .listen(publicPort, () => say(`ontwikkelen op http://localhost:${publicPort}`));
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, async () => process.exit((await running.close(), await vite.close(), 0)));
