import fs from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { openProxy, run } from "./proxy.ts";
import { expectPages, expectTrueAddress } from "./told-by-proxy.ts";

const openCaddy = openProxy((folder, { port, upstream }) => {
  const conf = fs
    .readFileSync("deploy/Caddyfile", "utf8")
    .replace("{\n\tservers", "{\n\tadmin off\n\tauto_https off\n\tservers")
    .replace("{$SHOP_HOST:localhost} {", `https://127.0.0.1:${port} {\n\ttls ${folder}/winkel.pem ${folder}/winkel.key`)
    .replace("{$SHOP_UPSTREAMS:127.0.0.1:3000}", `127.0.0.1:${upstream}`)
    .replace("output stdout", "output discard");
  const file = path.join(folder, "Caddyfile");
  fs.writeFileSync(file, conf);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  return run("caddy", ["run", "--adapter", "caddyfile", "--config", file], home);
});

test("deploy/Caddyfile tells the shop where a visitor really is, and how he came", () => expectTrueAddress(openCaddy));

test("deploy/Caddyfile gives the shop's pages by TLS and HTTP/2", async () => {
  await expectPages(openCaddy);
});
