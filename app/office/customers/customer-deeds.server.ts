import * as v from "valibot";
import { dropTag, writeNote, writeNoteOnce } from "#accounts/notes/notes.server.ts";
import { filled, text, yes } from "#kit/form/fields.ts";
import { findJoined } from "./find-joined.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { customers as say } from "#texts/office/customers.ts";

const key = filled(60);

export const noteCustomer = deed({
  name: "customers.note",
  by: "orders",
  asks: v.strictObject({ key, notitie: v.optional(text(2000), "") }),
  about: ({ key: who }) => who,
  async run(shop, { user }, { key: who, notitie }) {
    const { person } = (await findJoined(shop.db, who)) ?? {};
    if (!person) return refused("unknown");
    if (!notitie) return refused("empty");
    const note = { email: person.email, kind: "note" as const, text: notitie, by: user?.email ?? "" };
    return (await writeNoteOnce(shop, note)) ? done() : refused("noted");
  },
  says: {
    refused: { ...sentences(422, say.problems, "unknown", "noted"), empty: [422, say.problems.empty, "notitie"] },
  },
});

export const tagCustomer = deed({
  name: "customers.tag",
  by: "orders",
  asks: v.strictObject({ key, woord: v.optional(text(30), ""), weg: yes() }),
  about: ({ key: who }) => who,
  async run(shop, { user }, { key: who, woord, weg }) {
    const { person } = (await findJoined(shop.db, who)) ?? {};
    if (!person) return refused("unknown");
    const tag = woord.toLowerCase();
    if (!tag) return refused("empty");
    await dropTag(shop.db, person.email, tag);
    if (!weg) await writeNote(shop, { email: person.email, kind: "tag", text: tag, by: user?.email ?? "" });
    return done();
  },
  says: { refused: { ...sentences(422, say.problems, "unknown"), empty: [422, say.problems.empty, "woord"] } },
});
