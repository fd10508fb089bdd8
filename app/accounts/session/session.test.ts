import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#outside/tables.server.ts";
import { aClient, aCustomer, PASSWORD, tokenIn } from "../../../tests/client.ts";
import { aShop } from "../../../tests/shop.ts";
import { login } from "./login.server.ts";
import { sendAskedMail } from "../password/recover.server.ts";
import { findSession } from "./sessions.server.ts";
import { sessions, users } from "../tables.server.ts";

const lastMail = async (shop: Awaited<ReturnType<typeof aShop>>, to: string) => {
  const rows = await shop.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id);
  return rows.at(-1);
};

test("R7 R55 registering mails a link, and its button makes an account that is logged in", async () => {
  const shop = await aShop();
  const { call, jar } = await aCustomer(shop);
  expect((await lastMail(shop, "an@voorbeeld.nl"))?.subject).toBe("Bevestig je e-mailadres");
  expect(jar.get("auth._token.session")).toBe("true");
  expect(await (await call("/api/user")).json()).toMatchObject({ firstName: "An", confirmed: true });
});

test("R6 R78 R80 the right pair gives the user, and the user endpoint's whole body is the user", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const { post, call } = aClient(shop);
  const response = await post("/login", { email: " AN@voorbeeld.nl ", password: PASSWORD, remember: true });
  expect(response.status).toBe(200);
  const user = (await (await call("/api/user")).json()) as object;
  expect(Object.keys(user).sort()).toEqual(["confirmed", "email", "firstName", "id", "lastName", "scope"]);
  expect(await response.json()).toEqual(user);
});

test("R77 R101 the CSRF cookie is readable, lax, on /, and comes with 204", async () => {
  const response = await aClient(await aShop()).call("/auth/csrf-cookie");
  expect(response.status).toBe(204);
  expect(response.headers.get("set-cookie")).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/);
});

test("R100 markers are readable and the session's secret is not", async () => {
  const { cookies } = await aCustomer(await aShop());
  expect(cookies.find((one) => one.startsWith("sessie="))).toContain("HttpOnly");
  for (const one of cookies.filter((each) => each.startsWith("auth.")))
    expect(one).toMatch(/^auth\.[^;]+; Path=\/; SameSite=Lax$/);
});

test("R79 logging out answers 204, also a second time", async () => {
  const shop = await aShop();
  const { post, call, jar } = await aCustomer(shop);
  expect((await post("/logout", {})).status).toBe(204);
  expect(jar.has("sessie")).toBe(false);
  expect((await call("/api/user")).status).toBe(401);
  expect((await post("/logout", {})).status).toBe(204);
});

test("R8 R9 a forgotten password: mail, new password, every session and the old password end", async () => {
  const shop = await aShop();
  const { call } = await aCustomer(shop);
  const other = aClient(shop);
  expect((await other.post("/api/password/forgot", { email: "an@voorbeeld.nl" })).status).toBe(202);
  expect(shop.jobs.sent.at(-1)).toMatchObject({ name: "account-mail", data: { kind: "reset" } });
  await sendAskedMail(shop, "reset", "an@voorbeeld.nl");
  const token = tokenIn((await lastMail(shop, "an@voorbeeld.nl"))?.text);
  const password = "een nieuwe zin met vijf woorden";
  const reset = { token, email: "an@voorbeeld.nl", password };
  expect((await other.post("/api/password/reset", reset)).status).toBe(204);
  expect((await call("/api/user")).status).toBe(401);
  expect((await other.post("/login", { email: "an@voorbeeld.nl", password: PASSWORD })).status).toBe(422);
  expect((await other.post("/login", { email: "an@voorbeeld.nl", password })).status).toBe(200);
});

test("a password that is being changed while it is checked opens nothing", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const entering = await shop.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash: "another" }).where(eq(users.email, "an@voorbeeld.nl"));
    const old = login(shop, new Request("http://localhost/login"), { email: "an@voorbeeld.nl", password: PASSWORD });
    await expect.poll(() => countWaiting(shop)).toBe(1);
    return { old };
  });
  expect(await entering.old).toEqual({ ok: false, reason: "wrong-pair" });
});

/** How many wait for a row that another transaction holds. */
async function countWaiting(shop: Awaited<ReturnType<typeof aShop>>): Promise<number | null> {
  const asked = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  return (await shop.db.$client.query(asked)).rowCount;
}

test("R9 a reset link works for sixty minutes", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  await sendAskedMail(shop, "reset", "an@voorbeeld.nl");
  const token = tokenIn((await lastMail(shop, "an@voorbeeld.nl"))?.text);
  shop.at("2026-11-16T10:00:01Z");
  const response = await aClient(shop).post("/api/password/reset", {
    token,
    email: "an@voorbeeld.nl",
    password: PASSWORD,
  });
  expect(response.status).toBe(422);
});

test("a session ends after two idle hours, a remembered one after thirty idle days", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const ask = (remember: boolean) =>
    login(shop, new Request("http://localhost:3000/"), { email: "an@voorbeeld.nl", password: PASSWORD, remember });
  const requestWith = (cookies: string[]) =>
    new Request("http://localhost:3000/", { headers: { cookie: cookies.map((one) => one.split(";")[0]).join("; ") } });
  const [short, long] = [await ask(false), await ask(true)];
  if (!short.ok || !long.ok) throw new Error("not logged in");
  shop.at("2026-11-16T11:00:01Z");
  expect(await findSession(shop, requestWith(short.cookies))).toBeUndefined();
  shop.at("2026-12-16T08:59:00Z");
  expect((await findSession(shop, requestWith(long.cookies)))?.user.email).toBe("an@voorbeeld.nl");
  shop.at("2027-02-20T09:00:00Z");
  expect(await findSession(shop, requestWith(long.cookies))).toBeUndefined();
});

test("R99 other clients get a Bearer token of 1800 seconds and a refresh token that rotates", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const { call } = aClient(shop);
  type Tokens = { tokenType: string; accessToken: string; refreshToken: string; expiresIn: number };
  const ask = async (body: object) => {
    const response = await call("/api/token", { method: "POST", body });
    return { status: response.status, body: (await response.json()) as Tokens };
  };
  const first = await ask({ email: "an@voorbeeld.nl", password: PASSWORD });
  expect(first.body).toMatchObject({ tokenType: "Bearer", expiresIn: 1800 });
  const me = (token: string) => call("/api/user", { headers: { authorization: `Bearer ${token}` } });
  expect((await me(first.body.accessToken)).status).toBe(200);
  const second = await ask({ refreshToken: first.body.refreshToken });
  expect((await me(second.body.accessToken)).status).toBe(200);
  expect((await me(first.body.accessToken)).status).toBe(401);
  shop.at("2026-11-16T09:30:01Z");
  expect((await me(second.body.accessToken)).status).toBe(401);
  expect((await ask({ refreshToken: second.body.refreshToken })).status).toBe(200);
});

test("a log-in from an unknown browser is mailed to the owner, from a known one it is not", async () => {
  const shop = await aShop();
  const { post } = await aCustomer(shop);
  const count = async () =>
    (await shop.db.select().from(mails).where(eq(mails.subject, "Nieuwe aanmelding bij je account"))).length;
  await post("/logout", {});
  await post("/login", { email: "an@voorbeeld.nl", password: PASSWORD });
  expect(await count()).toBe(0);
  await aClient(shop).post("/login", { email: "an@voorbeeld.nl", password: PASSWORD });
  expect(await count()).toBe(1);
  expect((await lastMail(shop, "an@voorbeeld.nl"))?.text).toContain("Firefox op Linux");
});

test("no secret of a session is kept readable", async () => {
  const shop = await aShop();
  const { jar } = await aCustomer(shop);
  const [row] = await shop.db.select().from(sessions);
  expect(row?.tokenHash).not.toBe(jar.get("sessie"));
});
