import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { confirmAccount } from "../../app/account/enter-deeds.server.ts";
import {
  askEmail,
  dropPasskey,
  endOtherSessions,
  savePassword,
  useEmail,
} from "../../app/accounts/details/details-deeds.server.ts";
import { askNewPasskeyOptions } from "../../app/accounts/passkeys/passkey-deeds.server.ts";
import { loginByLink, resetPassword, sendAskedMail } from "../../app/accounts/password/recover.server.ts";
import { mailRegistration } from "../../app/accounts/register/registrations.server.ts";
import { challenges, mailTokens, passkeys, registrations, sessions, users } from "../../app/accounts/tables.server.ts";
import { deleteAccount } from "../../app/account/delete-account.server.ts";
import { shopContext } from "../../app/outside/shop.server.ts";
import { mails } from "../../app/outside/tables.server.ts";
import { loader as confirmPage } from "../../app/pages/account/confirm.page.tsx";
import { aClient, aCustomer, askAccount, PASSWORD, tokenIn } from "../client.ts";
import { aShop, type TestShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const VICTIM = "slachtoffer@voorbeeld.nl";

async function newestMail(shop: TestShop, to: string) {
  const rows = await shop.db.select().from(mails).where(eq(mails.to, to)).orderBy(mails.id);
  return rows.at(-1);
}

/** The caller of a client, as the doors see it. */
async function callerOf(shop: TestShop, { jar }: { jar: Map<string, string> }) {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const request = new Request("http://localhost:3000/x", { headers: { cookie } });
  const { callerOf: find } = await import("../../app/accounts/door/caller.server.ts");
  const { user, session } = await find(shop, request);
  return { request, ...(user && { user }), ...(session !== undefined && { session }) };
}

const aKey = (user: `usr_${string}`, id: string, proved: boolean, shop: TestShop) => ({
  id,
  user,
  publicKey: "",
  counter: 0,
  name: id,
  proved,
  createdAt: shop.now(),
});

async function look(shop: TestShop, path: string, method: string) {
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  const request = new Request(new URL(path, "http://localhost:3000"), { method });
  return confirmPage({ request, url: new URL(request.url), context, params: {}, pattern: "" } as never);
}

test("looking at a mailed link changes nothing, by GET or by HEAD; the button makes the account", async () => {
  const shop = await aShop();
  const browser = aClient(shop);
  const token = await askAccount(shop, browser, VICTIM);
  for (const method of ["GET", "HEAD"])
    expect(await look(shop, `/account/bevestigen?token=${token}`, method)).toMatchObject({ email: VICTIM });
  expect(await shop.db.select().from(users)).toEqual([]);
  const caller = await callerOf(shop, browser);
  expect(await tryDeed(shop, confirmAccount, { token }, caller)).toMatchObject({
    ok: true,
    shows: { confirmed: true },
  });
  expect(await tryDeed(shop, confirmAccount, { token }, caller)).toMatchObject({ ok: false, reason: "expired" });
});

test("a new e-mail address is used only in the session that asked, and only by its button", async () => {
  const shop = await aShop();
  const thief = await aCustomer(shop, "dief@voorbeeld.nl");
  const asking = await callerOf(shop, thief);
  const fields = { email: VICTIM, current: PASSWORD };
  expect(await tryDeed(shop, askEmail, fields, asking)).toMatchObject({ ok: true });
  const token = tokenIn((await newestMail(shop, VICTIM))?.text);
  for (const method of ["GET", "HEAD"]) await look(shop, `/account/bevestigen?soort=adres&token=${token}`, method);
  const [kept] = await shop.db.select().from(users);
  expect(kept?.email).toBe("dief@voorbeeld.nl");
  const other = await aCustomer(shop, "ander@voorbeeld.nl");
  for (const elsewhere of [{}, await callerOf(shop, other)])
    expect(await tryDeed(shop, useEmail, { token }, elsewhere)).toMatchObject({ ok: false, reason: "elsewhere" });
  expect(await tryDeed(shop, useEmail, { token }, asking)).toMatchObject({ ok: true });
  expect((await shop.db.select().from(users).where(eq(users.email, VICTIM))).length).toBe(1);
});

test("whoever confirms in another browser must know the password that was chosen", async () => {
  const shop = await aShop();
  const token = await askAccount(shop, aClient(shop), VICTIM);
  const wrong = await tryDeed(shop, confirmAccount, { token, password: "een heel ander wachtwoord" });
  expect(wrong).toMatchObject({ ok: false, reason: "wrong-password", errors: { password: [expect.any(String)] } });
  expect(await tryDeed(shop, confirmAccount, { token, password: PASSWORD })).toMatchObject({ ok: true });
});

test("what was planted before the owner came is gone at the first proof, by link, by reset and by registering", async () => {
  const proofs: Record<string, (shop: TestShop) => Promise<unknown>> = {
    async link(shop) {
      await sendAskedMail(shop, "link", VICTIM);
      return loginByLink(shop, new Request(shop.url), tokenIn((await newestMail(shop, VICTIM))?.text));
    },
    async reset(shop) {
      await sendAskedMail(shop, "reset", VICTIM);
      const token = tokenIn((await newestMail(shop, VICTIM))?.text);
      return resetPassword(shop, { token, email: VICTIM, password: "de zin van de echte eigenaar" });
    },
    async register(shop) {
      const token = await askAccount(shop, aClient(shop), VICTIM);
      return tryDeed(shop, confirmAccount, { token, password: PASSWORD });
    },
  };
  for (const [name, prove] of Object.entries(proofs)) {
    const shop = await aShop();
    const thief = await aCustomer(shop, VICTIM);
    await shop.db.update(users).set({ confirmedAt: null });
    await shop.db
      .insert(passkeys)
      .values([aKey(thief.user.id, "a", true, shop), aKey(thief.user.id, "b", false, shop)]);
    expect([name, Boolean(await prove(shop))]).toEqual([name, true]);
    expect([name, (await thief.call("/api/user")).status]).toEqual([name, 401]);
    expect([name, await shop.db.select().from(passkeys)]).toEqual([name, []]);
    const again = await aClient(shop, "192.0.2.9").post("/login", { email: VICTIM, password: PASSWORD });
    expect([name, again.status]).toEqual([name, name === "register" ? 200 : 422]);
  }
});

test("a new password by mail ends every session, and passkeys added without a password do not survive it", async () => {
  const shop = await aShop();
  const owner = await aCustomer(shop);
  await shop.db.insert(passkeys).values([aKey(owner.user.id, "a", true, shop), aKey(owner.user.id, "b", false, shop)]);
  await sendAskedMail(shop, "reset", "an@voorbeeld.nl");
  const token = tokenIn((await newestMail(shop, "an@voorbeeld.nl"))?.text);
  await resetPassword(shop, { token, email: "an@voorbeeld.nl", password: "een nieuwe zin met vijf woorden" });
  expect(await shop.db.select().from(sessions)).toEqual([]);
  expect(await shop.db.select().from(mailTokens)).toEqual([]);
  expect((await shop.db.select().from(passkeys)).map(({ id }) => id)).toEqual(["a"]);
});

test("e-mail, password, passkeys and deletion ask again who it is", async () => {
  const shop = await aShop();
  const caller = await callerOf(shop, await aCustomer(shop));
  const deeds: [unknown, Record<string, string>][] = [
    [askEmail, { email: "nieuw@voorbeeld.nl" }],
    [savePassword, { password: "een nieuwe zin met vijf woorden" }],
    [askNewPasskeyOptions, {}],
    [dropPasskey, { id: "x" }],
    [deleteAccount, { confirm: "an@voorbeeld.nl" }],
  ];
  for (const [deed, fields] of deeds)
    for (const current of [undefined, "niet het wachtwoord"])
      expect(await tryDeed(shop, deed, { ...fields, ...(current && { current }) }, caller)).toMatchObject({
        ok: false,
      });
  shop.at("2026-11-16T09:20:00Z");
  await shop.db.update(sessions).set({ provedAt: shop.now() });
  const proved = { ...caller, request: new Request(caller.request) };
  expect(await tryDeed(shop, askNewPasskeyOptions, {}, proved)).toMatchObject({ ok: true });
  shop.at("2026-11-16T09:31:00Z");
  const stale = { ...caller, request: new Request(caller.request) };
  expect(await tryDeed(shop, askNewPasskeyOptions, {}, stale)).toMatchObject({ ok: false, reason: "wrong-password" });
});

test("a token of one account is not proved by a session of another", async () => {
  const shop = await aShop();
  const [owner, thief] = [await aCustomer(shop), await aCustomer(shop, "dief@voorbeeld.nl")];
  const given = await owner.call("/api/token", {
    method: "POST",
    body: { email: owner.user.email, password: PASSWORD },
  });
  const { accessToken } = (await given.json()) as { accessToken: string };
  await shop.db.update(sessions).set({ provedAt: shop.now() });
  const headers = { authorization: `Bearer ${accessToken}` };
  const asked = await thief.call("/api/passkeys/options", { method: "POST", body: {}, headers });
  expect([asked.status, await shop.db.$count(challenges)]).toEqual([422, 0]);
});

test("logging out everywhere else ends the tokens of other programs too", async () => {
  const shop = await aShop();
  const owner = await aCustomer(shop);
  const given = await owner.call("/api/token", {
    method: "POST",
    body: { email: owner.user.email, password: PASSWORD },
  });
  const { accessToken } = (await given.json()) as { accessToken: string };
  const stolen = () => aClient(shop).call("/api/user", { headers: { authorization: `Bearer ${accessToken}` } });
  expect((await stolen()).status).toBe(200);
  await tryDeed(shop, endOtherSessions, {}, await callerOf(shop, owner));
  expect([(await stolen()).status, (await owner.call("/api/user")).status]).toEqual([401, 200]);
});

test("registering a known address answers like an unknown one, in words and in time, and mails its owner", async () => {
  const shop = await aShop();
  await aCustomer(shop);
  const ask = async (email: string, n: number) => {
    const client = aClient(shop, `198.51.100.${n}`);
    await client.call("/auth/csrf-cookie");
    const started = performance.now();
    const body = { email, password: PASSWORD, firstName: "Bo", lastName: "Vos" };
    const response = await client.post("/register", body);
    const names = response.headers.getSetCookie().map((one) => one.replace(/=[^;]*/, ""));
    return { ms: performance.now() - started, said: [response.status, await response.text(), names] };
  };
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < 7; n++) {
    const [known, unknown] = [await ask("an@voorbeeld.nl", n), await ask(`nieuw${n}@voorbeeld.nl`, n)];
    expect(known.said).toEqual(unknown.said);
    expect(known.said[0]).toBe(202);
    times[0].push(known.ms);
    times[1].push(unknown.ms);
  }
  // The quickest of each: a busy machine slows one down, never both the same.
  const [known, unknown] = [Math.min(...times[0]), Math.min(...times[1])];
  expect(known / unknown).toBeGreaterThan(0.5);
  expect(known / unknown).toBeLessThan(2);
  for (const { id } of await shop.db.select().from(registrations)) await mailRegistration(shop, id);
  expect((await newestMail(shop, "an@voorbeeld.nl"))?.subject).toBe("Je hebt al een account");
  expect((await newestMail(shop, "nieuw1@voorbeeld.nl"))?.subject).toBe("Bevestig je e-mailadres");
  const [owner] = await shop.db.select().from(users);
  expect(owner?.firstName).toBe("An");
});
