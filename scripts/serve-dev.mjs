// npm run dev: the same server, with pages, rules and the API reloaded as they change.
import http from "node:http";
import { createServer } from "vite";
import { readDotEnv, root, say, sayFault } from "./house.mjs";

process.env.NODE_ENV = "development";
readDotEnv();
process.env.LOG_LEVEL ??= "warn";
const server = http.createServer();
const vite = await createServer({
  root,
  appType: "custom",
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ["**/pictures/**", "**/.data/**", "**/build/**", "**/studio/**"] },
  },
  optimizeDeps: {
    // Known beforehand, so that no page reloads because a part of it was met for the first time.
    include: ["@simplewebauthn/browser", "@zxcvbn-ts/core", "@zxcvbn-ts/language-common"],
    exclude: ["drizzle-orm", "marked", "yaml", "pg"],
  },
});
const load = (file) => vite.ssrLoadModule(file);
// A page carries its styles inside itself, so a changed sheet is a changed page.
vite.watcher.on("change", (file) => file.endsWith(".css") && vite.ws.send({ type: "full-reload" }));

/** Vite answers for its own modules, the newest shop for everything else. */
async function live(shop) {
  const { searchOf } = await load("./app/search/shop-search.server.ts");
  const engine = searchOf(shop);
  let known;
  let app;
  const newest = async () => {
    const build = await load("virtual:react-router/server-build");
    const { createApp } = await load("./server/app.ts");
    if (known?.build === build && known.createApp === createApp) return app;
    known = { build, createApp };
    // What fresh modules were told when the shop opened, they are told again.
    (await load("./server/facts.ts")).tellFacts(shop);
    (await load("./app/search/shop-search.server.ts")).setEngine(shop, engine);
    app = createApp(shop, { build, client: "public", pictures: "pictures", dev: true });
    return app;
  };
  await newest();
  return (request, response) =>
    vite.middlewares(request, response, () =>
      newest().then(
        (current) => current(request, response),
        (error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error.stack ?? error));
        },
      ),
    );
}

let starting;
let closing = false;
/** Whenever it ends, also halfway its start, the database ends with it. */
async function close(code) {
  if (closing) return;
  closing = true;
  // An open page holds a line for reloads, and the door would wait for it.
  await vite.ws.close();
  const running = await starting?.catch(() => undefined);
  await running?.close();
  await vite.close();
  process.exit(code);
}
// Vite would leave at once, without the database.
process.removeAllListeners("SIGTERM");
process.stdin.removeAllListeners("end");
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void close(0));
process.on("uncaughtException", (error) => {
  console.error(error);
  void close(1);
});
try {
  const { start } = await load("./server/start.ts");
  starting = start(root, say, { server, open: live });
  say(`ontwikkelen op ${(await starting).url}`);
} catch (error) {
  console.error(sayFault(error));
  await close(1);
}
