import * as v from "valibot";
import { tasksOf } from "#accounts/door/roles.ts";
import { findColleague } from "#accounts/staff/colleagues.server.ts";
import { count, filled, text, yes } from "#kit/form/fields.ts";
import { isId } from "#kit/id.ts";
import { type Caller, userOf } from "#outside/deed/caller.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { addReply, hasReply, holdThread, lastReply, setAssignee, setDone } from "#outside/mail/threads.server.ts";
import { inbox } from "#texts/office/people/inbox.ts";
import { fillTemplate, isUnfilled } from "./fill-template.ts";
import { mailAnswer } from "./mail-answer.server.ts";
import { findFacts, listTemplates } from "./view-thread.server.ts";

const say = inbox.problems;
const id = count(1, 1e12);
const poging = filled(60);
/** What a form calls back after a refusal is cut there, so nothing longer is taken. */
const words = v.optional(text(4000), "");

const answering = { id, poging, gezien: count(0, 1e12), bericht: words, klaar: yes() };

const writerOf = (caller: Caller): string => userOf(caller).email;

/** Begins an answer with one of the shop's own; what was typed before it stays above it. */
export const beginAnswer = deed({
  name: "messages.begin",
  by: "orders",
  reads: true,
  asks: v.strictObject({ ...answering, sjabloon: v.optional(count(0, 1e12), 0) }),
  shows: v.object({ bericht: v.string() }),
  async run(shop, caller, { id: asked, sjabloon, bericht }) {
    const facts = await findFacts(shop, asked, userOf(caller));
    if (!facts) return refused("unknown");
    const template = (await listTemplates(shop)).find((one) => one.id === sjabloon);
    const begun = template && fillTemplate(template.text, facts);
    return done({ bericht: [bericht, begun].filter(Boolean).join("\n\n") });
  },
  says: { refused: sentences(422, say, "unknown") },
});

export const answerThread = deed({
  name: "messages.answer",
  by: "orders",
  asks: v.strictObject({ ...answering, sjabloon: v.optional(text(20), "") }),
  async run(shop, caller, { id: asked, poging: attempt, gezien, bericht, klaar }) {
    const thread = await holdThread(shop.db, asked);
    if (!thread) return refused("unknown");
    if (!bericht) return refused("empty");
    if (isUnfilled(bericht)) return refused("unfilled");
    if (await hasReply(shop.db, attempt)) return refused("sent");
    if ((await lastReply(shop.db, asked)) !== gezien) return refused("changed");
    const reply = { kind: "out" as const, body: bericht, by: writerOf(caller), attempt };
    const added = await addReply(shop, shop.db, asked, reply);
    if (!added) return refused("sent");
    await mailAnswer(shop, thread, { id: added, body: reply.body });
    if (!thread.assignee) await setAssignee(shop.db, asked, userOf(caller).id);
    if (klaar) await setDone(shop, shop.db, asked, true);
    return done();
  },
  says: {
    refused: {
      ...sentences(422, say, "unknown", "sent"),
      ...sentences(409, say, "changed"),
      empty: [422, say.empty, "bericht"],
      unfilled: [422, say.unfilled, "bericht"],
    },
  },
});

/** Words between colleagues: the customer never gets them. */
export const noteThread = deed({
  name: "messages.note",
  by: "orders",
  asks: v.strictObject({ id, poging, notitie: words }),
  async run(shop, caller, { id: asked, poging: attempt, notitie }) {
    if (!(await holdThread(shop.db, asked))) return refused("unknown");
    if (!notitie) return refused("empty");
    const note = { kind: "note" as const, body: notitie, by: writerOf(caller), attempt };
    return (await addReply(shop, shop.db, asked, note)) ? done() : refused("sent");
  },
  says: { refused: { ...sentences(422, say, "unknown", "sent"), empty: [422, say.empty, "notitie"] } },
});

/** What a customer wrote back by mail, brought in by hand: from then on it waits for us again. */
export const receiveReply = deed({
  name: "messages.receive",
  by: "orders",
  asks: v.strictObject({ id, poging, tekst: words }),
  async run(shop, caller, { id: asked, poging: attempt, tekst }) {
    if (!(await holdThread(shop.db, asked))) return refused("unknown");
    if (!tekst) return refused("empty");
    const reply = { kind: "in" as const, body: tekst, by: writerOf(caller), attempt };
    if (!(await addReply(shop, shop.db, asked, reply))) return refused("sent");
    await setDone(shop, shop.db, asked, false);
    return done();
  },
  says: { refused: { ...sentences(422, say, "unknown", "sent"), empty: [422, say.empty, "tekst"] } },
});

export const assignThread = deed({
  name: "messages.assign",
  by: "orders",
  asks: v.strictObject({ id, aan: v.optional(text(60), "") }),
  async run(shop, _caller, { id: asked, aan }) {
    const thread = await holdThread(shop.db, asked);
    if (!thread) return refused("unknown");
    const colleague = isId("usr", aan) ? await findColleague(shop.db, aan) : undefined;
    if (aan && !(colleague && tasksOf([colleague.role]).has("orders"))) return refused("colleague");
    await setAssignee(shop.db, asked, colleague?.id ?? null);
    const [before, after] = [{ assignee: thread.assignee }, { assignee: colleague?.id ?? null }];
    return done(undefined, [], { subject: String(asked), before, after });
  },
  says: { refused: { ...sentences(422, say, "unknown"), colleague: [422, say.colleague, "aan"] } },
});

export const closeThread = deed({
  name: "messages.close",
  by: "orders",
  asks: v.strictObject({ id, gezien: v.optional(count(0, 1e12)) }),
  async run(shop, _caller, { id: asked, gezien }) {
    // What came in meanwhile was not read yet.
    if (gezien !== undefined && (await holdThread(shop.db, asked)) && (await lastReply(shop.db, asked)) !== gezien)
      return refused("unread");
    return (await setDone(shop, shop.db, asked, true)) ? done() : refused("already");
  },
  says: { refused: { ...sentences(422, say, "already"), ...sentences(409, say, "unread") } },
});

export const reopenThread = deed({
  name: "messages.reopen",
  by: "orders",
  asks: v.strictObject({ id }),
  run: async (shop, _caller, { id: asked }) =>
    (await setDone(shop, shop.db, asked, false)) ? done() : refused("already"),
  says: { refused: sentences(422, say, "already") },
});
