import { cpuOf, openShop } from "./shop.ts";

// Buyers over HTTP against the built shop with its own embedded database: into the cart, through the checkout, paid.
const BUYERS = Number(process.env.BENCH_BUYERS ?? 300);
const LANES = 16;

type Buyer = { cookies: Map<string, string> };
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

const shop = await openShop();

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

type Pace = { rate: number; cpu: number };

async function inLanes(count: number, run: (at: number) => Promise<void>): Promise<Pace> {
  let next = 0;
  const started = performance.now();
  const used = cpuOf(shop.pid);
  const lane = async () => {
    for (let at = next++; at < count; at = next++) await run(at);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const rate = count / ((performance.now() - started) / 1000);
  return { rate, cpu: ((cpuOf(shop.pid) - used) * 1000) / count };
}

async function ok(response: Promise<Response>, what: string): Promise<Response> {
  const answer = await response;
  if (answer.status >= 400) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const buyers: Buyer[] = Array.from({ length: BUYERS }, () => ({ cookies: new Map() }));
const totals: number[] = [];
const urls: string[] = [];
await inLanes(BUYERS, async (at) => {
  await (await call(buyers[at] as Buyer, "GET", "/auth/csrf-cookie")).arrayBuffer();
});
const adds = await inLanes(BUYERS * 2, async (at) => {
  const buyer = buyers[at % BUYERS] as Buyer;
  await (
    await ok(call(buyer, "POST", "/api/cart/lines", { sku: SKUS[at % SKUS.length], quantity: 1 }), "add")
  ).arrayBuffer();
});
await inLanes(BUYERS, async (at) => {
  const answer = await ok(call(buyers[at] as Buyer, "PUT", "/api/checkout/delivery", ADDRESS), "delivery");
  totals[at] = ((await answer.json()) as { cart: { totalCents: number } }).cart.totalCents;
});
const orders = await inLanes(BUYERS, async (at) => {
  const body = { paymentMethod: "ideal", expectedTotalCents: totals[at] };
  const answer = await ok(
    call(buyers[at] as Buyer, "POST", "/api/orders", body, { "idempotency-key": `bench-${at}` }),
    "order",
  );
  urls[at] = ((await answer.json()) as { paymentUrl: string }).paymentUrl;
});
const settled = await inLanes(BUYERS, async (at) => {
  const { pathname } = new URL(urls[at] ?? "");
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const response = await fetch(shop.url + pathname, {
    method: "POST",
    redirect: "manual",
    headers,
    body: "outcome=paid",
  });
  await response.arrayBuffer();
  if (response.status !== 303) throw new Error(`pay: ${response.status}`);
});
const tell = (what: string, { rate, cpu }: Pace, how: string) =>
  console.log(
    `${what.padEnd(12)}${rate.toFixed(0).padStart(6)} /s  ${cpu.toFixed(1).padStart(6)} ms CPU each   (${how})`,
  );
console.log(`${BUYERS} buyers, ${LANES} at once, one process and its embedded database on this machine`);
tell("add to cart", adds, "whole cart in every answer");
tell("orders", orders, "stock taken, numbered without gaps, payment opened, on disk");
tell("settled", settled, "told by the bank, invoice numbered, letter queued");
await shop.close();
