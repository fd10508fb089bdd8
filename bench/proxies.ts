import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { cert, key } from "../tests/self-signed.ts";
import { newFolder, openShop } from "./shop.ts";

// npm run bench proxies: deploy/nginx.conf and deploy/Caddyfile as they stand, in front of the built shop: TLS, HTTP/2, the
// client's address, what is kept and what is not. On demand: it wants the programs (Debian: nginx, caddy).
const STRANGER = "203.0.113.9";
const PHOTO = 40 * 1024 * 1024;
const folder = newFolder();
let wrong = 0;
const check = (what: string, holds: boolean, saw?: unknown) => {
  console.log(`  ${holds ? "ok   " : "WRONG"} ${what}${holds ? "" : `: ${JSON.stringify(saw)}`}`);
  if (!holds) wrong++;
};

type Reply = { status: number; headers: http2.IncomingHttpHeaders; body: string };
async function ask(
  port: number,
  pathname: string,
  headers: Record<string, string> = {},
  sent?: Buffer,
): Promise<Reply> {
  const client = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  try {
    return await new Promise((resolve, reject) => {
      client.once("error", reject);
      const method = sent ? "POST" : "GET";
      const asked = { ":method": method, ":path": pathname, "accept-encoding": "identity", ...headers };
      const stream = client.request(asked, { endStream: !sent });
      if (sent) stream.end(sent);
      let got: http2.IncomingHttpHeaders = {};
      let body = "";
      stream.on("response", (heads) => {
        got = heads;
      });
      stream.on("data", (chunk: Buffer) => {
        body += chunk.toString();
      });
      stream.once("end", () => resolve({ status: Number(got[":status"]), headers: got, body }));
      stream.once("error", reject);
    });
  } finally {
    client.close();
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, "127.0.0.1");
  await new Promise((done) => probe.once("listening", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

async function untilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const open = await new Promise<boolean>((done) => {
      const socket = net
        .connect(port, "127.0.0.1", () => (socket.destroy(), done(true)))
        .on("error", () => done(false));
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("the proxy did not open");
}

fs.writeFileSync(path.join(folder, "winkel.pem"), cert);
fs.writeFileSync(path.join(folder, "winkel.key"), key);

/** The files as they are, with this machine's ports and places. */
const PROXIES: Record<string, (port: number, other: number, upstream: number) => ChildProcess> = {
  nginx(port, other, upstream) {
    const conf = fs
      .readFileSync("deploy/nginx.conf", "utf8")
      .replace("127.0.0.1:3000", `127.0.0.1:${upstream}`)
      .replace("listen 80;", `listen 127.0.0.1:${other};`)
      .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`)
      .replaceAll("/etc/ssl", folder)
      .replace("/var/cache/nginx/shop", `${folder}/cache`);
    const file = path.join(folder, `nginx-${port}.conf`);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    );
    fs.writeFileSync(
      file,
      `user root; daemon off; pid ${folder}/pid-${port}; error_log ${folder}/nginx.log; events {} http { access_log off; ${places.join(" ")} ${conf} }`,
    );
    return spawn(process.env.NGINX_PATH ?? "nginx", ["-c", file, "-p", folder], { stdio: "inherit" });
  },
  caddy(port, _other, upstream) {
    const conf = fs
      .readFileSync("deploy/Caddyfile", "utf8")
      .replace("{\n\tservers", "{\n\tadmin off\n\tauto_https off\n\tservers")
      .replace(
        "{$SHOP_HOST:localhost} {",
        `https://127.0.0.1:${port} {\n\ttls ${folder}/winkel.pem ${folder}/winkel.key`,
      )
      .replace("{$SHOP_UPSTREAMS:127.0.0.1:3000}", `127.0.0.1:${upstream}`);
    const file = path.join(folder, `Caddyfile-${port}`);
    fs.writeFileSync(file, conf);
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    return spawn(process.env.CADDY_PATH ?? "caddy", ["run", "--adapter", "caddyfile", "--config", file], {
      stdio: "ignore",
      env,
    });
  },
};

async function behind(name: string, upstream: number, look: (port: number) => Promise<void>): Promise<void> {
  const [port, other] = [await freePort(), await freePort()];
  const proxy = PROXIES[name]?.(port, other, upstream);
  try {
    await untilOpen(port);
    await look(port);
  } finally {
    proxy?.kill("SIGTERM");
    await new Promise((done) => proxy?.once("exit", done));
  }
}

const shop = await openShop({ EDGE: "kort", EDGE_SECONDS: "30" });
const echo = http.createServer(async (request, response) => {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  response.end(JSON.stringify({ ...request.headers, bytes }));
});
await new Promise<void>((done) => echo.listen(0, "127.0.0.1", done));
for (const name of Object.keys(PROXIES)) {
  const program = process.env[`${name.toUpperCase()}_PATH`] ?? name;
  if (spawnSync("which", [program]).status !== 0) {
    console.log(`${name} is not installed (Debian: apt-get install ${name}); left out`);
    continue;
  }
  console.log(name);
  await behind(name, (echo.address() as AddressInfo).port, async (port) => {
    // Caddy asks /readyz first and sends nobody until that says yes.
    const { body } = await ask(port, "/", { "x-forwarded-for": STRANGER, "x-forwarded-proto": "http" });
    const seen = JSON.parse(body) as Record<string, string>;
    check(
      "the shop hears where a visitor comes from, whatever he says himself",
      seen["x-forwarded-for"] === "127.0.0.1",
      seen,
    );
    check("the shop hears that he came by https", seen["x-forwarded-proto"] === "https", seen);
    const photo = await ask(port, "/kantoor/fotos/bij", {}, Buffer.alloc(PHOTO));
    check("a photograph as large as the office takes comes through", photo.body.includes(`"bytes":${PHOTO}`), photo);
  });
  await behind(name, Number(new URL(shop.url).port), async (port) => {
    const page = await ask(port, "/haagplanten");
    check("a page comes by TLS and HTTP/2", page.status === 200 && page.body.includes("</html>"), page.status);
    check(
      "and says how long a network may keep it",
      /s-maxage=30/.test(String(page.headers["cache-control"])),
      page.headers,
    );
    const cart = await ask(port, "/cart");
    check("a cart is nobody else's", cart.headers["cache-control"]?.includes("no-store") === true, cart.headers);
    if (name !== "nginx") return;
    check("the second visitor's page is kept", (await ask(port, "/haagplanten")).headers["x-cache"] === "HIT");
    check("a cart never is", (await ask(port, "/cart")).headers["x-cache"] !== "HIT");
  });
}
await shop.close();
echo.close();
fs.rmSync(folder, { recursive: true, force: true });
process.exitCode = wrong ? 1 : 0;
