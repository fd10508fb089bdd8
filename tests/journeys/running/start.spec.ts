import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addressOf, bySocket, filledShop, ownShop } from "./own-process.ts";

const STACK = /\n\s+at /;

// As systemd reads them: a wrong setting stays wrong, what is missing now may come later.
const WRONG = 78;
const TRY_AGAIN = 75;

async function lastWords(settings: Record<string, string>, exitCode = WRONG): Promise<string> {
  const own = ownShop(settings);
  expect(await own.ended).toBe(exitCode);
  expect(own.said()).not.toMatch(STACK);
  return own.said();
}

test("a wrong setting is named, and nothing is started", async () => {
  expect(await lastWords({ PORT: "drieduizend" })).toContain("PORT moet een heel getal zijn");
  expect(await lastWords({ LOG_LEVEL: "luid", SHOP_URL: "winkel" })).toMatch(/SHOP_URL moet [\s\S]*LOG_LEVEL moet /);
  expect(await lastWords({ HOST: "203.0.113.1" })).toMatch(/kan zo nog niet open:[\s\S]*MOLLIE_API_KEY ontbreekt/);
  expect(await lastWords({ NODE_ENV: "production" })).toMatch(/op NODE_ENV=production[\s\S]*SMTP_URL ontbreekt/);
  expect(await lastWords({ HOST: "203.0.113.1", DEMO: "aan" })).toContain(
    "HOST 203.0.113.1 is geen adres van deze machine",
  );
});

test("a port in use is told before the database is started", async () => {
  const other = http.createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const words = await lastWords({ PORT: String(port) }, TRY_AGAIN);
  expect(words).toContain(`Poort ${port} is al in gebruik`);
  expect(words).not.toContain("PostgreSQL draait");
});

test("a port for figures that is in use is told before anything is started", async () => {
  const other = http.createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const words = await lastWords({ METRICS_PORT: String(port) }, TRY_AGAIN);
  expect(words).toContain(`Kies een andere met METRICS_PORT=${port + 1}`);
  expect(words).not.toContain("PostgreSQL draait");
  expect(await lastWords({ METRICS_PORT: "9100", METRICS_HOST: "203.0.113.1" })).toContain("METRICS_HOST 203.0.113.1");
});

test("a folder that takes nothing is told by its setting's name", async () => {
  for (const folder of [path.resolve("package.json"), "/proc/winkel/data"])
    expect(await lastWords({ DATA_DIR: folder })).toMatch(/In DATA_DIR \(.*\) kan de winkel niet/);
});

test("a database that is not there is told with its place, without its password", async () => {
  const away = { DATABASE_URL: "postgres://winkel:geheim@127.0.0.1:9/lommerrijk", DATABASE_WAIT_SECONDS: "2" };
  const words = await lastWords(away, TRY_AGAIN);
  expect(
    words.match(/De database antwoordt niet \(127\.0\.0\.1:9\/lommerrijk\)/g),
    "at once, and at the end",
  ).toHaveLength(2);
  expect(words).toContain("We proberen het nog 2 seconden.");
  expect(words).toContain("Controleer DATABASE_URL");
  expect(words).not.toContain("geheim");
  expect(await lastWords({ DATABASE_URL: "mysql://winkel" })).toContain("DATABASE_URL moet beginnen met postgres://");
});

test("a killed database is a Dutch page with 503, and the shop recovers by itself", async () => {
  const own = filledShop({});
  const address = await addressOf(own);
  const ask = (at: string) => fetch(address + at);
  expect((await ask("/")).status).toBe(200);
  // It would be back within a second: without this file it cannot start, so it is away until the file is there again.
  const version = path.join(own.folder, "postgres/PG_VERSION");
  fs.renameSync(version, `${version}.weg`);
  killDatabase(own.folder);
  const askWhileAway = async (at: (time: number) => string) => {
    const answers: Response[] = [];
    await expect.poll(async () => answers.push(await ask(at(answers.length))) && answers.at(-1)?.status).toBe(503);
    return answers.at(-1) as Response;
  };
  // An address of its own each time: one that was still answered is kept, and needs no database any more.
  const away = await askWhileAway((time) => `/haagplanten?keer=${time}`);
  expect(away.headers.get("retry-after")).toBe("5");
  expect(await away.text()).toContain("We zijn er zo weer");
  expect((await ask("/")).status, "a page that is kept needs no database").toBe(200);
  expect(await (await askWhileAway(() => "/readyz")).json()).toMatchObject({ statusCode: 503 });
  fs.renameSync(`${version}.weg`, version);
  await expect.poll(async () => (await ask("/haagplanten")).status, { timeout: 60_000 }).toBe(200);
  await expect.poll(async () => (await ask("/readyz")).status).toBe(200);
  expect(own.said()).not.toMatch(STACK);
});

/** The process of the database in a folder, if one says that it runs there. */
function databaseIn(folder: string): number | undefined {
  const file = path.join(folder, "postgres/postmaster.pid");
  const pid = Number(fs.existsSync(file) && fs.readFileSync(file, "utf8").split("\n")[0]);
  return pid && fs.existsSync(`/proc/${pid}`) ? pid : undefined;
}

function killDatabase(folder: string): number | undefined {
  const pid = databaseIn(folder);
  if (pid) process.kill(pid, "SIGKILL");
  return pid;
}

test("a database that an earlier shop left running is watched too: killed, it comes back", async () => {
  const before = filledShop({});
  await addressOf(before);
  before.child.kill("SIGKILL");
  await before.ended;
  const own = ownShop({ DATA_DIR: before.folder });
  const address = await addressOf(own);
  const killed = killDatabase(before.folder);
  await expect.poll(() => [undefined, killed].includes(databaseIn(before.folder)), { timeout: 60_000 }).toBe(false);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 60_000 }).toBe(200);
});

test("a request in flight is finished before the shop closes", async () => {
  const own = filledShop({});
  const address = await addressOf(own);
  const visitor = await bySocket(address);
  const body = "email=an%40voorbeeld.nl";
  const head = `POST /nieuwsbrief HTTP/1.1\r\nhost: ${new URL(address).host}\r\ncontent-type: application/x-www-form-urlencoded\r\n`;
  visitor.say(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`);
  // Only when the shop answers somebody else is it sure that the first one is inside.
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  own.child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  visitor.say(body.slice(5));
  expect(await visitor.heard).toMatch(/^HTTP\/1\.1 (200|202|302|303) /);
  expect(await own.ended).toBe(0);
});

test("asked to stop it first says at /readyz that no more visitors should come, and goes on serving those who do", async () => {
  const own = filledShop({ DRAIN_SECONDS: "3" });
  const address = await addressOf(own);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  own.child.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(`${address}/p/laurier-novita`)).status).toBe(200);
  expect(await own.ended).toBe(0);
});

test("one that has just opened serves whoever comes, and asks for no visitors until it has drawn some pages", async () => {
  const own = filledShop({ WARM_SECONDS: "2" });
  const address = await addressOf(own);
  const first = await fetch(`${address}/readyz`);
  expect([first.status, await first.json()]).toEqual([503, { ok: false, warming: true }]);
  expect((await fetch(`${address}/p/laurier-novita`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 30_000 }).toBe(200);
  own.child.kill("SIGTERM");
  expect(await own.ended).toBe(0);
});

test("npm start ends with 0 when asked to, and not when its server was killed", async () => {
  const asked = filledShop({}, "scripts/start.mjs");
  await addressOf(asked);
  asked.child.kill("SIGTERM");
  expect(await asked.ended).toBe(0);
  const killed = filledShop({}, "scripts/start.mjs");
  await addressOf(killed);
  const [server] = fs.readFileSync(`/proc/${killed.child.pid}/task/${killed.child.pid}/children`, "utf8").split(" ");
  process.kill(Number(server), "SIGKILL");
  expect(await killed.ended).toBe(137);
});

test("a stop that is asked for halfway the start leaves no database behind", async () => {
  const own = ownShop({});
  await expect.poll(() => own.said(), { timeout: 120_000 }).toContain("PostgreSQL draait");
  const [pid] = fs.readFileSync(path.join(own.folder, "postgres/postmaster.pid"), "utf8").split("\n");
  own.child.kill("SIGTERM");
  expect(await own.ended).toBe(0);
  expect(() => process.kill(Number(pid), 0)).toThrow();
});
