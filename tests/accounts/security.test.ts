import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { sendAskedMail } from "../../app/accounts/password/recover.server.ts";
import { backAgain } from "../../app/account/enter-deeds.server.ts";
import { shopContext } from "../../app/outside/shop.server.ts";
import { action as leave } from "../../app/pages/account/logout.page.tsx";
import { mails } from "../../app/outside/tables.server.ts";
import { aClient, aCustomer, PASSWORD } from "../client.ts";
import { aShop } from "../shop.ts";

const pair = { email: "an@voorbeeld.nl", password: PASSWORD };
const ADDRESS = {
  firstName: "An",
  lastName: "Bos",
  postcode: "3817AB",
  number: "1",
  street: "Laan",
  city: "Amersfoort",
};

test("a missing, forged or foreign CSRF token is refused with 419", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const { call } = aClient(shop);
  const tries: Record<string, string>[] = [
    {},
    { "x-xsrf-token": "forged" },
    { "x-xsrf-token": "forged", cookie: "XSRF-TOKEN=another" },
    { "x-xsrf-token": "same", cookie: "XSRF-TOKEN=same", origin: "https://evil.example" },
    { "x-xsrf-token": "same", cookie: "XSRF-TOKEN=same", "sec-fetch-site": "cross-site" },
    { "x-xsrf-token": "same", cookie: "XSRF-TOKEN=same", origin: "null" },
    { "x-xsrf-token": "%E0%A4%A", cookie: "XSRF-TOKEN=same" },
  ];
  for (const headers of tries) {
    const response = await call("/login", { method: "POST", body: pair, headers });
    expect([headers, response.status]).toEqual([headers, 419]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("a changing call with a session but without the token is refused", async () => {
  const { call, jar } = await aCustomer(await aShop());
  jar.delete("XSRF-TOKEN");
  expect((await call("/api/addresses", { method: "POST", body: ADDRESS })).status).toBe(419);
});

test("a foreign page cannot log somebody out", async () => {
  const { call } = await aCustomer(await aShop());
  const headers = { origin: "https://evil.example" };
  expect((await call("/logout", { method: "POST", headers })).status).toBe(419);
  expect((await call("/api/user")).status).toBe(200);
});

test("fixation: a session id set beforehand is never adopted, and each log-in gives a new one", async () => {
  const shop = await aShop();
  const { jar, post } = await aCustomer(shop);
  const first = jar.get("sessie") ?? "";
  await post("/login", pair);
  expect(jar.get("sessie")).not.toBe(first);
  const thief = aClient(shop);
  thief.jar.set("sessie", first);
  expect((await thief.call("/api/user")).status).toBe(401);
  const victim = aClient(shop);
  victim.jar.set("sessie", "chosen-by-a-thief");
  await victim.post("/login", pair);
  expect(victim.jar.get("sessie")).not.toBe("chosen-by-a-thief");
});

test("a reset link works once, and only for its own address", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  await aCustomer(shop, "jo@voorbeeld.nl");
  const ask = async () => {
    await sendAskedMail(shop, "reset", "an@voorbeeld.nl");
    const rows = await shop.db.select().from(mails).where(eq(mails.to, "an@voorbeeld.nl")).orderBy(mails.id);
    return /token=([\w-]+)/.exec(rows.at(-1)?.text ?? "")?.[1] ?? "";
  };
  const { post } = aClient(shop);
  const reset = (token: string, email: string) =>
    post("/api/password/reset", { token, email, password: "een heel andere lange zin" });
  const [old, token] = [await ask(), await ask()];
  expect((await reset(old, "an@voorbeeld.nl")).status).toBe(422);
  expect((await reset(token, "an@voorbeeld.nl")).status).toBe(204);
  expect((await reset(token, "an@voorbeeld.nl")).status).toBe(422);
  expect((await reset(await ask(), "jo@voorbeeld.nl")).status).toBe(422);
});

test("a refresh token that comes back a second time ends the whole family", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const { call } = aClient(shop);
  const ask = async (body: object) => {
    const response = await call("/api/token", { method: "POST", body });
    return { status: response.status, ...((await response.json()) as { refreshToken: string; accessToken: string }) };
  };
  const first = await ask(pair);
  const second = await ask({ refreshToken: first.refreshToken });
  expect((await ask({ refreshToken: first.refreshToken })).status).toBe(401);
  expect((await ask({ refreshToken: second.refreshToken })).status).toBe(401);
  const headers = { authorization: `Bearer ${second.accessToken}` };
  expect((await call("/api/user", { headers })).status).toBe(401);
});

test("no open redirect: only a path of our own is returned to", async () => {
  const shop = await aShop();
  const target = (way: { to: (...asked: never[]) => unknown }, path: string, headers: Record<string, string>) =>
    way.to(...([undefined, undefined, shop, new Request(`http://localhost:3000${path}`, { headers })] as never[]));
  const kept = ["//evil.example", "https://evil.example/", "/\\evil.example", "/account/addresses"];
  const locations = kept.map((one) =>
    target(backAgain(), "/login", { cookie: `auth.redirect=${encodeURIComponent(one)}` }),
  );
  expect(locations).toEqual(["/", "/", "/", "/account/addresses"]);
  const referers = ["https://evil.example/x", "http://localhost:3000//evil.example", "http://localhost:3000/account"];
  const gone = await Promise.all(
    referers.map(async (referer) => {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      const headers = { referer, "content-type": "application/x-www-form-urlencoded" };
      const request = new Request("http://localhost:3000/logout", { method: "POST", headers, body: "" });
      return ((await leave({ request, context, params: {} })) as Response).headers.get("location");
    }),
  );
  expect(gone).toEqual(["/", "/", "/account"]);
});

test("other people's addresses and orders do not exist for you", async () => {
  const shop = await aShop();
  const owner = await aCustomer(shop);
  const thief = await aCustomer(shop, "dief@voorbeeld.nl");
  const { id } = (await (await owner.post("/api/addresses", ADDRESS)).json()) as { id: string };
  expect((await thief.call(`/api/addresses/${id}`, { method: "PUT", body: ADDRESS })).status).toBe(404);
  expect((await thief.call(`/api/addresses/${id}`, { method: "DELETE" })).status).toBe(404);
  expect(await (await thief.call("/api/addresses")).json()).toEqual([]);
  expect((await thief.call("/api/orders/2026-000001")).status).toBe(404);
  expect(((await (await owner.call("/api/addresses")).json()) as object[]).length).toBe(1);
});

test("without a login nothing of an account is given", async () => {
  const { call } = aClient(await aShop());
  for (const path of ["/api/user", "/api/addresses"]) expect((await call(path)).status).toBe(401);
  for (const authorization of ["Bearer x", "Basic abc", "Bearer ' or 1=1 --", "Bearer"])
    expect((await call("/api/user", { headers: { authorization } })).status).toBe(401);
});

test("odd input gets a clear status and never an error of ours", async () => {
  const shop = await aShop();
  const { post, call } = await aCustomer(shop);
  const statuses = async (path: string, bodies: unknown[]) =>
    Promise.all(bodies.map(async (body) => (await post(path, body)).status));
  expect(
    await statuses("/login", [
      {},
      { email: 1, password: [] },
      { ...pair, extra: 1 },
      [],
      null,
      "x",
      { ...pair, email: "a\u0000@b.nl" },
    ]),
  ).toEqual(Array(7).fill(422));
  expect(await statuses("/register", [{ ...pair, firstName: "<script>", lastName: "x".repeat(500) }])).toEqual([422]);
  expect(
    await statuses("/api/addresses", [
      { ...ADDRESS, street: "a\u0000b" },
      { ...ADDRESS, city: "<b>" },
    ]),
  ).toEqual([422, 422]);
  expect((await post("/login", undefined, { raw: "{not json" })).status).toBe(400);
  expect((await post("/login", pair, { headers: { "content-type": "text/plain" } })).status).toBe(415);
  const long = { email: `${"a".repeat(240)}@voorbeeld.nl`, password: "x".repeat(900) };
  expect(await statuses("/login", [long])).toEqual([422]);
  expect((await call("/api/addresses/%00", { method: "DELETE" })).status).toBe(404);
  expect((await call("/api/user", { headers: { cookie: "sessie=%E0%A4%A" } })).status).toBe(401);
});

test("a weak or leaked password is refused", async () => {
  const { post } = aClient(await aShop());
  for (const password of ["kort", "welkom2026", "aaaaaaaaaaaa", "an.bos@voorbeeld.nl"]) {
    const body = { email: "an.bos@voorbeeld.nl", password, firstName: "An", lastName: "Bos" };
    const response = await post("/register", body);
    expect([password, response.status]).toEqual([password, 422]);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual(["password"]);
  }
});

test("a field whose name every object knows is refused like any other unknown field", async () => {
  const { post } = aClient(await aShop());
  for (const name of ["constructor", "__proto__", "toString", "nope"]) {
    const raw = `{"email":"an@voorbeeld.nl","password":"x","${name}":1}`;
    const response = await post("/login", undefined, { raw });
    expect([name, response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([
      name,
      422,
      [name],
    ]);
  }
});
