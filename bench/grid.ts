import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { type Db, openDb } from "../app/outside/db.server.ts";
import { fillRange } from "./filling/fill-range.ts";
import { cpuOf, newFolder, openShop } from "./shop.ts";

// The office's grid of the range at a hundred thousand products: what a page of it costs, as a whole page and as the data
// that a browser asks for when somebody goes on, and what saving one price costs.
const COUNT = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const TURNS = Number(process.env.BENCH_TURNS ?? 30);
/** Milliseconds of CPU, shop and database together. */
const GOAL = 20;
const ONLY = process.env.BENCH_ONLY;
const HERE = "/kantoor/assortiment";

/** A filled folder may be kept for the next run: `BENCH_DATA` names it. */
const folder = process.env.BENCH_DATA ?? newFolder();
const shop = await openShop({ DATA_DIR: folder });

function databaseUrl(): string {
  const port = fs.readFileSync(path.join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const password = fs.readFileSync(path.join(folder, "postgres-password"), "utf8");
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** An owner who is logged in. */
async function enter({ $client }: Db): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await $client.query(`insert into users (id, email, first_name, last_name, scope, confirmed_at, created_at)
    values ('usr_bench', 'bench@voorbeeld.nl', 'An', 'Bos', '["staff"]', now(), now()) on conflict do nothing`);
  await $client.query(
    `insert into sessions (token_hash, "user", remember, created_at, seen_at, expires_at, second_factor_at)
     values ($1, 'usr_bench', false, now(), now(), now() + interval '1 hour', now())`,
    [createHash("sha256").update(token).digest("base64url")],
  );
  return `sessie=${token}; auth._token.session=true`;
}

type Ask = (turn: number) => Promise<Response>;

async function measure(what: string, ask: Ask): Promise<number> {
  if (ONLY && !what.startsWith(ONLY)) return 0;
  for (let turn = 0; turn < 8; turn++) await (await ask(-1 - turn)).text();
  const was = { shop: cpuOf(shop.pid), database: shop.databaseCpu() };
  const started = performance.now();
  for (let turn = 0; turn < TURNS; turn++) {
    const response = await ask(turn);
    await response.text();
    if (response.status >= 400) throw new Error(`${what} answered ${response.status}`);
  }
  const per = (seconds: number) => (seconds * 1000) / TURNS;
  const [app, database] = [per(cpuOf(shop.pid) - was.shop), per(shop.databaseCpu() - was.database)];
  console.log(
    what.padEnd(34) +
      [app, database, app + database, (performance.now() - started) / TURNS]
        .map((ms) => ms.toFixed(1).padStart(9))
        .join("") +
      (app + database > GOAL ? `  OVER ${GOAL}` : ""),
  );
  return app + database;
}

const ASKED: [what: string, query: string][] = [
  ["first page", ""],
  ["almost gone", "weergave=bijna-op"],
  ["sold out", "weergave=uitverkocht"],
  ["on sale", "weergave=actie"],
  ["not in the shop", "weergave=verborgen"],
  ["a group", "groep=rozen"],
  ["a group, by price", "groep=rozen&sorteer=prijs"],
  ["in season", "seizoen=nu"],
  ["out of season", "seizoen=buiten"],
  ["all year", "seizoen=altijd"],
  ["search: a common word", "q=roos"],
  ["search: a part of a word", "q=kers"],
  ["search: two words", "q=laurier+novita"],
  ["search: two letters", "q=ro"],
  ["search: a code", "q=G12-HG05"],
  ["search: nothing found", "q=xqzv"],
  ["by name", "sorteer=naam"],
  ["by popularity", "sorteer=populair"],
  ["by last change", "sorteer=gewijzigd"],
  ["by code", "sorteer=code"],
  ["by price", "sorteer=prijs"],
  ["by price, dear first", "sorteer=duur"],
  ["by stock", "sorteer=voorraad"],
  ["page 40", "blad=40"],
  ["the middle page", `blad=${Math.round(COUNT / 32)}`],
  ["the last page but one", `blad=${Math.floor(COUNT / 16)}`],
  ["by price, page 400", "sorteer=prijs&blad=400"],
];

try {
  const db = openDb(databaseUrl(), { max: 2 });
  if (!fs.existsSync(path.join(folder, "filled"))) {
    const started = performance.now();
    await fillRange(db, COUNT);
    fs.writeFileSync(path.join(folder, "filled"), "");
    console.log(`${COUNT} products by copying, in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  const cookie = await enter(db);
  // As browsers ask: who takes zstd is not sent gzip.
  const headers = { cookie, "accept-encoding": "gzip, deflate, br, zstd" };
  const get = (address: string) => fetch(shop.url + address, { headers });
  console.log(
    "CPU in ms per request".padEnd(34) +
      ["shop", "database", "together", "wall"].map((one) => one.padStart(9)).join(""),
  );
  const costs: number[] = [];
  // A large range that was kept has its search in a thread, which first reads its index: who searches waits for that.
  await (await get("/search?q=beuk")).text();
  // A shop that was just opened is warmed up first.
  for (let turn = 0; turn < 60; turn++) await (await get(`${HERE}.data?blad=${turn + 1}`)).text();
  for (const [what, query] of ASKED)
    costs.push(await measure(what, () => get(`${HERE}.data?${query}&_routes=pages%2Foffice%2Frange%2Frange.page`)));
  console.log("as a whole page, before scripts");
  for (const [what, query] of ASKED.slice(0, 3)) costs.push(await measure(what, () => get(`${HERE}?${query}`)));
  const { rows } = await db.$client.query<{ sku: string; cents: number; stock: number }>(
    `select sku, price_cents as cents, stock from variants
     where sku like 'G%-%' and was_cents is null and season is null order by sku limit $1`,
    [TURNS + 8],
  );
  const save = (turn: number) => {
    const { sku, cents, stock } = rows.at(turn) ?? { sku: "", cents: 0, stock: 0 };
    const body = new URLSearchParams({
      deed: "range.save",
      [`gezien.${sku}`]: `${cents}||${stock}|`,
      [`prijs.${sku}`]: ((cents + 5) / 100).toFixed(2),
    });
    const sent = { cookie, origin: shop.url, "content-type": "application/x-www-form-urlencoded" };
    return fetch(`${shop.url}${HERE}`, { method: "POST", body, redirect: "manual", headers: sent });
  };
  console.log("a write");
  costs.push(await measure("save one price", save));
  await db.$client.end();
  console.log(`${costs.filter((ms) => ms > GOAL).length} of ${costs.length} over the goal of ${GOAL} ms`);
} finally {
  await shop.close();
  if (!process.env.BENCH_DATA) fs.rmSync(folder, { recursive: true, force: true });
}
