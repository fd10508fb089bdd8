import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { followLink } from "#newsletter/follow-deed.server.ts";
import { findIssue } from "#newsletter/issues.server.ts";
import { sendDueIssues } from "#newsletter/send-issue.server.ts";
import { subscribers } from "#newsletter/tables.server.ts";
import { mails } from "#outside/tables.server.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { composeLetter } from "./compose.server.ts";
import { dropLetter, lookForLetter, makeLetter, saveLetter } from "./letter-deeds.server.ts";
import { planLetter, sendLetter, stopLetter, testLetter } from "./send-deeds.server.ts";
import { viewLetter, viewLetters } from "./view-letter.server.ts";

const doing = (shop: TestShop, deed: unknown, fields: object, user = AN) =>
  tryDeed(shop, deed, fields as Record<string, unknown>, { user });

async function aLetter(shop: TestShop): Promise<number> {
  const made = await doing(shop, makeLetter, {});
  return (made as unknown as { shows: { id: number } }).shows.id;
}
const revisionOf = async (shop: TestShop, id: number) => (await findIssue(shop.db, id))?.revision ?? -1;
const WRITTEN = {
  subject: "December in de tuin",
  season: "",
  kind: ["text", "products", "article", "picture"],
  text: ["## Kerst\n\nKom [kijken](/kerst) & blijf", "Nu mooi", "", "Een taxus"],
  "picks.1": ["taxus", "laurier-novita"],
  "picks.2": ["kerstboom-vers-houden"],
  "picks.3": ["taxus"],
};
const save = async (shop: TestShop, id: number, change: object = {}) =>
  doing(shop, saveLetter, { id, revision: await revisionOf(shop, id), ...WRITTEN, ...change });

async function withReaders(shop: TestShop, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    email: `lezer${String(at).padStart(4, "0")}@voorbeeld.nl`,
    state: "confirmed" as const,
    key: `sleutel-${at}`,
    source: "footer" as const,
    askedAt: shop.now(),
    confirmedAt: shop.now(),
  }));
  await shop.db.insert(subscribers).values(rows);
}
const sentTo = async (shop: TestShop, id: number) =>
  (
    await shop.db
      .select()
      .from(mails)
      .where(like(mails.event, `newsletter:${id}:%`))
  ).map(({ to }) => to);

test("a letter of every kind of block, as its readers get it", async () => {
  const shop = await aFilledShop();
  const id = await aLetter(shop);
  expect(await save(shop, id)).toMatchObject({ ok: true });
  const issue = await findIssue(shop.db, id);
  if (!issue) throw new Error("no letter");
  const { html, text, links } = await composeLetter(shop, issue, (_to, link) => `https://l/${link}`);
  expect(links).toEqual(["/kerst", "/p/taxus", "/p/laurier-novita", "/groenhulp/kerstboom-vers-houden", "/p/taxus"]);
  expect(html).toContain('<a href="https://l/0" style="color:#2C6A3C">kijken</a> &amp; blijf');
  expect(html).toContain("Nu mooi");
  expect(html).toMatch(/vanaf €\s?\d+/);
  expect(text).toContain("Kom kijken (http://localhost:3000/kerst) & blijf");
  const found = await doing(shop, lookForLetter, { id, revision: 0, ...WRITTEN, "zoek.picks.1": "haagbeuk" });
  expect(found).toMatchObject({ ok: true, shows: { found: [{ at: 1 }], form: { subject: WRITTEN.subject } } });
});

test("blocks go up, down and away by their buttons, and products change places", async () => {
  const shop = await aFilledShop();
  const id = await aLetter(shop);
  const kinds = async () => (await findIssue(shop.db, id))?.blocks.map(({ kind }) => kind);
  await save(shop, id, { zet: "b.1.op" });
  expect(await kinds()).toEqual(["products", "text", "article", "picture"]);
  await save(shop, id, { zet: "b.3.weg" });
  expect(await kinds()).toEqual(["text", "products", "article"]);
  await save(shop, id, { zet: "erbij.text" });
  expect((await kinds())?.length).toBe(5);
  await save(shop, id, { zet: "picks.1.1.op" });
  expect((await findIssue(shop.db, id))?.blocks[1]?.picks).toEqual(["laurier-novita", "taxus"]);
});

test("sent once to everybody who confirmed: by two processes, and after one died in the middle", async () => {
  const shop = await aFilledShop();
  await withReaders(shop, 450);
  const id = await aLetter(shop);
  await save(shop, id);
  const send = async (aantal: number) => doing(shop, sendLetter, { id, revision: await revisionOf(shop, id), aantal });
  expect(await send(449)).toMatchObject({ ok: false, reason: "count" });
  expect(await send(450)).toMatchObject({ ok: true });
  expect(await send(450)).toMatchObject({ ok: false, reason: "left" });
  // The third part fails as a process that is killed does: what it wrote is not there.
  let parts = 0;
  const dying: typeof composeLetter = (...of) => {
    if (++parts === 3) throw new Error("killed");
    return composeLetter(...of);
  };
  await expect(sendDueIssues(shop, dying)).rejects.toThrow("killed");
  expect(await sentTo(shop, id)).toHaveLength(400);
  await shop.db.update(subscribers).set({ state: "left" }).where(eq(subscribers.email, "lezer0449@voorbeeld.nl"));
  await Promise.all([sendDueIssues(shop, composeLetter), sendDueIssues(shop, composeLetter)]);
  const reached = await sentTo(shop, id);
  expect([reached.length, new Set(reached).size]).toEqual([449, 449]);
  expect(await sendDueIssues(shop, composeLetter)).toBe(0);
  expect(await findIssue(shop.db, id)).toMatchObject({ state: "sent", receivers: 449 });
});

test("a planned letter leaves at its moment and can be taken back until then", async () => {
  const shop = await aFilledShop();
  await withReaders(shop, 1);
  const id = await aLetter(shop);
  const plan = async (day: string) =>
    doing(shop, planLetter, { id, revision: await revisionOf(shop, id), day, time: "07:00" });
  expect(await plan("2026-11-20")).toMatchObject({ reason: "faults" });
  await save(shop, id);
  expect(await plan("2026-11-15")).toMatchObject({ reason: "moment", errors: { day: [expect.any(String)] } });
  expect(await plan("2026-11-20")).toMatchObject({ ok: true });
  expect(await save(shop, id, { subject: "Anders" })).toMatchObject({ reason: "left" });
  expect(await doing(shop, stopLetter, { id })).toMatchObject({ ok: true });
  await plan("2026-11-20");
  expect(await sendDueIssues(shop, composeLetter)).toBe(0);
  shop.at("2026-11-20T06:00:00Z");
  expect(await sendDueIssues(shop, composeLetter)).toBe(1);
  expect(await doing(shop, stopLetter, { id })).toMatchObject({ reason: "late" });
});

test("a trial goes to who writes it, once for a double press, and follows nobody", async () => {
  const shop = await aFilledShop();
  const id = await aLetter(shop);
  await save(shop, id);
  await doing(shop, testLetter, { id });
  await doing(shop, testLetter, { id });
  const [mail, ...more] = await shop.db.select().from(mails).where(eq(mails.to, AN.email));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("Proef: December in de tuin");
  expect(mail?.html).toContain("http://localhost:3000/p/taxus");
});

test("figures: receivers, clicks by link without who, and who left since", async () => {
  const shop = await aFilledShop();
  await withReaders(shop, 2);
  const id = await aLetter(shop);
  await save(shop, id);
  await doing(shop, sendLetter, { id, revision: await revisionOf(shop, id), aantal: 2 });
  await sendDueIssues(shop, composeLetter);
  for (const link of [0, 0, 1]) await tryDeed(shop, followLink, { issue: id, link });
  expect(await tryDeed(shop, followLink, { issue: id, link: 0 })).toMatchObject({ shows: { to: "/kerst" } });
  expect(await tryDeed(shop, followLink, { issue: 99, link: 0 })).toMatchObject({ shows: { to: "/" } });
  const view = await viewLetter(shop.db, id);
  expect(view?.figures).toMatchObject({ receivers: 2, left: 0, bounced: 0 });
  expect(view?.figures?.links[0]).toEqual({ to: "/kerst", clicks: 3 });
  expect(await viewLetters(shop.db)).toMatchObject([{ state: "sent", figures: { receivers: 2, clicks: 4 } }]);
});

test("who comes second sees it, and only a draft can be thrown away", async () => {
  const shop = await aFilledShop();
  const id = await aLetter(shop);
  const revision = await revisionOf(shop, id);
  await doing(shop, saveLetter, { id, revision, ...WRITTEN, subject: "Van Bo" }, { ...AN, email: "bo@kantoor.nl" });
  expect(await doing(shop, saveLetter, { id, revision, ...WRITTEN, subject: "Van An" })).toMatchObject({
    reason: "changed",
    message: expect.stringContaining("bo@kantoor.nl"),
    shows: { form: { subject: "Van An" }, theirs: { subject: "Van Bo" } },
  });
  expect(await doing(shop, dropLetter, { id })).toMatchObject({ ok: true });
  expect(await findIssue(shop.db, id)).toBeUndefined();
});
