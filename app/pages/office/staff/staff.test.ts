import { desc, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { callerOf, mayDo } from "#accounts/door/caller.server.ts";
import { giveSecondFactor } from "#accounts/second/second-deeds.server.ts";
import { offerSecret } from "#accounts/second/second-factor.server.ts";
import { deleteAccount } from "#account/delete-account.server.ts";
import {
  changeRole,
  endColleagueSession,
  inviteColleague,
  joinOffice,
  revokeAccess,
} from "#accounts/staff/staff-deeds.server.ts";
import { sessions, staffInvitations, users } from "#accounts/tables.server.ts";
import { mails, staffLog } from "#outside/tables.server.ts";
import { aClient, aCustomer, PASSWORD, tokenIn } from "../../../../tests/client.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { tryDeed } from "../../../../tests/try-deed.ts";
import { loader as colleaguePage } from "./colleague.page.tsx";
import { loader as joinPage } from "./join.page.tsx";
import { action, loader } from "./staff.page.tsx";

const EMAIL = "tess@voorbeeld.nl";
const OWNER = {
  user: { id: "usr_1" as const, email: STAFF, firstName: "", lastName: "", confirmed: true, scope: ["eigenaar"] },
};
const names = { firstName: "Tess", lastName: "Kuiper" };

async function anOwner(shop: TestShop, email = STAFF, id: `usr_${string}` = "usr_1") {
  const row = { id, email, firstName: "A", lastName: "Bos", scope: ["eigenaar"], createdAt: shop.now() };
  await shop.db.insert(users).values({ ...row, confirmedAt: shop.now() });
}

const invite = (shop: TestShop, role = "pakken", email = EMAIL) =>
  action(inOffice(shop, "/kantoor/medewerkers", { form: { deed: "staff.invite", email, role } }));

async function linkOf(shop: TestShop, email = EMAIL): Promise<string> {
  const rows = await shop.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id));
  return tokenIn(rows[0]?.text);
}

const joining = async (shop: TestShop, token: string) =>
  tryDeed(shop, joinOffice, { token, ...names, email: EMAIL, password: PASSWORD });

/** Somebody who came in by an invitation, and the browser they sit at. */
async function aColleague(shop: TestShop, role = "pakken") {
  await invite(shop, role);
  const joined = await joining(shop, await linkOf(shop));
  if (!joined.ok) throw new Error(joined.message);
  const { jar, keep } = aClient(shop);
  for (const cookie of joined.cookies) keep(cookie);
  const who = () => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    return callerOf(shop, new Request(shop.url, { headers: { cookie } }));
  };
  const { user } = await who();
  if (!user) throw new Error("not logged in");
  return { who, user };
}

async function secondStep(shop: TestShop, { who, user }: Awaited<ReturnType<typeof aColleague>>) {
  const { secret } = await offerSecret(shop, user);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() });
  await tryDeed(shop, giveSecondFactor, { code }, await who());
}

const lastLine = async (shop: TestShop) =>
  (await shop.db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1))[0];

test("who is invited makes a password and sets a second step before anything in the office opens", async () => {
  const shop = await aShop();
  await anOwner(shop);
  expect(outcome(await invite(shop))).toBe("uitgenodigd");
  const token = await linkOf(shop);
  const shown = await joinPage(inOffice(shop, `/kantoor/uitnodiging?token=${token}`));
  expect(shown.found).toMatchObject({ email: EMAIL, role: "pakken" });
  expect((await tryDeed(shop, joinOffice, { token, ...names, password: "wachtwoord1" })).ok).toBe(false);

  const tess = await aColleague(shop);
  expect(mayDo("packing", await tess.who())).toBe("not-allowed");
  expect(mayDo("customer", await tess.who())).toBe("yes");
  expect((await joining(shop, token)).ok, "the link works once").toBe(false);
  await secondStep(shop, tess);
  expect(mayDo("packing", await tess.who())).toBe("yes");
  expect(mayDo("orders", await tess.who())).toBe("not-allowed");
  expect(await shop.db.select().from(users).where(eq(users.email, EMAIL))).toMatchObject([
    { firstName: "Tess", scope: ["pakken"] },
  ]);
  expect(await lastLine(shop)).toMatchObject({ deed: "staff.join", who: EMAIL, after: { scope: ["pakken"] } });
});

test("an invitation ends after two days, by a newer one and when it is withdrawn", async () => {
  const shop = await aShop();
  await anOwner(shop);
  await invite(shop);
  const old = await linkOf(shop);
  await invite(shop, "winkel");
  const newer = await linkOf(shop);
  expect(newer).not.toBe(old);
  expect(await joining(shop, old)).toMatchObject({ ok: false, reason: "expired" });
  shop.at("2026-11-18T09:00:01Z");
  expect(await joining(shop, newer)).toMatchObject({ ok: false, reason: "expired" });
  expect((await loader(inOffice(shop, "/kantoor/medewerkers"))).invitations).toEqual([]);

  await invite(shop);
  const [row] = await shop.db.select().from(staffInvitations);
  const form = { deed: "staff.uninvite", id: row?.id ?? "" };
  expect(outcome(await action(inOffice(shop, "/kantoor/medewerkers", { form })))).toBe("ingetrokken");
  expect(await joining(shop, await linkOf(shop))).toMatchObject({ ok: false, reason: "expired" });
  expect(await lastLine(shop)).toMatchObject({ deed: "staff.uninvite", subject: EMAIL, before: { role: "pakken" } });
});

test("the database holds no link that works, and a colleague is not invited twice", async () => {
  const shop = await aShop();
  await anOwner(shop);
  await invite(shop);
  const [row] = await shop.db.select().from(staffInvitations);
  expect(row?.tokenHash).not.toBe(await linkOf(shop));
  await aColleague(shop);
  expect(await tryDeed(shop, inviteColleague, { email: EMAIL, role: "winkel" }, OWNER)).toMatchObject({
    ok: false,
    reason: "known",
    errors: { email: [expect.any(String)] },
  });
});

test("a customer who is invited gets a new password, and what was open before ends", async () => {
  const shop = await aShop();
  await anOwner(shop);
  const before = await aCustomer(shop, EMAIL);
  const tess = await aColleague(shop, "winkel");
  expect(tess.user.id).toBe(before.user.id);
  expect((await before.call("/api/user")).status).toBe(401);
});

test("a role holds from the next click, and the log tells what it was", async () => {
  const shop = await aShop();
  await anOwner(shop);
  const tess = await aColleague(shop);
  await secondStep(shop, tess);
  const form = { deed: "staff.role", user: tess.user.id, role: "boekhouding" };
  expect(outcome(await action(inOffice(shop, "/kantoor/medewerkers", { form })))).toBe("rol");
  const [after] = [await tess.who()];
  expect([mayDo("packing", after), mayDo("books", after)]).toEqual(["not-allowed", "yes"]);
  expect(await lastLine(shop)).toMatchObject({
    deed: "staff.role",
    who: STAFF,
    subject: EMAIL,
    before: { scope: ["pakken"] },
    after: { scope: ["boekhouding"] },
  });
});

test("who loses access is out at once, everywhere, and starts afresh when invited again", async () => {
  const shop = await aShop();
  await anOwner(shop);
  const tess = await aColleague(shop);
  await secondStep(shop, tess);
  expect(await tryDeed(shop, revokeAccess, { user: tess.user.id }, OWNER)).toMatchObject({ ok: true });
  expect((await tess.who()).user).toBeUndefined();
  expect(await shop.db.select().from(sessions).where(eq(sessions.user, tess.user.id))).toEqual([]);
  expect(await lastLine(shop)).toMatchObject({
    deed: "staff.revoke",
    before: { scope: ["pakken"] },
    after: { scope: [] },
  });
  const list = (await loader(inOffice(shop, "/kantoor/medewerkers"))).colleagues;
  expect(list.map(({ email }) => email)).toEqual([STAFF]);
  const again = await aColleague(shop);
  expect(mayDo("packing", await again.who()), "the old second step is gone").toBe("not-allowed");
});

test("an owner sees where a colleague is logged in and ends one of those", async () => {
  const shop = await aShop();
  await anOwner(shop);
  const tess = await aColleague(shop);
  const page = () => colleaguePage(inOffice(shop, "/x", { params: { user: tess.user.id } }));
  const [device] = (await page()).colleague.sessions;
  expect(device).toMatchObject({ device: "Onbekend apparaat" });
  const asked = { user: tess.user.id, session: device?.id };
  // Somebody else's session is not ended under this name.
  expect(await tryDeed(shop, endColleagueSession, { ...asked, user: "usr_1" }, OWNER)).toMatchObject({ ok: false });
  expect(await tryDeed(shop, endColleagueSession, asked, OWNER)).toMatchObject({ ok: true });
  expect((await tess.who()).user).toBeUndefined();
  expect((await page()).colleague.sessions).toEqual([]);
  expect(await lastLine(shop)).toMatchObject({ deed: "staff.end-session", subject: EMAIL });
});

test("the last owner keeps the role, whoever asks and however", async () => {
  const shop = await aShop();
  await anOwner(shop);
  for (const [deed, asked] of [
    [changeRole, { user: "usr_1", role: "pakken" }],
    [revokeAccess, { user: "usr_1" }],
  ] as const)
    expect(await tryDeed(shop, deed, asked, OWNER)).toMatchObject({ ok: false, reason: "last-owner" });
  expect(await tryDeed(shop, changeRole, { user: "usr_1", role: "eigenaar" }, OWNER)).toMatchObject({ ok: true });

  const owner = await aCustomer(shop, "alleen@voorbeeld.nl");
  await shop.db.update(users).set({ scope: [] });
  await shop.db
    .update(users)
    .set({ scope: ["eigenaar"] })
    .where(eq(users.id, owner.user.id));
  await shop.db.update(sessions).set({ secondFactorAt: shop.now(), provedAt: shop.now() });
  const cookie = [...owner.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const caller = await callerOf(shop, new Request(shop.url, { headers: { cookie } }));
  expect(await tryDeed(shop, deleteAccount, { confirm: "alleen@voorbeeld.nl" }, caller)).toMatchObject({
    ok: false,
    reason: "last-owner",
  });
});

test("two owners who take each other's role at once leave one", async () => {
  const shop = await aShop();
  await anOwner(shop);
  await anOwner(shop, "twee@voorbeeld.nl", "usr_2");
  const results = await Promise.all(
    ["usr_1", "usr_2"].map((user) => tryDeed(shop, changeRole, { user, role: "winkel" }, OWNER)),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const left = await shop.db.select({ scope: users.scope }).from(users);
  expect(new Set(left.map(({ scope }) => scope[0]))).toEqual(new Set(["eigenaar", "winkel"]));
});

test("the account of the settings stays owner", async () => {
  const shop = await aShop({ STAFF_EMAIL: STAFF, STAFF_PASSWORD: "een lang genoeg wachtwoord" });
  await anOwner(shop);
  await anOwner(shop, "twee@voorbeeld.nl", "usr_2");
  expect(await tryDeed(shop, revokeAccess, { user: "usr_1" }, OWNER)).toMatchObject({ reason: "settings" });
});

test("the page does not exist for who is no owner", async () => {
  const shop = await aShop();
  await anOwner(shop);
  for (const scope of [[], ["winkel"], ["boekhouding"]])
    await expect(loader(inOffice(shop, "/kantoor/medewerkers", { scope }))).rejects.toMatchObject({
      status: 404,
    });
});
