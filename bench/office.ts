import { createHash, randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { pieceField } from "../app/office/orders/piece-field.ts";
import { Buyer } from "../tests/kill/buyer.ts";
import { fillOrders } from "./filling/fill-orders.ts";
import { type Bench, cpuOf, newFolder, openShop } from "./shop.ts";

// The office of a shop with two hundred thousand orders: what its lists and deeds cost, shop and database together.
// The jobs are off, so that what is counted is what the person who asks waits for.
const COUNT = Number(process.env.BENCH_ORDERS ?? 200_000);
const TURNS = Number(process.env.BENCH_TURNS ?? 40);
const ONLY = process.env.BENCH_ONLY;
/** Milliseconds of CPU a list or a deed may cost. */
const BUDGET = 20;
const SKUS = ["HG01-P30", "BO01-10ST", "VP01-P9", "ZA01-ZAKJE2G"];

/** A filled folder may be kept for the next run: `BENCH_DATA` names it. */
const folder = process.env.BENCH_DATA ?? newFolder();
const settings = { DATA_DIR: folder, TRUST_PROXY: "aan" };

function databaseIn(data: string): string {
  const port = fs.readFileSync(path.join(data, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  return `postgres://postgres:${fs.readFileSync(path.join(data, "postgres-password"), "utf8")}@127.0.0.1:${port}/postgres`;
}

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: databaseIn(folder) });
  await client.connect();
  return client;
}

/** A shop in which a few people bought, and then so many more. */
async function fill(): Promise<void> {
  const shop = await openShop(settings);
  for (const [at, sku] of SKUS.entries())
    await new Buyer(`kantoor-${at}`, sku, at > 1 ? SKUS.slice(0, at) : []).buy(shop.url);
  const client = await connect();
  const started = performance.now();
  await fillOrders(client, COUNT);
  console.log(`${COUNT} orders filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  await client.end();
  await shop.close();
}

/** Somebody of the shop in a role, with both factors. */
async function enter(client: Client, role: string): Promise<string> {
  const [token, user] = [randomBytes(32).toString("base64url"), `usr_${randomBytes(8).toString("hex")}`];
  await client.query(
    `insert into users (id, email, first_name, last_name, scope, confirmed_at, created_at)
     values ($1, $1 || '@kantoor.nl', 'Kim', 'de Kweker', $2, now(), now())`,
    [user, JSON.stringify([role])],
  );
  await client.query(
    `insert into sessions (token_hash, "user", remember, created_at, seen_at, expires_at, second_factor_at)
     values ($1, $2, false, now(), now(), now() + interval '2 hours', now())`,
    [createHash("sha256").update(token).digest("base64url"), user],
  );
  return `sessie=${token}; auth._token.session=true`;
}

type Asked = { path: string; form?: Record<string, string> };

async function ask(shop: Bench, cookie: string, { path: to, form }: Asked): Promise<void> {
  const response = await fetch(shop.url + to, {
    redirect: "manual",
    headers: { cookie, origin: shop.url, "accept-encoding": "gzip, deflate, br, zstd" },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  const said = await response.text();
  const expected = form ? 302 : 200;
  if (response.status !== expected && response.status !== 303)
    throw new Error(
      `${to} answered ${response.status}\n${/role="alert"[^]{0,400}/.exec(said)?.[0] ?? said.slice(0, 500)}`,
    );
}

async function measure(shop: Bench, cookie: string, what: string, asked: Asked[]): Promise<void> {
  if (asked.length === 0) throw new Error(`nothing to ask for ${what}`);
  // What is only shown is asked once before: a person who works in the office has opened it today.
  for (const one of asked.slice(0, 20)) if (!one.form) await ask(shop, cookie, one);
  const was = { shop: cpuOf(shop.pid), database: shop.databaseCpu() };
  const started = performance.now();
  for (const one of asked) await ask(shop, cookie, one);
  const each = (ms: number) => ms / asked.length;
  const [inShop, inDatabase, wall] = [
    each((cpuOf(shop.pid) - was.shop) * 1000),
    each((shop.databaseCpu() - was.database) * 1000),
    each(performance.now() - started),
  ];
  const row = [inShop, inDatabase, inShop + inDatabase, wall].map((ms) => ms.toFixed(1).padStart(9)).join("");
  const over = inShop + inDatabase > BUDGET;
  console.log(what.padEnd(24) + row + (over ? `  OVER ${BUDGET}` : ""));
  if (over) process.exitCode = 1;
}

/** A different one each time, as people ask. */
const turns = (of: (at: number) => string): Asked[] => Array.from({ length: TURNS }, (_, at) => ({ path: of(at) }));
const pick = (list: string[], at: number) => list[at % list.length] as string;
const WORDS = ["jansen", "jan", "bakker", "klant1234", "utrecht", "vos gouda", "0612", "3817", "meijerse", "els"];

async function walk(shop: Bench, client: Client): Promise<void> {
  const cookie = await enter(client, "staff");
  const packer = await enter(client, "pakken");
  const list = async (text: string) =>
    (await client.query<Record<string, string>>(`${text} limit ${TURNS}`)).rows as {
      number: string;
      [key: string]: string;
    }[];
  const some = await list(
    "select number from orders where id like 'ord_b%' and shipped_at is not null order by md5(id)",
  );
  const open = await list(
    `select number, (select json_agg(json_build_object('sku', sku, 'cut', cut, 'left', quantity - shipped)) from order_lines l where l."order" = o.id)::text as lines
     from orders o where confirmed_at is not null and shipped_at is null and cancelled_at is null and part_shipped_at is null and id like 'ord_b%' and not exists (select from order_lines l where l."order" = o.id and l.shipped > 0) order by placed_at`,
  );
  const paid = await list(
    "select number, refunded_cents::text as back from orders where shipped_at is not null and paid_at is not null and refunded_cents = 0 and cancelled_at is null and id like 'ord_b%' order by placed_at desc",
  );
  const orderAt = (at: number) =>
    `/kantoor/bestellingen/${pick(
      some.map(({ number }) => number),
      at,
    )}`;
  const kinds: [what: string, asked: Asked[], who?: string][] = [
    ["orders", turns(() => "/kantoor/bestellingen")],
    [
      "orders, saved views",
      turns((at) => `/kantoor/bestellingen?weergave=${pick(["vandaag", "deels", "wacht", "rekening", "alle"], at)}`),
    ],
    [
      "orders by state",
      turns(
        (at) =>
          `/kantoor/bestellingen?staat=${pick(["delivered", "withdrawn", "cancelled", "expired", "shipped"], at)}`,
      ),
    ],
    ["orders, far page", turns((at) => `/kantoor/bestellingen?weergave=alle&blad=${30 + (at % 10)}`)],
    ["orders, search", turns((at) => `/kantoor/bestellingen?q=${pick(WORDS, at)}`)],
    ["orders, by a packer", turns((at) => `/kantoor/bestellingen?q=${pick(WORDS, at)}`), packer],
    [
      "palette, typing",
      turns(
        (at) =>
          `/kantoor/zoek.data?q=${pick(["ja", "jan", "jans", "jansen", "20", "2026-1", "vo", "vos", "kl", "klant77"], at)}`,
      ),
    ],
    ["one order", turns(orderAt)],
    ["today", turns(() => "/kantoor")],
    ["customers", turns(() => "/kantoor/klanten")],
    ["customers, search", turns((at) => `/kantoor/klanten?q=${pick(WORDS, at)}`)],
    [
      "one customer",
      turns(
        (at) =>
          `/kantoor/klanten/${pick(
            some.map(({ number }) => number),
            at,
          )}`,
      ),
    ],
    ["inbox", turns(() => "/kantoor/berichten")],
    [
      "inbox, search",
      turns((at) => `/kantoor/berichten?q=${pick(["laurier", "schaduw", "jan", "halfschaduw", "klant1234"], at)}`),
    ],
    ["quotes", turns(() => "/kantoor/offertes")],
    ["books", turns(() => "/kantoor/boekhouding")],
    ["packing", turns(() => "/kantoor/pakken")],
    ["log", turns(() => "/kantoor/logboek")],
    ["log, search", turns((at) => `/kantoor/logboek?q=${pick(["kim", "2025-1234", "verzonden"], at)}`)],
    [
      "note",
      some.map(({ number }, at) => ({
        path: `/kantoor/bestellingen/${number}`,
        form: { deed: "orders.note", number, notitie: `Gebeld ${at} ${Date.now()}` },
      })),
    ],
    [
      "ship",
      open.map(({ number, lines = "[]" }) => ({
        path: `/kantoor/bestellingen/${number}`,
        form: {
          deed: "orders.ship",
          gezien: "0",
          number,
          vervoerder: "PostNL",
          ...Object.fromEntries(
            (JSON.parse(lines) as { sku: string; cut: string; left: number }[]).map(({ sku, cut, left }) => [
              pieceField({ sku, cut }),
              String(left),
            ]),
          ),
        },
      })),
    ],
    [
      "refund",
      paid.map(({ number }) => ({
        path: `/kantoor/bestellingen/${number}`,
        form: { deed: "orders.compensate", number, gezien: "0", bedrag: "1,00", waarom: "Een tak gebroken" },
      })),
    ],
  ];
  // A shop that was just opened is warmed up first, as far as an hour of work does.
  for (const path_ of [
    "/kantoor",
    "/kantoor/bestellingen",
    orderAt(0),
    "/kantoor/klanten?q=jan",
    "/kantoor/boekhouding",
  ])
    for (let round = 0; round < 40; round++) await ask(shop, cookie, { path: path_ });
  console.log("ms each                 CPU shop CPU data     both     wall");
  for (const [what, asked, who = cookie] of kinds)
    if (!ONLY || what.startsWith(ONLY)) await measure(shop, who, what, asked);
}

try {
  if (!fs.existsSync(path.join(folder, "filled"))) {
    await fill();
    fs.writeFileSync(path.join(folder, "filled"), "");
  }
  const shop = await openShop({ ...settings, JOBS: "uit" });
  const client = await connect();
  try {
    await walk(shop, client);
  } finally {
    await client.end();
    await shop.close();
  }
} finally {
  if (!process.env.BENCH_DATA) fs.rmSync(folder, { recursive: true, force: true });
}
