import http, { type RequestListener } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry, register } from "prom-client";
import { policyRefusals } from "#insight/faults/policy-reports.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Templates } from "./templates.ts";

const EVERY = 60_000;
const READ_AGAIN_AFTER = 1_000;
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures of this process for Prometheus, and a line a minute in the log about pages served from memory. */
export class Metrics {
  readonly registry: Registry = register;
  readonly #requests = new Counter({
    name: "shop_requests_total",
    help: "Requests answered, without pages served from memory",
    labelNames: ["template", "method", "status"],
  });
  readonly #seconds = new Histogram({
    name: "shop_request_seconds",
    help: "Seconds from request to response, without pages served from memory",
    labelNames: ["template"],
    buckets: SECONDS,
  });
  readonly #counting: NodeJS.Timeout;

  constructor(shop: Shop) {
    collectDefaultMetrics({ register: this.registry });
    this.#counting = countKept(shop);
    gauges(shop);
  }

  observe(listener: RequestListener, templates: Templates): RequestListener {
    return (request, response) => {
      const started = performance.now();
      response.once("close", () => {
        const template = templates((request.url ?? "/").split("?", 1)[0] ?? "/", response.statusCode);
        this.#requests.inc({ template, method: request.method ?? "", status: response.statusCode });
        this.#seconds.observe({ template }, (performance.now() - started) / 1000);
      });
      listener(request, response);
    };
  }

  close(): void {
    clearInterval(this.#counting);
    this.registry.clear();
  }
}

/** Kept pages are too many and too cheap for a line each. */
function countKept({ pages, log }: Shop): NodeJS.Timeout {
  let before = pages.hits;
  return setInterval(() => {
    const kept = pages.hits - before;
    before = pages.hits;
    if (kept > 0) log.info({ kept, seconds: EVERY / 1000 }, "pages served from memory");
  }, EVERY).unref();
}

/** Read when somebody asks; what the database counts is the same for every process, so the highest is taken, not the sum. */
function gauges(shop: Shop): void {
  const { db, pages } = shop;
  const live = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      collect() {
        this.set(read());
      },
    });
  live("shop_kept_pages", "Pages in memory", () => pages.size);
  live("shop_kept_bytes", "Bytes that kept pages, files and answers take, of CACHE_MB", () => pages.memory.bytes);
  live("shop_kept_page_hits", "Requests answered from memory since the start", () => pages.hits);
  live("shop_kept_page_misses", "Pages made and then kept since the start", () => pages.misses);
  live("shop_database_connections", "Connections to the database", () => db.$client.totalCount);
  live("shop_database_connections_idle", "Connections that nobody uses", () => db.$client.idleCount);
  live("shop_database_waiting", "Queries that wait for a connection", () => db.$client.waitingCount);
  new Gauge({
    name: "shop_policy_refusals",
    help: "What pages' policies made browsers refuse since the start, by directive, as browsers tell",
    labelNames: ["directive"],
    collect() {
      for (const [directive, count] of policyRefusals) this.set({ directive }, count);
    },
  });
  // One reading serves every gauge of one scrape.
  let reading: Promise<void> | undefined;
  const readOnce = () => {
    reading ??= read().finally(() => setTimeout(() => (reading = undefined), READ_AGAIN_AFTER).unref());
    return reading;
  };
  const counted = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, aggregator: "max", collect: readOnce });
  const up = counted("shop_database_up", "1 when the database answers");
  const jobs = counted("shop_jobs_waiting", "Jobs that are due, by queue", ["queue"]);
  const age = counted("shop_jobs_oldest_seconds", "How long the oldest job is due, by queue", ["queue"]);
  const failed = counted("shop_jobs_failed", "Jobs that were given up, by queue", ["queue"]);
  const mails = counted("shop_mails_unsent", "Mails that should have left ten minutes ago");
  const orders = counted("shop_orders_day", "Orders of the last 24 hours: placed, and paid", ["state"]);
  const read = async (): Promise<void> => {
    const found = await readCounts(shop).catch(() => undefined);
    up.set(found ? 1 : 0);
    if (!found) return;
    for (const one of [jobs, age, failed]) one.reset();
    for (const { name, waiting, oldest, given_up } of found.queues) {
      jobs.set({ queue: name }, waiting);
      age.set({ queue: name }, oldest);
      failed.set({ queue: name }, given_up);
    }
    mails.set(found.unsent);
    orders.set({ state: "placed" }, found.placed);
    orders.set({ state: "paid" }, found.paid);
  };
}

type Queue = { name: string; waiting: number; oldest: number; given_up: number };
type Counts = { unsent: number; placed: number; paid: number };

async function readCounts({ db }: Shop): Promise<Counts & { queues: Queue[] }> {
  const queues = await db.$client.query<Queue>(`
    select name, count(*) filter (where due) as waiting, count(*) filter (where state = 'failed') as given_up,
      coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::float8 as oldest
    from (select *, state in ('created', 'retry') and start_after <= now() as due from pgboss.job) j group by name`);
  const counts = await db.$client.query<Counts>(`
    select (select count(*) from mails where sent_at is null and created_at between now() - interval '7 days' and now() - interval '10 minutes') as unsent,
      count(*) as placed, count(paid_at) as paid from orders where placed_at > now() - interval '1 day'`);
  return { queues: queues.rows, unsent: 0, placed: 0, paid: 0, ...counts.rows[0] };
}

/** A door of its own, so that figures are never on the street. */
export async function openMetricsDoor(
  { METRICS_PORT, METRICS_HOST }: { METRICS_PORT?: number | undefined; METRICS_HOST: string },
  read: () => Promise<string>,
): Promise<{ close(): void }> {
  if (METRICS_PORT === undefined) return { close() {} };
  const server = http.createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    try {
      const text = await read();
      response.writeHead(200, { "content-type": register.contentType }).end(text);
    } catch (error) {
      response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  server.unref();
  return { close: () => void server.close() };
}
