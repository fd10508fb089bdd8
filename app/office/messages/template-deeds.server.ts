import { and, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import { count, text } from "#kit/form/fields.ts";
import { takeTurn } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { answerTemplates } from "#outside/tables.server.ts";
import { inbox } from "#texts/office/people/inbox.ts";

const say = inbox.problems;

export const saveTemplate = deed({
  name: "messages.save-template",
  by: "orders",
  asks: v.strictObject({
    /** Which one; none is a new one. */
    sjabloon: v.optional(count(0, 1e12), 0),
    /** When what the form began with was saved. */
    gezien: v.optional(text(40), ""),
    naam: v.optional(text(80), ""),
    tekst: v.optional(text(4000), ""),
  }),
  about: ({ naam }) => naam,
  async run({ db, now }, _caller, { sjabloon, gezien, naam: name, tekst }) {
    if (!name) return refused("name");
    if (!tekst) return refused("empty");
    const set = { name, text: tekst, savedAt: now() };
    const { id } = answerTemplates;
    if (!sjabloon) {
      const made = await db.insert(answerTemplates).values(set).onConflictDoNothing().returning({ id });
      return made[0] ? done(undefined, [], { subject: name, after: set }) : refused("taken");
    }
    // Two who choose the same name at once: the second sees that it is taken.
    await takeTurn(db, "answer-templates");
    const taken = await db.$count(answerTemplates, and(eq(answerTemplates.name, name), ne(id, sjabloon)));
    if (taken) return refused("taken");
    const [before] = await db.select().from(answerTemplates).where(eq(id, sjabloon)).for("update");
    if (!before) return refused("gone");
    const isSame = before.name === name && before.text === tekst;
    if (before.savedAt.toISOString() !== gezien && !isSame) return refused("colleague-saved");
    await db.update(answerTemplates).set(set).where(eq(id, sjabloon));
    return done(undefined, [], { subject: name, before, after: set });
  },
  says: {
    refused: {
      ...sentences(422, say, "gone"),
      ...sentences(409, say, "colleague-saved"),
      name: [422, say.name, "naam"],
      taken: [422, say.taken, "naam"],
      empty: [422, say.empty, "tekst"],
    },
  },
});

export const dropTemplate = deed({
  name: "messages.drop-template",
  by: "orders",
  asks: v.strictObject({ sjabloon: count(1, 1e12) }),
  async run({ db }, _caller, { sjabloon }) {
    const [before] = await db.delete(answerTemplates).where(eq(answerTemplates.id, sjabloon)).returning();
    return before ? done(undefined, [], { subject: before.name, before }) : refused("gone");
  },
  says: { refused: sentences(422, say, "gone") },
});
