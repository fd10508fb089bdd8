import fs from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { desc, eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import * as v from "valibot";
import { beforeAll, expect, test } from "vitest";
import { callerOf, mayDo } from "#accounts/door/caller.server.ts";
import { resetPassword, sendAskedMail } from "#accounts/password/recover.server.ts";
import { giveSecondFactor } from "#accounts/second/second-deeds.server.ts";
import { offerSecret } from "#accounts/second/second-factor.server.ts";
import { changeRole, inviteColleague, joinOffice, revokeAccess } from "#accounts/staff/staff-deeds.server.ts";
import { passkeys, sessions, users } from "#accounts/tables.server.ts";
import { scrubPath } from "#insight/faults/scrub.ts";
import { eventSchema } from "#insight/visits/events.ts";
import { readMailbox } from "#office/mailbox.server.ts";
import { orderToken } from "#orders/orders.server.ts";
import { settleOrder } from "#orders/placing/settle-order.server.ts";
import { openLog } from "#outside/log/log.server.ts";
import { toHtml } from "#outside/prose.server.ts";
import { mails, staffLog } from "#outside/tables.server.ts";
import { loader as personFile } from "#pages/office/customers/person-file.page.tsx";
import { loader as slips } from "#pages/office/packing/papers.page.tsx";
import { loader as search } from "#pages/office/search.page.tsx";
import { ADDRESS, anOrder, aPlant } from "../buying.ts";
import { aCustomer, PASSWORD, tokenIn } from "../client.ts";
import { inOffice } from "../office.ts";
import { aShop, type TestShop } from "../shop.ts";
import { tryDeed } from "../try-deed.ts";

const TESS = "tess@voorbeeld.nl";

async function anOwner(shop: TestShop, id: `usr_${string}`) {
  const user = { id, email: `${id}@voorbeeld.nl`, firstName: "A", lastName: "Bos", scope: ["eigenaar"] };
  await shop.db.insert(users).values({ ...user, createdAt: shop.now(), confirmedAt: shop.now() });
  return { user: { ...user, confirmed: true } };
}

const linkTo = async (shop: TestShop, email: string) =>
  tokenIn((await shop.db.select().from(mails).where(eq(mails.to, email)).orderBy(desc(mails.id)))[0]?.text);

const join = (shop: TestShop, token: string) =>
  tryDeed(shop, joinOffice, { token, firstName: "Tess", lastName: "Kuiper", email: TESS, password: PASSWORD });

test("in a demo nobody reads the invitation of somebody else, with or without an account", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop, "usr_1");
  await aCustomer(shop, "an@voorbeeld.nl");
  for (const email of [TESS, "an@voorbeeld.nl"])
    await tryDeed(shop, inviteColleague, { email, role: "eigenaar" }, owner);
  const { list } = await readMailbox(shop.db, 0, false);
  expect(list.map(({ to }) => to)).not.toContain(TESS);
  const invited = (await shop.db.select().from(mails)).filter(({ text }) => text.includes("/kantoor/uitnodiging"));
  expect(invited).toHaveLength(2);
  for (const { id } of invited) expect((await readMailbox(shop.db, id, false)).open).toBeUndefined();
});

test.each([
  ["revoked", revokeAccess, {}],
  ["given another role", changeRole, { role: "pakken" }],
] as const)("an owner who is %s leaves no door behind: what they sent is worth nothing", async (_, deed, more) => {
  const shop = await aShop();
  const [owner, leaver] = [await anOwner(shop, "usr_1"), await anOwner(shop, "usr_2")];
  await tryDeed(shop, inviteColleague, { email: TESS, role: "eigenaar" }, leaver);
  expect(await tryDeed(shop, deed, { user: "usr_2", ...more }, owner)).toMatchObject({ ok: true });
  expect(await join(shop, await linkTo(shop, TESS))).toMatchObject({ ok: false, reason: "expired" });
  await tryDeed(shop, inviteColleague, { email: TESS, role: "pakken" }, owner);
  expect(await join(shop, await linkTo(shop, TESS))).toMatchObject({ ok: true });
});

const codeOf = (shop: TestShop, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shop.now().getTime() });

test("who knows the password of somebody with a passkey sets up no app of their own", async () => {
  const shop = await aShop();
  const thief = await aCustomer(shop, TESS);
  await shop.db.update(users).set({ scope: ["eigenaar"] });
  const row = { user: thief.user.id, publicKey: "", counter: 0, name: "", createdAt: shop.now() };
  await shop.db.insert(passkeys).values({ ...row, id: "sleutel", proved: true });
  const cookie = [...thief.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const who = () => callerOf(shop, new Request(shop.url, { headers: { cookie } }));
  const { secret } = await offerSecret(shop, { id: thief.user.id, email: TESS });
  const give = async () => tryDeed(shop, giveSecondFactor, { code: codeOf(shop, secret) }, await who());
  expect(await give()).toMatchObject({ ok: false, reason: "passkey-first" });
  expect(mayDo("staff", await who())).toBe("not-allowed");
  // A passkey that asked for no finger or code is not enough by itself, and then an app can be set up.
  await shop.db.update(sessions).set({ provedAt: shop.now() });
  expect(await give()).toMatchObject({ ok: true });
  expect(mayDo("staff", await who())).toBe("yes");
});

test("who comes to work starts afresh: a passkey of before opens nothing", async () => {
  const shop = await aShop();
  const owner = await anOwner(shop, "usr_1");
  const { user } = await aCustomer(shop, TESS);
  const row = { user: user.id, publicKey: "", counter: 0, name: "", createdAt: shop.now() };
  await shop.db.insert(passkeys).values({ ...row, id: "sleutel", proved: true });
  await tryDeed(shop, inviteColleague, { email: TESS, role: "pakken" }, owner);
  expect(await join(shop, await linkTo(shop, TESS))).toMatchObject({ ok: true });
  expect(await shop.db.$count(passkeys)).toBe(0);
});

type Loader = (args: never) => unknown;
const pages = new Map<string, Loader>();

beforeAll(async () => {
  for (const file of fs.globSync("app/pages/office/**/*.page.tsx")) {
    const { loader } = (await import(path.resolve(file))) as { loader?: Loader };
    if (loader) pages.set(path.basename(file), loader);
  }
}, 180_000);

test("who only packs reads no customer's link, address for mail or payment, on any page of the office", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const order = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  await shop.db.transaction((tx) => settleOrder(shop, tx, order.id, { paid: true, by: "bank" }));
  const { number } = order;
  const params = { number, id: "1", key: number, slug: "taxus-a", user: "usr_1", soort: "artikelen" };
  const shown = new Map<string, string>();
  for (const [page, loader] of pages)
    for (const q of ["", "?q=bos"])
      for (const role of ["pakken", "winkel"]) {
        const asked = inOffice(shop, `/x${q}`, { params, scope: [role] });
        const given = await Promise.resolve(asked)
          .then(loader)
          .catch(() => undefined);
        if (!(given instanceof Response)) shown.set(`${role} ${page} ${q}`, JSON.stringify(given ?? null));
      }
  const secrets = [orderToken(shop, order), ADDRESS.email ?? "", "Betaald met", "/api/orders/"];
  const told = (role: string) =>
    [...shown].flatMap(([page, text]) =>
      page.startsWith(role) ? secrets.filter((one) => text.includes(one)).map((one) => `${page}${one}`) : [],
    );
  expect(told("pakken")).toEqual([]);
  expect(told("winkel").length).toBeGreaterThan(3);
  expect(shown.get("pakken order.page.tsx ")).toContain("Taxus");
}, 120_000);

test("no file leaves the office without a line in the log", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const { number } = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  const files: string[] = [];
  for (const [page, loader] of pages)
    for (const q of ["?wat=verkoopboek", "?wat=ubl"]) {
      const before = await shop.db.$count(staffLog);
      const given = await Promise.resolve(inOffice(shop, `/x${q}`, { params: { key: number } }))
        .then(loader)
        .catch(() => undefined);
      const isFile =
        given instanceof Response && (given.headers.get("content-disposition") ?? "").startsWith("attachment");
      if (isFile) await given.arrayBuffer();
      expect([page, (await shop.db.$count(staffLog)) - before]).toEqual([page, isFile ? 1 : 0]);
      if (isFile) files.push(page);
    }
  const known = ["file.page.tsx", "log-file.page.tsx", "person-file.page.tsx", "texts-file.page.tsx"];
  expect([...new Set(files)].toSorted()).toEqual(known);
  const writer = await aCustomer(shop, TESS);
  await shop.db
    .update(users)
    .set({ scope: ["teksten"] })
    .where(eq(users.email, TESS));
  await shop.db.update(sessions).set({ secondFactorAt: shop.now() });
  expect((await writer.call("/api/newsletter/export")).status).toBe(200);
  const [last] = await shop.db.select().from(staffLog).orderBy(desc(staffLog.id)).limit(1);
  expect(last).toMatchObject({ deed: "file.newsletter", who: TESS });
}, 120_000);

test("of a colleague only an owner takes the file with sessions and passkeys", async () => {
  const shop = await aShop();
  await anOwner(shop, "usr_2");
  const take = (scope: string[]) => personFile(inOffice(shop, "/x", { params: { key: "usr_2" }, scope }));
  await expect(take(["winkel"])).rejects.toMatchObject({ status: 404 });
  expect((await take(["eigenaar"])).status).toBe(200);
});

test("a secret that was shown and not set up is another one after a new password", async () => {
  const shop = await aShop();
  const { user } = await aCustomer(shop, TESS);
  const seen = await offerSecret(shop, user);
  await sendAskedMail(shop, "reset", TESS);
  expect(await resetPassword(shop, { token: await linkTo(shop, TESS), email: TESS, password: PASSWORD })).toBe(true);
  expect((await offerSecret(shop, user)).secret).not.toBe(seen.secret);
});

test("an address that is a key stands in no log, no list of visits and no list of faults", () => {
  const key = "Xk3vQ-abcdefghijklmnopqrstuvwxyz";
  const lines: string[] = [];
  const log = openLog("info", new Writable({ write: (chunk, _, next) => next(void lines.push(String(chunk))) }));
  for (const path of [
    `/offerte/${key}`,
    `/offerte/${key}.data`,
    `/offerte/${key}/offerte.pdf`,
    `/account/kalender/${key}.ics`,
  ]) {
    log.info({ path });
    lines.push(scrubPath(path), v.parse(eventSchema, { name: "page_view", route: "quote", path }).path);
  }
  expect(lines.join("")).not.toContain("abcdefgh");
  expect(lines.join("")).toContain("/offerte/…/offerte.pdf");
});

test("the office looks for signs as for any words, and a round that cannot be has no papers", async () => {
  const shop = await aShop();
  for (const q of ["--------", "((((((((", "+ ( ) ( ) ( )", "'':*", "\\' | !x", "'"])
    expect(await search(inOffice(shop, `/kantoor/zoek?q=${encodeURIComponent(q)}`))).toMatchObject({ q });
  for (const id of ["1.5", "1e3", "-1", "99999999999999999999", "x"])
    await expect(slips(inOffice(shop, "/x", { params: { id } })), id).rejects.toMatchObject({ status: 404 });
});

test.each([
  "a <kbd> <img src=x onerror=alert(1)// b",
  "a <code> <svg/onload=alert(1)// b",
  "a <kbd> <meta http-equiv=refresh content=0;url=//elders.nl ",
  "a <script> <form action=/kantoor/medewerkers method=post ",
  "| a |\n| - |\n| <kbd> <img src=x onerror=alert(1)// |",
  "- <kbd> <img src=x onerror=alert(1)//",
  "## <kbd> <img src=x onerror=alert(1)//",
  "![x](/&#47;elders.nl/x.png)",
])("words stay words in a text of the office: %s", (typed) => {
  expect(toHtml(typed)).not.toMatch(/<(?:img|svg|meta|form|script)\b/);
});
