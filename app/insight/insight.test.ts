import http from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { dropOldPartitions, preparePartitions, rollUp } from "./visits/event-store.server.ts";
import { seedExperiments, switchExperiment } from "./experiments/experiments.server.ts";
import { insightApi } from "./api.server.ts";
import { reportServerError } from "./faults/report-error.server.ts";
import { errorEnvelope, readDsn, sendEnvelope, sessionEnvelope } from "./faults/sentry.server.ts";
import { consents, errorGroups, eventHours, exposures } from "./tables.server.ts";

type App = Hono<{ Bindings: { peer: string } }>;
let shop: TestShop;
let app: App;
let peer = 0;

function appOf(of: TestShop): App {
  const made: App = new Hono();
  made.onError((error, c) => c.body(null, ((error as unknown as { statusCode?: number }).statusCode ?? 500) as 500));
  insightApi(made, of);
  return made;
}
beforeAll(async () => {
  shop = await aShop();
  await preparePartitions(shop.db, shop.now());
  await seedExperiments(shop);
  app = appOf(shop);
});

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36";
const post = (path: string, body: unknown, headers: Record<string, string> = {}, from = `peer${peer++}`, to = app) =>
  to.request(
    path,
    {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": BROWSER, "x-peer": from, ...headers },
      body: JSON.stringify(body),
    },
    { peer: from },
  );
const view = { name: "page_view", route: "home", path: "/" };
const batch = (events: unknown[], visit = "visit0000000001") => ({ visit, device: "phone", events });
const stored = async (where = sql`true`) =>
  Number((await shop.db.execute<{ n: number }>(sql`select count(*) n from page_events where ${where}`)).rows[0]?.n);

test("R20: a batch of views is stored without anything that points at a person", async () => {
  expect((await post("/api/events", batch([view, { ...view, name: "view_item", item: "klimop" }]))).status).toBe(204);
  const { rows } = await shop.db.execute(sql`select * from page_events where visit = 'visit0000000001' order by name`);
  expect(rows).toHaveLength(2);
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
    "at",
    "device",
    "item",
    "name",
    "path",
    "quantity",
    "route",
    "source",
    "value",
    "variant",
    "visit",
  ]);
});

test("robots, other sites, unknown fields, addresses with queries and too large batches are not stored", async () => {
  const before = await stored();
  expect((await post("/api/events", batch([view]), { "user-agent": "Googlebot/2.1" })).status).toBe(204);
  expect((await post("/api/events", batch([view]), { "sec-fetch-site": "cross-site" })).status).toBe(419);
  expect((await post("/api/events", batch([{ ...view, email: "an@voorbeeld.nl" }]))).status).toBe(422);
  expect((await post("/api/events", batch([{ ...view, path: "/search?q=an@voorbeeld.nl" }]))).status).toBe(422);
  expect((await post("/api/events", batch(Array.from({ length: 51 }, () => view)))).status).toBe(422);
  expect((await post("/api/events", batch([view]), { "content-type": "text/plain" })).status).toBe(415);
  expect(await stored()).toBe(before);
});

test("one sender that floods is told to wait", async () => {
  const responses = await Promise.all(
    Array.from({ length: 130 }, async () =>
      post("/api/events", batch([{ ...view, name: "form_error" }], "floodvisit00001"), {}, "flood"),
    ),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
});

test("5,000 events at once, in batches: every one that was accepted is there", async () => {
  const before = await stored();
  const started = performance.now();
  const responses = await Promise.all(
    Array.from({ length: 200 }, async (_, i) =>
      post(
        "/api/events",
        batch(
          Array.from({ length: 25 }, () => view),
          `loadvisit${String(i).padStart(5, "0")}`,
        ),
      ),
    ),
  );
  const ms = performance.now() - started;
  const accepted = responses.filter(({ status }) => status === 204).length * 25;
  expect(accepted).toBe(5_000);
  expect((await stored()) - before).toBe(accepted);
  expect(ms).toBeLessThan(5_000);
});

test("a month without a partition gets one while events come in", async () => {
  const own = await aShop();
  const made = appOf(own);
  own.at("2027-03-01T00:00:10Z");
  expect((await post("/api/events", batch([view]), {}, "x", made)).status).toBe(204);
  await preparePartitions(own.db, new Date("2025-12-15T12:00:00Z"));
  await dropOldPartitions(own.db, own.now());
  const { rows } = await own.db.execute<{ name: string }>(
    sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'page_events'::regclass order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(["page_events_2027_03", "page_events_2027_04"]);
});

test("hours are added up, and adding up twice gives the same", async () => {
  const later = new Date(shop.now().getTime() + 3_600_000);
  await rollUp(shop.db, shop.now());
  expect(await shop.db.select().from(eventHours), "an hour that still runs is not added up").toEqual([]);
  await rollUp(shop.db, later);
  const once = await shop.db.select().from(eventHours);
  await rollUp(shop.db, later);
  expect(await shop.db.select().from(eventHours)).toEqual(once);
  const views = once.find(({ name, route }) => name === "page_view" && route === "home");
  expect(views).toMatchObject({ events: 5_001, visits: 201 });
});

const visitor = { cookie: `bezoek=${"v".repeat(20)}~mail_cart.B.1763180000` };
const exposure = { name: "experiment_exposure", route: "home", path: "/", item: "mail_cart", variant: "B" };

test("R19: an exposure counts once, an act and the first order are written to it", async () => {
  await post("/api/events", batch([exposure]), visitor);
  await post("/api/events", batch([exposure, { ...exposure, variant: "A" }]), visitor);
  await post("/api/events", batch([{ ...exposure, name: "experiment_action" }]), visitor);
  await post("/api/events", batch([{ ...view, name: "purchase", order: "2026-000001" }]), visitor);
  await post("/api/events", batch([{ ...view, name: "purchase", order: "2026-000002" }]), visitor);
  const rows = await shop.db.select().from(exposures);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ variant: "B", orderNumber: "2026-000001" });
  expect(rows[0]?.actedAt).not.toBeNull();
  expect(rows[0]?.unit).not.toContain("vvvv");
});

test("the kill switch takes an experiment away at once, and nothing is counted any more", async () => {
  const running = async () =>
    ((await (await app.request("/api/experiments")).json()) as { experiments: unknown[] }).experiments;
  expect(await running()).toHaveLength(1);
  await switchExperiment(shop, "mail_cart", false);
  expect(await running()).toEqual([]);
  await post("/api/events", batch([exposure]), { cookie: `bezoek=${"w".repeat(20)}` });
  expect(await shop.db.select().from(exposures)).toHaveLength(1);
});

test("a choice about cookies is kept as proof, and only for today's words", async () => {
  const own = { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" };
  const choice = { id: "0123456789abcdef", version: "2026-11", analytics: true, marketing: false, chat: false };
  expect((await post("/api/consent", choice)).status).toBe(419);
  expect((await post("/api/consent", { ...choice, version: "2020-01" }, own)).status).toBe(422);
  expect((await post("/api/consent", choice, own)).status).toBe(201);
  const [row] = await shop.db.select().from(consents);
  expect(row).toMatchObject({ choice: choice.id, version: "2026-11", analytics: true, marketing: false });
});

const fault = {
  message: "x is not a function voor an@voorbeeld.nl",
  stack: "TypeError\n    at f (/assets/a.js:1:2)",
  path: "/p/klimop?x=1",
  release: "b1",
};

test("R84: faults of browsers are scrubbed and counted per kind, without a service in our own table", async () => {
  await post("/api/errors", fault);
  await post("/api/errors", fault);
  const [row] = await shop.db.select().from(errorGroups);
  expect(row).toMatchObject({ side: "browser", count: 2, path: "/p/klimop" });
  expect(row?.message).toBe("x is not a function voor [e-mail]");
  expect(shop.jobs.sent).toEqual([]);
});

const server = http.createServer();
afterAll(() => server.close());

test("R84: with a service set, events and sessions reach it in its own form, sessions only after consent", async () => {
  const got: { url: string; auth: string; lines: Record<string, unknown>[] }[] = [];
  server.on("request", async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const lines = body
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    got.push({ url: request.url ?? "", auth: String(request.headers["x-sentry-auth"]), lines });
    response.end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const own = await aShop({ SENTRY_DSN: `http://key123@127.0.0.1:${port}/42` });
  const made = appOf(own);
  await post("/api/errors", fault, {}, "x", made);
  const session = {
    id: crypto.randomUUID(),
    status: "ok",
    init: true,
    startedAt: "2026-11-16T09:00:00.000Z",
    seconds: 0,
    errors: 0,
  };
  await post("/api/errors/session", session, {}, "x", made);
  expect(own.jobs.sent.map(({ name }) => name)).toEqual(["report-error"]);
  await post(
    "/api/errors/session",
    session,
    { cookie: "toestemming=2026-11.100.1763180000.0123456789abcdef" },
    "x",
    made,
  );
  expect(own.jobs.sent.map(({ name }) => name)).toEqual(["report-error", "report-session"]);
  await sendEnvelope(own, errorEnvelope(own.jobs.sent[0]?.data as Parameters<typeof errorEnvelope>[0]));
  await sendEnvelope(
    own,
    sessionEnvelope(own.jobs.sent[1]?.data as Parameters<typeof sessionEnvelope>[0], "b1", own.now()),
  );
  expect(got.map(({ url, lines }) => [url, lines[1]?.type])).toEqual([
    ["/api/42/envelope/", "event"],
    ["/api/42/envelope/", "session"],
  ]);
  expect(got[0]?.auth).toContain("sentry_key=key123");
  expect(JSON.stringify(got)).not.toContain("an@voorbeeld.nl");
  expect(got[1]?.lines[2]).toMatchObject({ sid: session.id, status: "ok", attrs: { release: "b1" } });
});

test("a service address with a path keeps that path", () => {
  expect(readDsn("https://k@fouten.voorbeeld/sub/7").url).toBe("https://fouten.voorbeeld/sub/api/7/envelope/");
});

test("a fault of the server is written down, and reporting it never throws", async () => {
  const own = await aShop();
  reportServerError(own, new Error("kapot"), "/api/cart");
  await expect.poll(async () => (await own.db.select().from(errorGroups))[0]?.message).toBe("kapot");
});
