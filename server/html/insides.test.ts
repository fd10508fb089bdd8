import fs from "node:fs";
import http from "node:http";
import { expect, test } from "vitest";
import { filesUnder, read } from "../../tests/sources.ts";

// Where the shop leans on what the router and Node do not promise. An upgrade that moves one of these fails here, by name.

const KNOW_THE_ROUTER = [
  "app/kit/page/hand-over.ts",
  "app/layout/navigation/know-routes.ts",
  "app/layout/navigation/lost-line.ts",
  "app/layout/navigation/watch-reloads.ts",
  "server/html/start-router.ts",
];
const OURS = /__reactRouter\w+/g;

test("five small files know what the router keeps on the window, and the installed router still keeps it there", () => {
  const sources = [...filesUnder("app"), ...filesUnder("server")].filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources.filter((file) => read(file).search(OURS) >= 0).sort((a, b) => (a < b ? -1 : 1))).toEqual(
    KNOW_THE_ROUTER,
  );
  const router = fs.readFileSync("node_modules/react-router/dist/production/lib/dom-export/hydrated-router.js", "utf8");
  const names = new Set(KNOW_THE_ROUTER.flatMap((file) => read(file).match(OURS) ?? []));
  expect([...names].filter((name) => !router.includes(`window.${name}`))).toEqual([]);
  const inside = fs.readFileSync("node_modules/react-router/dist/production/lib/router/router.js", "utf8");
  expect([router.includes("router.createRoutesForHMR ="), inside.includes("function _internalSetRoutes(")]).toEqual([
    true,
    true,
  ]);
  expect(router, "what the loaders returned comes as a stream of bytes").toMatch(
    /__reactRouterContext\.stream|\.stream\b/,
  );
});

test("node:http has one listener for connections, which the quick door hands its sockets to", () => {
  const listeners = http.createServer().listeners("connection");
  expect(listeners.map(({ name }) => name)).toEqual(["connectionListener"]);
});
