import type { Db } from "../../app/outside/db.server.ts";
import { openDb } from "../../app/outside/db.server.ts";
import { openPhotoRoom } from "../../app/outside/files/photo-room.server.ts";
import { openJobs } from "../../app/outside/jobs.server.ts";
import { openLog } from "../../app/outside/log/log.server.ts";
import { PageCache } from "../../app/outside/page-cache.server.ts";
import { readSettings } from "../../app/outside/settings.server.ts";
import type { Shop } from "../../app/outside/shop.server.ts";
import { expireOrders } from "../../app/orders/placing/release-order.server.ts";
import { syncForgotten } from "../../app/payments/sync-payment.server.ts";
import type { Buyer } from "./buyer.ts";

export type Books = {
  placed: number;
  confirmed: number;
  expired: number;
  mailsLeft: number;
  /** Each fault is a sentence; none is what we want. */
  faults: string[];
};

/** Forty minutes later: the clock asks the bank about open payments, lets go of what was never paid, and hands out the jobs of the dead. */
export async function letTimePass(databaseUrl: string): Promise<void> {
  const log = openLog("silent");
  const db = openDb(databaseUrl, { max: 4 });
  const jobs = await openJobs(databaseUrl, log);
  const settings = readSettings({ NODE_ENV: "test" });
  const now = () => new Date(Date.now() + 40 * 60_000);
  const photos = openPhotoRoom(settings, process.cwd());
  const shop: Shop = {
    db,
    jobs,
    now,
    url: "http://localhost",
    secret: "",
    log,
    settings,
    pages: new PageCache(),
    photos,
  };
  await syncForgotten(shop);
  await expireOrders(shop);
  await syncForgotten(shop);
  await db.$client.query(
    "update pgboss.job set state = 'retry', start_after = now() where state in ('active', 'retry')",
  );
  await jobs.stop();
  await db.$client.end();
}

const STUCK_AFTER = 30_000;

/** Until every job is done, for as long as there are fewer and fewer. */
export async function waitForJobs(db: Db): Promise<void> {
  let [fewest, since] = [Number.POSITIVE_INFINITY, performance.now()];
  while (performance.now() - since < STUCK_AFTER) {
    const { rows } = await db.$client.query<{ left: number }>(
      "select count(*)::int as left from pgboss.job where name in ('order-confirmed', 'send-mail', 'refund-mail') and state in ('created', 'retry', 'active')",
    );
    const left = rows[0]?.left ?? 0;
    if (left === 0) return;
    if (left < fewest) [fewest, since] = [left, performance.now()];
    await new Promise((done) => setTimeout(done, 250));
  }
  const { rows } = await db.$client.query(
    "select name, state, retry_count, extract(epoch from start_after - now())::int as starts_in, extract(epoch from now() - started_on)::int as begun, left(output::text, 200) as output from pgboss.job where state in ('created', 'retry', 'active') and name !~ '^__' limit 20",
  );
  throw new Error(`${fewest} jobs are not done: ${JSON.stringify(rows)}`);
}

type Known = { sku: string; stock: number; got: Map<string, number>; buyers: Buyer[] };

export async function countBooks(db: Db, { sku, stock, got, buyers }: Known): Promise<Books> {
  const ask = async <Row extends object>(text: string) => (await db.$client.query<Row>(text)).rows;
  const faults: string[] = [];
  const orders = await ask<{ number: string; invoice: string | null; confirmed: boolean; expired: boolean }>(
    "select number, invoice_number as invoice, confirmed_at is not null as confirmed, expired_at is not null as expired from orders order by number",
  );
  const confirmed = new Set(orders.filter((one) => one.confirmed).map(({ number }) => number));
  checkNumbers(orders.map(({ number }) => number)).forEach((fault) => faults.push(fault));
  checkNumbers(orders.flatMap(({ invoice }) => invoice ?? []).sort()).forEach((fault) => faults.push(fault));
  for (const { number } of orders.filter((one) => one.confirmed === one.expired))
    faults.push(`${number} is neither confirmed nor let go`);
  for (const { number } of await ask<{ number: string }>(
    `select o.number from bank_payments b join payments p on p.provider_id = b.id join orders o on o.id = p."order" where b.state = 'paid' and o.paid_at is null`,
  ))
    faults.push(`${number} is paid at the bank and not in the shop`);
  for (const { number, thanked } of buyers) {
    if (number && !orders.some((order) => order.number === number)) faults.push(`${number} was promised and is gone`);
    if (thanked && !confirmed.has(number ?? "")) faults.push(`${number} was thanked and is not confirmed`);
  }
  const [left] = await ask<{ stock: number }>(`select stock from variants where sku = '${sku}'`);
  if (left?.stock !== stock - 2 * confirmed.size)
    faults.push(`stock is ${left?.stock}, while ${confirmed.size} orders of two left from ${stock}`);
  for (const { number, times } of await ask<{ number: string; times: number }>(
    `select o.number, count(*)::int as times from order_events e join orders o on o.id = e."order" where e.kind like 'confirmed%' group by 1 having count(*) > 1`,
  ))
    faults.push(`${number} is confirmed ${times} times`);
  for (const { number, mails } of await ask<{ number: string; mails: number }>(
    "select o.number, (select count(*)::int from mails where event = 'order-confirmed:' || o.id) as mails from orders o where o.confirmed_at is not null",
  ))
    if (mails !== 1) faults.push(`${number} has ${mails} mails`);
  for (const [id, times] of got) if (times > 1) faults.push(`mail ${id} left ${times} times`);
  const expired = orders.filter((one) => one.expired).length;
  return { placed: orders.length, confirmed: confirmed.size, expired, mailsLeft: got.size, faults };
}

function checkNumbers(numbers: string[]): string[] {
  return numbers.flatMap((number, at) =>
    Number(number.slice(-6)) === at + 1 ? [] : [`${number} stands where number ${at + 1} belongs`],
  );
}
