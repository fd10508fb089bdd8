import { cpuOf, openShop } from "./shop.ts";

// Buyers over HTTP against the built shop with its own embedded database: into the cart, through the checkout, paid.
const BUYERS = Number(process.env.BENCH_BUYERS ?? 300);
const LANES = Number(process.env.BENCH_LANES ?? 16);

type Buyer = { peer: string; cookies: Map<string, string>; totalCents?: number; bank?: string };
const SKUS = ["HG01-P30", "BO01-10ST", "VP01-P9", "ZA01-ZAKJE2G"];
const ADDRESS = {
  email: "koper@voorbeeld.nl",
  firstName: "Kim",
  lastName: "de Koper",
  phone: "0612345678",
  country: "NL",
  postcode: "3817AB",
  number: "12",
  street: "Lindelaan",
  city: "Amersfoort",
  method: "voordeur",
};

// Each buyer has an address of their own, told as a proxy tells it: the shop allows one household only so much.
const shop = await openShop({ TRUST_PROXY: "aan" });
const aBuyer = (at: number): Buyer => ({ peer: `10.0.${at >> 8}.${at & 255}`, cookies: new Map() });

async function call(
  buyer: Buyer,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const response = await fetch(shop.url + path, {
    method,
    redirect: "manual",
    headers: {
      cookie: [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      "x-forwarded-for": buyer.peer,
      "x-xsrf-token": buyer.cookies.get("XSRF-TOKEN") ?? "",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ""] = cookie.split(";");
    buyer.cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
  }
  return response;
}

type Pace = { rate: number; app: number; database: number };

async function inLanes(count: number, run: (at: number) => Promise<void>): Promise<Pace> {
  let next = 0;
  const started = performance.now();
  const used = { app: cpuOf(shop.pid), database: shop.databaseCpu() };
  const lane = async () => {
    for (let at = next++; at < count; at = next++) await run(at);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const rate = count / ((performance.now() - started) / 1000);
  const each = (now: number, was: number) => ((now - was) * 1000) / count;
  return { rate, app: each(cpuOf(shop.pid), used.app), database: each(shop.databaseCpu(), used.database) };
}

async function ok(asked: Promise<Response>, what: string): Promise<Response> {
  const response = await asked;
  if (response.status >= 400) throw new Error(`${what}: ${response.status} ${await response.text()}`);
  return response;
}

const arrive = async (buyer: Buyer) => void (await call(buyer, "GET", "/auth/csrf-cookie")).arrayBuffer();
const add = async (buyer: Buyer, sku: string) =>
  void (await ok(call(buyer, "POST", "/api/cart/lines", { sku, quantity: 1 }), "add")).arrayBuffer();

async function fill(buyer: Buyer): Promise<void> {
  const response = await ok(call(buyer, "PUT", "/api/checkout/delivery", ADDRESS), "delivery");
  buyer.totalCents = ((await response.json()) as { cart: { totalCents: number } }).cart.totalCents;
}

async function order(buyer: Buyer): Promise<void> {
  const body = { paymentMethod: "ideal", expectedTotalCents: buyer.totalCents };
  const response = await ok(call(buyer, "POST", "/api/orders", body, { "idempotency-key": "bench" }), "order");
  buyer.bank = new URL(((await response.json()) as { paymentUrl: string }).paymentUrl).pathname;
}

async function pay(buyer: Buyer): Promise<void> {
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": buyer.peer,
  };
  const asked = { method: "POST", redirect: "manual", headers, body: "outcome=paid" } as const;
  const response = await fetch(shop.url + buyer.bank, asked);
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`pay: ${response.status}`);
}

const buyers: Buyer[] = Array.from({ length: BUYERS }, (_, at) => aBuyer(at));
const buyerAt = (at: number) => buyers[at % BUYERS] as Buyer;
const skuAt = (at: number) => SKUS[at % SKUS.length] as string;

// One buyer alone first: every statement is known by then, and the queries can be counted.
const scout = aBuyer(BUYERS);
await arrive(scout);
await add(scout, skuAt(0));
const asked = {
  adds: await shop.countQueries(() => add(scout, skuAt(1))),
  fills: await shop.countQueries(() => fill(scout)),
  orders: await shop.countQueries(() => order(scout)),
  settled: await shop.countQueries(() => pay(scout)),
};

await inLanes(BUYERS, (at) => arrive(buyerAt(at)));
const adds = await inLanes(BUYERS * 2, (at) => add(buyerAt(at), skuAt(at)));
const fills = await inLanes(BUYERS, (at) => fill(buyerAt(at)));
const orders = await inLanes(BUYERS, (at) => order(buyerAt(at)));
const settled = await inLanes(BUYERS, (at) => pay(buyerAt(at)));

const ms = (value: number) => value.toFixed(1).padStart(5);
const tell = (what: string, { rate, app, database }: Pace, queries: number, how: string) =>
  console.log(
    `${what.padEnd(12)}${rate.toFixed(0).padStart(5)} /s ${ms(app)} + ${ms(database)} ms CPU ${String(queries).padStart(3)} queries   (${how})`,
  );
console.log(
  `${BUYERS} buyers, ${LANES} at once, one process and its embedded database on this machine; CPU of shop + database each`,
);
tell("add to cart", adds, asked.adds, "whole cart in every response");
tell("address", fills, asked.fills, "checked, kept, days planned");
tell("orders", orders, asked.orders, "stock taken, numbered without gaps, payment opened, on disk");
tell("settled", settled, asked.settled, "told by the bank, invoice numbered, mail queued; mails are written meanwhile");
await shop.close();
