import { expect, test } from "vitest";
import { users } from "#accounts/tables.server.ts";
import { sendMessage } from "#layout/service/send-message.server.ts";
import { mails, messages, replies, staffLog } from "#outside/tables.server.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";
import { ADDRESS, anOrder, aPlant } from "../../../../tests/buying.ts";
import { inOffice, outcome, STAFF } from "../../../../tests/office.ts";
import { aShop, type TestShop } from "../../../../tests/shop.ts";
import { tryDeed } from "../../../../tests/try-deed.ts";
import { loader as today } from "../today.page.tsx";
import { action as answersAction, loader as answers } from "./answers.page.tsx";
import { loader as list } from "./messages.page.tsx";
import { action, loader } from "./thread.page.tsx";

const EMAIL = ADDRESS.email ?? "";
const asked = { name: "An de Vries", email: EMAIL, subject: "Mijn bestelling", order: "", message: "Komt mijn haag?" };

async function aQuestion(shop: TestShop, more: Partial<typeof asked> = {}): Promise<number> {
  expect(await tryDeed(shop, sendMessage, { ...asked, ...more })).toMatchObject({ ok: true });
  return Math.max(...(await shop.db.select().from(messages)).map(({ id }) => id));
}
const at = (id: number) => `/kantoor/berichten/${id}`;
const open = (shop: TestShop, id: number, query = "") =>
  loader(inOffice(shop, `${at(id)}${query}`, { params: { id: String(id) } }));
const send = async (shop: TestShop, id: number, form: Record<string, string>) =>
  outcome(await action(inOffice(shop, at(id), { form, params: { id: String(id) } })));
const find = async (shop: TestShop, query = "") =>
  (await list(inOffice(shop, `/kantoor/berichten${query}`))).threads.map(({ id }) => id);
let tries = 0;
const answer = (bericht: string, more: Record<string, string> = {}) => ({
  deed: "messages.answer",
  poging: `try_${++tries}`,
  gezien: "0",
  klaar: "ja",
  bericht,
  ...more,
});

test("an answer leaves by mail from the thread's own address, and the thread is done", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  expect(await find(shop)).toEqual([id]);
  expect(await send(shop, id, answer("Ja, dinsdag.\r\n\r\nGroet, Bo"))).toBe("antwoord");
  const [mail] = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("answer-"));
  const [{ key = "" } = {}] = await shop.db.select().from(messages);
  expect(mail).toMatchObject({ to: EMAIL, subject: "Re: Mijn bestelling" });
  expect(mail?.headers["Reply-To"]).toBe(`hallo+${key}@lommerrijk.example`);
  expect(mail?.text).toContain("Ja, dinsdag.\n\nGroet, Bo");
  expect(mail?.text).toContain("Je schreef:\nKomt mijn haag?");
  expect([await find(shop), await find(shop, "?weergave=klaar")]).toEqual([[], [id]]);
  const { thread } = await open(shop, id);
  expect(thread.said.map(({ kind, text }) => [kind, text])).toEqual([
    ["in", "Komt mijn haag?"],
    ["shop", say.receipt],
    ["out", "Ja, dinsdag.\n\nGroet, Bo"],
  ]);
  const [receipt] = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("contact-receipt"));
  expect(receipt?.headers["Reply-To"]).toBe(mail?.headers["Reply-To"]);
});

test("what somebody wrote goes back as plain words: no tag of theirs, and no link that the shop would vouch for", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop, { message: "Komt <b>mijn</b> haag? Kijk op https://kwaad.voorbeeld/inlog" });
  await send(shop, id, answer("Zie https://post.voorbeeld/volg."));
  const mail = (await shop.db.select().from(mails)).find(({ event }) => event.startsWith("answer-"));
  expect(mail?.html).toContain("&lt;b&gt;mijn&lt;/b&gt;");
  expect(mail?.html).toContain('href="https://post.voorbeeld/volg"');
  expect(mail?.html).not.toContain('href="https://kwaad');
});

test("sent twice at the same moment, it is one answer, one mail and one line in the log", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  const form = answer("Ja.");
  const told = await Promise.all([send(shop, id, form), send(shop, id, form), send(shop, id, form)]);
  expect(told.toSorted()).toEqual([say.problems.sent, say.problems.sent, "antwoord"].toSorted());
  const sent = (await shop.db.select().from(mails)).filter(({ event }) => event.startsWith("answer-"));
  expect([sent.length, await shop.db.$count(replies), await shop.db.$count(staffLog)]).toEqual([1, 1, 1]);
  for (const [deed, field] of [
    ["messages.note", "notitie"],
    ["messages.receive", "tekst"],
  ] as const) {
    const twice = { deed, poging: deed, [field]: "Staat klaar" };
    expect([await send(shop, id, twice), await send(shop, id, twice)][1]).toBe(say.problems.sent);
  }
  expect(await shop.db.$count(replies)).toBe(3);
});

test("who did not see what a colleague added reads it first; nothing leaves", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  await send(shop, id, { deed: "messages.note", poging: "n", notitie: "Ik bel" });
  expect(await send(shop, id, answer("Ja."))).toBe(say.problems.changed);
  const { thread } = await open(shop, id);
  expect(await send(shop, id, answer("Ja.", { gezien: String(thread.seen) }))).toBe("antwoord");
  expect(await send(shop, 999, answer("Ja."))).toBe(say.problems.unknown);
});

test("what came back by mail is pasted, waits again, and is found by its words, name, mail, number and address", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop, { order: "2026-004217" });
  const other = await aQuestion(shop, { name: "Bo Bos", email: "bo@voorbeeld.nl", message: "Welke mest bij hulst?" });
  await send(shop, id, answer("Ja."));
  expect(await find(shop)).toEqual([other]);
  shop.at("2026-11-17T09:30:00Z");
  await send(shop, id, { deed: "messages.receive", poging: "r", tekst: "Mag het ook op zaterdag?" });
  expect(await find(shop)).toEqual([other, id]);
  const { address } = (await open(shop, id)).thread;
  for (const q of ["zaterdag mag", "vries", EMAIL, "2026-004217", address, "HAAG", "komt mijn"])
    expect([q, await find(shop, `?q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
  for (const q of ["zondag", "%", "';--", "2026-004218", "zzz:* | b"])
    expect([q, await find(shop, `?q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
});

test("a search says how many there are on every page of it, also past the last one", async () => {
  const shop = await aShop();
  const first = await aQuestion(shop, { message: "Hoe oud is deze hulst?" });
  const more = Array.from({ length: 29 }, (_, at) => ({ ...asked, body: `Hulst ${at}`, sentAt: shop.now() }));
  await shop.db
    .insert(messages)
    .values(more.map((one) => ({ ...one, waitsSince: one.sentAt, lastAt: new Date(one.sentAt.getTime() + 1000) })));
  const look = async (page: number) => {
    const { threads, total, pages } = await list(inOffice(shop, `/kantoor/berichten?q=hulst&blad=${page}`));
    return [threads.length, total, pages];
  };
  expect([await look(1), await look(2), await look(3)]).toEqual([
    [25, 30, 2],
    [5, 30, 2],
    [0, 30, 2],
  ]);
  expect((await find(shop, "?q=hulst&blad=2")).at(-1)).toBe(first);
});

test("given to a colleague it stands in their list; only to somebody who answers", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  const staff = { firstName: "Bo", lastName: "Bos", confirmedAt: shop.now(), createdAt: shop.now() };
  await shop.db.insert(users).values([
    { ...staff, id: "usr_1", email: STAFF, scope: ["staff"] },
    { ...staff, id: "usr_p", email: "pak@voorbeeld.nl", scope: ["pakken"] },
  ]);
  const give = (aan: string) => send(shop, id, { deed: "messages.assign", aan });
  expect([await give("usr_p"), await give("usr_nobody")]).toEqual([say.problems.colleague, say.problems.colleague]);
  expect(await give("usr_1")).toBe("door");
  expect(await find(shop, "?weergave=mijn")).toEqual([id]);
  expect((await open(shop, id)).thread).toMatchObject({ assignee: "Bo Bos", assigneeId: "usr_1" });
  await give("");
  expect(await find(shop, "?weergave=mijn")).toEqual([]);
  const lines = (await shop.db.select().from(staffLog)).map(({ before, after }) => [before, after]);
  expect(lines).toEqual([
    [{ assignee: null }, { assignee: "usr_1" }],
    [{ assignee: "usr_1" }, { assignee: null }],
  ]);
});

test("done and open again, each once", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  const steps = ["close", "close", "reopen", "reopen"].map((step) => ({ deed: `messages.${step}` }));
  const told: string[] = [];
  for (const step of steps) told.push(await send(shop, id, step));
  expect(told).toEqual(["klaar", say.problems.already, "open", say.problems.already]);
});

test("what a customer wrote meanwhile is not put away unread", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  const close = (seen: number) => send(shop, id, { deed: "messages.close", gezien: String(seen) });
  await send(shop, id, { deed: "messages.receive", poging: "r", tekst: "Het is toch te laat." });
  expect(await close(0)).toBe(say.problems.unread);
  expect(await close((await open(shop, id)).thread.seen)).toBe("klaar");
});

test("the order in the words stands beside it; one of somebody else says so", async () => {
  const shop = await aShop();
  await aPlant(shop, { sku: "A" });
  const mine = await anOrder(shop, [{ sku: "A", quantity: 2 }]);
  const theirs = await anOrder(shop, [{ sku: "A", quantity: 1 }], { ...ADDRESS, email: "bo@voorbeeld.nl" });
  const id = await aQuestion(shop, { message: `Het gaat om ${theirs.number}, en 12026-0042177 is geen nummer` });
  const { beside } = (await open(shop, id)).thread;
  expect(beside.orders.map(({ number, own }) => [number, own])).toEqual([
    [theirs.number, false],
    [mine.number, true],
  ]);
  expect(beside.customer).toBe(mine.number);
  // Neither paid nor agreed on account: no customer yet, but not somebody who never ordered.
  expect(beside.bought).toBe(say.beside.notYet);
});

test("a saved answer is filled with name and order; an open place does not leave the house", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  const save = async (form: Record<string, string>) =>
    outcome(
      await answersAction(
        inOffice(shop, "/kantoor/berichten/antwoorden", { form: { deed: "messages.save-template", ...form } }),
      ),
    );
  const tekst = "Dag {naam},\r\n\r\nOver {bestelling}.\r\n\r\n{ik}";
  expect([await save({ naam: "", tekst }), await save({ naam: "Vorst", tekst: "" })]).toEqual([
    say.problems.name,
    say.problems.empty,
  ]);
  expect([await save({ naam: "Vorst", tekst }), await save({ naam: "Vorst", tekst })]).toEqual([
    "nieuw",
    say.problems.taken,
  ]);
  const { templates } = await answers(inOffice(shop, "/kantoor/berichten/antwoorden"));
  const [{ id: which = 0 } = {}] = templates;
  const begun = async (bericht = "") => {
    const form = { ...answer(bericht), deed: "messages.begin", sjabloon: String(which) };
    const told = await action(inOffice(shop, `/kantoor/berichten/${id}`, { params: { id: String(id) }, form }));
    return (told as unknown as { data: { shows: { bericht: string } } }).data.shows.bericht;
  };
  expect(await begun("Even dit:"), "what was typed stays").toMatch(/^Even dit:\n\nDag An/);
  expect(await begun()).toBe(`Dag An de Vries,\n\nOver {bestelling}.\n\n${STAFF}`);
  expect(await send(shop, id, answer(await begun()))).toBe(say.problems.unfilled);
  await aPlant(shop, { sku: "A" });
  const { number } = await anOrder(shop, [{ sku: "A", quantity: 1 }]);
  expect(await begun()).toContain(`Over ${number}.`);
  const drop = { deed: "messages.drop-template", sjabloon: String(which) };
  for (const told of ["weg", say.problems.gone])
    expect(outcome(await answersAction(inOffice(shop, "/kantoor/berichten/antwoorden", { form: drop })))).toBe(told);
});

test("today names who waits longest and leads there; a packer sees no messages", async () => {
  const shop = await aShop();
  const id = await aQuestion(shop);
  await aQuestion(shop, { message: "En nog een vraag over iets." });
  const waits = async (scope: string[]) =>
    (await today(inOffice(shop, "/kantoor", { scope }))).waits.map(({ title, to }) => [title, to]);
  expect(await waits(["winkel"])).toEqual([["2 berichten", at(id)]]);
  expect(await waits(["pakken"])).toEqual([]);
  const packer = { scope: ["pakken"], params: { id: String(id) } };
  await expect(loader(inOffice(shop, at(id), packer))).rejects.toMatchObject({ status: 404 });
  for (const wrong of ["0", "x", "1e3", "99999999999999999999"])
    await expect(loader(inOffice(shop, "/x", { params: { id: wrong } }))).rejects.toMatchObject({ status: 404 });
});

test("words without a space and marks of every kind are kept and found as plain words", async () => {
  const shop = await aShop();
  const odd = `<img src=x onerror=alert(1)> ${"x".repeat(3500)}`;
  const id = await aQuestion(shop, { message: odd, email: "AN@Voorbeeld.NL" });
  expect((await open(shop, id)).thread).toMatchObject({ email: EMAIL });
  expect(await find(shop, "?q=onerror")).toEqual([id]);
});
