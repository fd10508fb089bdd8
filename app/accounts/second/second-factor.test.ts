import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { callerOf, mayDo } from "../door/caller.server.ts";
import { askNewPasskeyOptions } from "../passkeys/passkey-deeds.server.ts";
import { lock } from "#outside/seal.server.ts";
import { ensureStaff } from "../staff.server.ts";
import { secondFactors, sessions, users } from "../tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aClient, aCustomer } from "../../../tests/client.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { giveSecondFactor } from "./second-deeds.server.ts";
import { offerSecret } from "./second-factor.server.ts";

const email = "kantoor@voorbeeld.nl";
const password = "een lang genoeg wachtwoord";

async function aStaffLogin() {
  const shop = await aShop({ STAFF_EMAIL: email, STAFF_PASSWORD: password });
  await ensureStaff(shop);
  const client = aClient(shop);
  await client.post("/login", { email, password, remember: true });
  return { shop, client, who: () => caller(shop, client.jar) };
}

const caller = (shop: TestShop, jar: Map<string, string>) =>
  callerOf(
    shop,
    new Request(shop.url, { headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") } }),
  );
const aStaffAgain = async (shop: TestShop) => {
  const client = aClient(shop);
  await client.post("/login", { email, password });
  return caller(shop, client.jar);
};
const codeAt = (shop: TestShop, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() });

test("a password alone opens no office; a code does, once, and gives ten recovery codes the first time", async () => {
  const { shop, who } = await aStaffLogin();
  const staff = await who();
  if (!staff.user) throw new Error("not logged in");
  expect([staff.user.scope, mayDo("orders", staff)]).toEqual([[], "not-allowed"]);
  const { secret } = await offerSecret(shop, staff.user);
  expect((await offerSecret(shop, staff.user)).secret).toBe(secret);
  expect(await tryDeed(shop, giveSecondFactor, { code: "000000" }, staff)).toMatchObject({ ok: false });
  const given = await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff);
  expect(given).toMatchObject({ ok: true });
  expect(new Set((given as unknown as { shows: { codes: string[] } }).shows.codes).size).toBe(10);
  const after = await who();
  expect([after.user?.scope, mayDo("orders", after)]).toEqual([["staff"], "yes"]);
  const again = await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff);
  expect(again).toMatchObject({ ok: false, reason: "wrong" });
});

test("a recovery code works once, in another login too", async () => {
  const { shop, who } = await aStaffLogin();
  const staff = await who();
  if (!staff.user) throw new Error("not logged in");
  const { secret } = await offerSecret(shop, staff.user);
  const given = await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff);
  const [paper = ""] = (given as unknown as { shows: { codes: string[] } }).shows.codes;
  const other = aClient(shop);
  await other.post("/login", { email, password });
  const there = await caller(shop, other.jar);
  expect(mayDo("orders", there)).toBe("not-allowed");
  expect(await tryDeed(shop, giveSecondFactor, { code: paper.toUpperCase() }, there)).toMatchObject({
    ok: true,
    shows: { codes: [] },
  });
  expect(mayDo("orders", await caller(shop, other.jar))).toBe("yes");
  expect(await tryDeed(shop, giveSecondFactor, { code: paper }, there)).toMatchObject({ ok: false });
});

test("with the password alone no passkey is added that would pass for a second factor", async () => {
  const { shop, who } = await aStaffLogin();
  expect(await tryDeed(shop, askNewPasskeyOptions, { current: password }, await who())).toMatchObject({
    ok: false,
    reason: "second-first",
  });
});

test("nor with a token that was given for the password, also beside a session of somebody else that was proved", async () => {
  const { shop, client } = await aStaffLogin();
  const given = await client.call("/api/token", { method: "POST", body: { email, password } });
  const { accessToken } = (await given.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = (who: ReturnType<typeof aClient>, current: string) =>
    who.call("/api/passkeys/options", { method: "POST", body: { current }, headers });
  expect((await ask(aClient(shop), password)).status).toBe(403);
  const other = await aCustomer(shop);
  await shop.db.update(sessions).set({ provedAt: shop.now() }).where(eq(sessions.user, other.user.id));
  expect((await ask(other, "")).status).toBe(403);
});

/** Somebody who guesses codes, so many times at once. */
async function guess(shop: TestShop, staff: Awaited<ReturnType<typeof caller>>, times: number) {
  const given = [];
  for (let n = 0; n < times; n++) given.push(await tryDeed(shop, giveSecondFactor, { code: `00000${n % 10}` }, staff));
  return given.map((one) => (one as { reason?: string }).reason);
}
const later = (shop: TestShop, minutes: number) =>
  shop.at(new Date(shop.now().getTime() + minutes * 60_000).toISOString());

test("codes cannot be guessed: after eight wrong ones the app waits, for who has the password too, and paper still opens", async () => {
  const { shop, who } = await aStaffLogin();
  const staff = await who();
  if (!staff.user) throw new Error("not logged in");
  const { secret } = await offerSecret(shop, staff.user);
  const given = await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff);
  const [paper = ""] = (given as unknown as { shows: { codes: string[] } }).shows.codes;
  const thief = aClient(shop);
  await thief.post("/login", { email, password });
  expect(new Set(await guess(shop, await caller(shop, thief.jar), 8))).toEqual(new Set(["wrong"]));
  later(shop, 1);
  const locked = await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff);
  expect(locked).toMatchObject({ reason: "locked", status: 429, message: expect.stringContaining("14 minuten") });
  const told = await shop.db.select().from(mails).where(eq(mails.subject, "Vaak een verkeerde inlogcode"));
  expect(told.map(({ to }) => to)).toEqual([email]);
  expect(await tryDeed(shop, giveSecondFactor, { code: paper }, staff)).toMatchObject({ ok: true });
  later(shop, 15);
  const back = await aStaffAgain(shop);
  expect(await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, back)).toMatchObject({ ok: true });
});

test("a right code forgives the wrong ones; who goes on guessing gets forty tries a day at most", async () => {
  const { shop, who } = await aStaffLogin();
  const staff = await who();
  if (!staff.user) throw new Error("not logged in");
  const { secret } = await offerSecret(shop, staff.user);
  for (let n = 0; n < 2; n++) {
    await guess(shop, staff, 7);
    expect(await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff)).toMatchObject({ ok: true });
    later(shop, 1);
  }
  let wrong = 0;
  for (let n = 0; n < 6; n++) {
    wrong += (await guess(shop, staff, 9)).filter((reason) => reason === "wrong").length;
    later(shop, 16);
  }
  expect(wrong).toBeLessThan(41);
});

test("a session of staff ends after two idle hours and after twelve in all, remembered or not", async () => {
  const { shop, client } = await aStaffLogin();
  const isIn = async () => (await client.call("/api/user")).status === 200;
  shop.at("2026-11-16T11:00:01Z");
  expect(await isIn()).toBe(false);
  await client.post("/login", { email, password, remember: true });
  for (let hour = 12; hour < 23; hour++) {
    shop.at(`2026-11-16T${hour}:00:01Z`);
    expect([hour, await isIn()]).toEqual([hour, true]);
  }
  shop.at("2026-11-16T23:00:02Z");
  expect(await isIn()).toBe(false);
});

test("somebody who becomes staff while logged in has the limits of staff from then on", async () => {
  const { shop, client } = await aStaffLogin();
  await shop.db.update(users).set({ scope: [] }).where(eq(users.email, email));
  await client.post("/login", { email, password, remember: true });
  await shop.db
    .update(users)
    .set({ scope: ["winkel"] })
    .where(eq(users.email, email));
  shop.at("2026-11-16T11:00:01Z");
  expect((await client.call("/api/user")).status).toBe(401);
  expect((await shop.db.select().from(sessions)).length).toBeGreaterThan(0);
  expect(await shop.db.select().from(secondFactors)).toEqual([]);
});

test("the database does not show the secret; one that was kept openly still works, somebody else's row does not", async () => {
  const { shop, who } = await aStaffLogin();
  const staff = await who();
  if (!staff.user) throw new Error("not logged in");
  const { secret } = await offerSecret(shop, staff.user);
  const [row] = await shop.db.select().from(secondFactors);
  expect(row?.secret).toMatch(/^v1\./);
  expect(row?.secret).not.toContain(secret);
  // A row of before.
  await shop.db.update(secondFactors).set({ secret });
  expect((await offerSecret(shop, staff.user)).secret).toBe(secret);
  expect(await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff)).toMatchObject({ ok: true });
  expect((await shop.db.select().from(secondFactors))[0]?.secret).toMatch(/^v1\./);
  // Who can write in the database cannot give one person another's secret, nor change a letter of it.
  const locked = row?.secret ?? "";
  for (const kept of [lock(shop.secret, "second factor", "usr_een_ander", secret), `${locked.slice(0, -3)}AAA`]) {
    await shop.db.update(secondFactors).set({ secret: kept, lastStep: 0 });
    expect(await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff)).toMatchObject({ ok: false });
  }
});
