import { desc, eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, expect, test } from "vitest";
import { mails } from "#outside/tables.server.ts";
import { aShop, type TestShop } from "../../tests/shop.ts";
import { confirmSubscription, findWaiting, sweepUnconfirmed } from "./confirm.server.ts";
import { exportSubscribers } from "./export.server.ts";
import { newsletterApi } from "./api.server.ts";
import { choose, findByKey, leave, noteBounce } from "./manage.server.ts";
import { bounceKey } from "./bounce-deed.server.ts";
import { networkOf } from "./network.ts";
import { makeIssue, putIssue } from "./issues.server.ts";
import { type Compose, sendDueIssues } from "./send-issue.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { subscribers, subscriptionProofs } from "./tables.server.ts";

let shop: TestShop;
let many = 0;
beforeAll(async () => {
  shop = await aShop();
});

const ask = (email: string) => subscribe(shop, { email, source: "footer", peer: `203.0.${many++}.7` });
const lastMail = async (to: string) =>
  (await shop.db.select().from(mails).where(eq(mails.to, to)).orderBy(desc(mails.id)))[0];
const tokenFor = async (to: string) => /bevestigen\?k=([\w-]+)/.exec((await lastMail(to))?.text ?? "")?.[1] ?? "";
const stateOf = async (email: string) =>
  (await shop.db.select().from(subscribers).where(eq(subscribers.email, email)))[0]?.state;

async function member(email: string): Promise<string> {
  await ask(email);
  return (await confirmSubscription(shop, await tokenFor(email), "203.0.113.9")) ?? "";
}

test("R10: nobody is on the list before the link in the mail is used, and then with proof", async () => {
  expect(await ask(" An@Voorbeeld.nl ")).toEqual({ ok: true, email: "an@voorbeeld.nl" });
  expect(await stateOf("an@voorbeeld.nl")).toBe("pending");
  const token = await tokenFor("an@voorbeeld.nl");
  expect(await findWaiting(shop, token)).toBe("an@voorbeeld.nl");
  expect(await stateOf("an@voorbeeld.nl")).toBe("pending");
  await confirmSubscription(shop, token, "203.0.113.9");
  expect(await stateOf("an@voorbeeld.nl")).toBe("confirmed");
  const proofs = await shop.db.select().from(subscriptionProofs).where(eq(subscriptionProofs.email, "an@voorbeeld.nl"));
  expect(proofs.map(({ what, wording }) => [what, wording])).toEqual([
    ["asked", "2026-11"],
    ["confirmed", "2026-11"],
  ]);
  expect(proofs[1]?.network).toBe("203.0.113.0");
});

test("the link works once, and not after 48 hours", async () => {
  shop.at("2026-11-16T09:00:00Z");
  await ask("bo@voorbeeld.nl");
  const token = await tokenFor("bo@voorbeeld.nl");
  shop.at("2026-11-18T09:00:01Z");
  expect(await confirmSubscription(shop, token, "")).toBeUndefined();
  await sweepUnconfirmed(shop);
  expect(await stateOf("bo@voorbeeld.nl")).toBeUndefined();
  await ask("bo@voorbeeld.nl");
  const fresh = await tokenFor("bo@voorbeeld.nl");
  expect(await confirmSubscription(shop, fresh, "")).toBeTruthy();
  expect(await confirmSubscription(shop, fresh, "")).toBeUndefined();
});

test("the token is kept only as a hash", async () => {
  await ask("cas@voorbeeld.nl");
  const token = await tokenFor("cas@voorbeeld.nl");
  const [row] = await shop.db.select().from(subscribers).where(eq(subscribers.email, "cas@voorbeeld.nl"));
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(row)).not.toContain(token);
});

test("a known address gets the same response, and one mail a day that says so", async () => {
  await member("dirk@voorbeeld.nl");
  expect(await ask("dirk@voorbeeld.nl")).toEqual({ ok: true, email: "dirk@voorbeeld.nl" });
  expect((await lastMail("dirk@voorbeeld.nl"))?.subject).toBe("Je staat al op de lijst");
  await ask("dirk@voorbeeld.nl");
  expect(await shop.db.select().from(mails).where(eq(mails.to, "dirk@voorbeeld.nl"))).toHaveLength(3);
});

test("a wrong address is named, and too many tries have to wait", async () => {
  expect(await ask("geen adres")).toMatchObject({ ok: false, reason: "wrong", errors: { email: [/naam@voorbeeld/] } });
  for (let i = 0; i < 4; i++) await ask("eva@voorbeeld.nl");
  expect(await ask("eva@voorbeeld.nl")).toMatchObject({ ok: false, reason: "too-many" });
});

test("every mail carries the one-click way out, which works twice as well as once", async () => {
  const key = await member("fay@voorbeeld.nl");
  expect((await lastMail("fay@voorbeeld.nl"))?.headers).toEqual({
    "List-Unsubscribe": `<http://localhost:3000/nieuwsbrief/afmelden?k=${key}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect([await leave(shop, key, ""), await leave(shop, key, ""), await leave(shop, "onbekend", "")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await stateOf("fay@voorbeeld.nl")).toBe("left");
});

test("only known topics are kept", async () => {
  const key = await member("gijs@voorbeeld.nl");
  await choose(shop, key, { topics: ["kamer", "goud", "tuin"], pace: "seizoen" });
  expect(await findByKey(shop, key)).toMatchObject({ topics: ["tuin", "kamer"], pace: "seizoen" });
});

test("a dead address is left alone at once, a full mailbox after three times", async () => {
  await member("hans@voorbeeld.nl");
  await noteBounce(shop, { email: "Hans@voorbeeld.nl", hard: true });
  expect(await stateOf("hans@voorbeeld.nl")).toBe("bounced");
  await member("iris@voorbeeld.nl");
  await noteBounce(shop, { email: "iris@voorbeeld.nl", hard: false });
  await noteBounce(shop, { email: "iris@voorbeeld.nl", hard: false });
  expect(await stateOf("iris@voorbeeld.nl")).toBe("confirmed");
  await noteBounce(shop, { email: "iris@voorbeeld.nl", hard: false });
  expect(await stateOf("iris@voorbeeld.nl")).toBe("bounced");
});

test("an issue reaches those who confirmed, once, and not those who left or want four a year", async () => {
  const own = await aShop();
  const join = async (email: string) => {
    await subscribe(own, { email, source: "footer", peer: email });
    const [mail] = await own.db.select().from(mails).where(eq(mails.to, email));
    return (await confirmSubscription(own, /bevestigen\?k=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "", "")) ?? "";
  };
  await join("a@voorbeeld.nl");
  await leave(own, await join("b@voorbeeld.nl"), "");
  await choose(own, await join("c@voorbeeld.nl"), { topics: [], pace: "seizoen" });
  const compose: Compose = async (_shop, { subject }, linkTo) => ({
    subject,
    html: `<a href="${linkTo("/kerst", 0)}">Kerst</a>`,
    text: "Kerst",
    links: ["/kerst"],
  });
  const plan = async (subject: string, season: boolean) => {
    const row = { subject, season, blocks: [], by: "an@kantoor.nl", savedAt: own.now() };
    const id = await makeIssue(own.db as never, row);
    await putIssue(own.db as never, id, { ...row, state: "planned", due: own.now() });
    return id;
  };
  const first = await plan("December in de tuin", false);
  // Two processes at the same minute, and one a minute later.
  expect((await Promise.all([sendDueIssues(own, compose), sendDueIssues(own, compose)])).toSorted()).toEqual([0, 1]);
  expect(await sendDueIssues(own, compose)).toBe(0);
  const sent = await own.db.select().from(mails).where(eq(mails.subject, "December in de tuin"));
  expect(sent.map(({ to }) => to)).toEqual(["a@voorbeeld.nl"]);
  expect(sent[0]?.html).toContain(`/brief/${first}/0`);
  expect(sent[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  await plan("Winter", true);
  expect(await sendDueIssues(own, compose)).toBe(2);
  expect(await exportSubscribers(own.db)).toMatch(/^email,.*\r\n"a@voorbeeld.nl".*\r\n"c@voorbeeld.nl"/);
});

test("what is kept of an address on the network does not point at one household", () => {
  expect(networkOf("203.0.113.77")).toBe("203.0.113.0");
  expect(networkOf("::ffff:203.0.113.77")).toBe("203.0.113.0");
  expect(networkOf("2001:db8:85a3:8d3::1")).toBe("2001:db8:85a3::");
  expect(networkOf("")).toBe(null);
});

test("the JSON door asks for the token, takes bounces only from the mail service, and keeps the list from shoppers", async () => {
  const app = new Hono<{ Bindings: { peer: string } }>();
  app.onError((error, c) => c.body(null, (error as unknown as { statusCode: number }).statusCode as 401));
  newsletterApi(app, shop);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const own = { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" };
  expect((await post("/api/newsletter", { email: "jan@voorbeeld.nl" })).status).toBe(419);
  expect((await post("/api/newsletter", { email: "jan@voorbeeld.nl" }, own)).status).toBe(202);
  expect((await post("/api/newsletter", { email: "jan" }, own)).status).toBe(422);
  expect((await post("/api/newsletter/bounce", { email: "x@voorbeeld.nl" })).status).toBe(401);
  const service = { authorization: `Bearer ${bounceKey(shop.secret)}` };
  expect((await post("/api/newsletter/bounce", { email: "x@voorbeeld.nl" }, service)).status).toBe(204);
  expect((await app.request("/api/newsletter/export")).status).toBe(401);
});
