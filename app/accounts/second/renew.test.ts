import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { mails } from "#outside/tables.server.ts";
import { callerOf } from "../door/caller.server.ts";
import { ensureStaff } from "../staff.server.ts";
import { resetSecond } from "../staff/staff-deeds.server.ts";
import { countRecoveryCodes } from "../staff/colleagues.server.ts";
import { secondFactors, users } from "../tables.server.ts";
import { aClient } from "../../../tests/client.ts";
import { aShop, type TestShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { renewCodes, renewSecondFactor } from "./renew-deeds.server.ts";
import { offerNext } from "./renew.server.ts";
import { giveSecondFactor } from "./second-deeds.server.ts";
import { offerSecret } from "./second-factor.server.ts";

const email = "kantoor@voorbeeld.nl";
const password = "een lang genoeg wachtwoord";
const MINUTE = 60_000;

async function enter(shop: TestShop) {
  const client = aClient(shop);
  await client.post("/login", { email, password });
  return () =>
    callerOf(
      shop,
      new Request(shop.url, {
        headers: { cookie: [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      }),
    );
}

const wait = (shop: TestShop, ms: number) => shop.at(new Date(shop.now().getTime() + ms).toISOString());

type Given = { ok: boolean; reason?: string; shows?: { codes: string[] } };
const codesOf = (given: unknown) => (given as Given).shows?.codes ?? [];
const codeAt = (shop: TestShop, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() });

/** Somebody of the office with an app and ten codes on paper, in the browser they set them up in. */
async function anEnrolled() {
  const shop = await aShop({ STAFF_EMAIL: email, STAFF_PASSWORD: password });
  await ensureStaff(shop);
  const who = await enter(shop);
  const staff = await who();
  if (!staff.user) throw new Error("not logged in");
  const { secret } = await offerSecret(shop, staff.user);
  const codes = codesOf(await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, staff));
  return { shop, who, user: staff.user, secret, codes };
}

const subjects = async (shop: TestShop) =>
  (await shop.db.select().from(mails).where(eq(mails.to, email))).map(({ subject }) => subject);

test("who lost the telephone gets in with a code from paper, hears of it by mail, and sets up another without an owner", async () => {
  const { shop, who: old, user, secret, codes } = await anEnrolled();
  const who = await enter(shop);
  expect(await tryDeed(shop, renewSecondFactor, { code: "000000" }, await who())).toMatchObject({
    reason: "log-in-again",
  });
  await tryDeed(shop, giveSecondFactor, { code: codes[0] ?? "" }, await who());
  expect(await subjects(shop)).toContain("Er is een herstelcode gebruikt");
  const me = await who();
  const next = offerNext(shop, user, me.session ?? 0);
  expect(next.secret).not.toBe(secret);
  expect(await tryDeed(shop, renewSecondFactor, { code: codeAt(shop, secret) }, me)).toMatchObject({ reason: "wrong" });
  const fresh = codesOf(await tryDeed(shop, renewSecondFactor, { code: codeAt(shop, next.secret) }, me));
  expect([fresh.length, fresh.some((code) => codes.includes(code))]).toEqual([10, false]);
  expect((await old()).user, "whoever holds the old telephone is out").toBeUndefined();
  expect((await who()).user?.scope).toEqual(["staff"]);

  wait(shop, MINUTE);
  const later = await enter(shop);
  for (const code of [codeAt(shop, secret), codes[1] ?? ""])
    expect(await tryDeed(shop, giveSecondFactor, { code }, await later())).toMatchObject({ reason: "wrong" });
  expect(await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, next.secret) }, await later())).toMatchObject({
    ok: true,
  });
});

test("new codes take the place of the old ones, and ten minutes after the second step nobody gets any", async () => {
  const { shop, who, user, codes } = await anEnrolled();
  const fresh = codesOf(await tryDeed(shop, renewCodes, {}, await who()));
  expect([fresh.length, await countRecoveryCodes(shop.db, user.id)]).toEqual([10, 10]);
  expect(await subjects(shop)).toContain("Je hebt nieuwe herstelcodes");
  const other = await enter(shop);
  expect(await tryDeed(shop, giveSecondFactor, { code: codes[0] ?? "" }, await other())).toMatchObject({
    reason: "wrong",
  });
  expect(await tryDeed(shop, giveSecondFactor, { code: fresh[0] ?? "" }, await other())).toMatchObject({ ok: true });
  wait(shop, 11 * MINUTE);
  for (const made of [
    await tryDeed(shop, renewCodes, {}, await who()),
    await tryDeed(shop, renewCodes, {}, await other()),
  ])
    expect(made).toMatchObject({ ok: false, reason: "log-in-again" });
  expect(await countRecoveryCodes(shop.db, user.id)).toBe(9);
});

test("a customer, who has no second step, gets no codes either", async () => {
  const { shop, who } = await anEnrolled();
  const { user } = await who();
  if (!user) throw new Error("not logged in");
  await shop.db.update(users).set({ scope: [] }).where(eq(users.id, user.id));
  await shop.db.delete(secondFactors).where(eq(secondFactors.user, user.id));
  expect(await tryDeed(shop, renewCodes, {}, await who())).toMatchObject({ ok: false, reason: "no-app" });
});

test("an owner wipes the second step of a colleague who lost all of it, never their own: the password leads to a new one", async () => {
  const { shop, who, user, codes } = await anEnrolled();
  const self = await tryDeed(shop, resetSecond, { user: user.id }, { user });
  expect(self).toMatchObject({ ok: false, reason: "self" });
  const owner = { user: { ...user, id: "usr_2" as const, email: "eigenaar@voorbeeld.nl" } };
  expect(await tryDeed(shop, resetSecond, { user: user.id }, owner)).toMatchObject({ ok: true });
  expect([(await who()).user, await countRecoveryCodes(shop.db, user.id)], "out everywhere").toEqual([undefined, 0]);
  expect(await subjects(shop)).toContain("Je tweede stap is gewist");
  const again = await (await enter(shop))();
  expect(await tryDeed(shop, giveSecondFactor, { code: codes[0] ?? "" }, again)).toMatchObject({ ok: false });
  if (!again.user) throw new Error("not logged in");
  const { secret } = await offerSecret(shop, again.user);
  const fresh = await tryDeed(shop, giveSecondFactor, { code: codeAt(shop, secret) }, again);
  expect(codesOf(fresh)).toHaveLength(10);
});
