import * as v from "valibot";
import { count, text } from "#kit/form/fields.ts";
import { countReceivers, holdIssue, type Issue, putIssue } from "#newsletter/issues.server.ts";
import { mailFor } from "#newsletter/send-issue.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeLetter } from "#texts/office/shop/letter.ts";
import { readMoment } from "../read-moment.ts";
import { composeLetter } from "./compose.server.ts";
import { faultsIn } from "./letter-form.ts";

const say = officeLetter.problems;
const which = { id: count(1, 1e12), revision: count(0, 1e9) };

/** A letter that may leave: written, whole, and as somebody saw it last. */
async function holdReady(tx: Tx, id: number, revision: number) {
  const issue = await holdIssue(tx, id);
  if (!issue) return refused("gone");
  if (issue.state !== "draft") return refused("left");
  if (issue.revision !== revision) return refused("changed", { about: issue.by });
  const [fault] = Object.values(faultsIn(issue)).flat();
  return fault ? refused("faults", { about: fault }) : issue;
}
const isIssue = (held: Awaited<ReturnType<typeof holdReady>>): held is Issue => "blocks" in held;
const refusals = {
  ...sentences(409, say, "gone", "left"),
  changed: [409, say.changed] as const,
  faults: [422, say.faults] as const,
};

/** The letter as it is now, to who writes it. */
export const testLetter = deed({
  name: "letters.test",
  by: "marketing",
  limit: [{ most: 30, minutes: 60, per: "account" }],
  asks: v.strictObject({ id: count(1, 1e12) }),
  about: ({ id }) => String(id),
  async run(shop, { user }, { id }) {
    return shop.db.transaction(async (tx) => {
      const issue = await holdIssue(tx, id);
      if (!issue || !user) return refused("gone");
      const letter = await composeLetter(shop, issue, (to) => shop.url + to);
      const mail = mailFor(shop, letter, { email: user.email, key: "proef", since: shop.now() });
      // Pressed twice it leaves once.
      const once = `newsletter-test:${id}:${user.id}:${issue.revision}:${Math.floor(shop.now().getTime() / 60_000)}`;
      await postMail(shop, tx, once, { ...mail, subject: say.test(mail.subject), headers: {} });
      return done();
    });
  },
  says: { done: officeLetter.done.proef, refused: sentences(409, say, "gone") },
});

async function plan(shop: Shop, tx: Tx, issue: Issue, due: Date, by: string) {
  await putIssue(tx, issue.id, { state: "planned", due, by, savedAt: shop.now() });
  const about = { due: due.toISOString(), receivers: await countReceivers(tx, issue.season) };
  return done(undefined, [], { subject: issue.subject, after: about });
}

/** Sends at a moment; until then it can be stopped. */
export const planLetter = deed({
  name: "letters.plan",
  by: "marketing",
  asks: v.strictObject({ ...which, day: v.optional(text(10), ""), time: v.optional(text(5), "") }),
  async run(shop, { user }, { id, revision, day, time }) {
    return shop.db.transaction(async (tx) => {
      const issue = await holdReady(tx, id, revision);
      if (!isIssue(issue)) return issue;
      const due = readMoment(day, time);
      if (!due || due <= shop.now()) return refused("moment", { errors: { day: [say.moment] } });
      return plan(shop, tx, issue, due, user?.email ?? "");
    });
  },
  says: { refused: { ...refusals, moment: [422, say.moment] } },
});

/** Sends at once; the number of readers that somebody agreed to has to be the number there is. */
export const sendLetter = deed({
  name: "newsletter.send",
  by: "marketing",
  asks: v.strictObject({ ...which, aantal: count(0, 1e9) }),
  async run(shop, { user }, { id, revision, aantal }) {
    return shop.db.transaction(async (tx) => {
      const issue = await holdReady(tx, id, revision);
      if (!isIssue(issue)) return issue;
      const readers = await countReceivers(tx, issue.season);
      if (readers === 0) return refused("nobody");
      if (readers !== aantal) return refused("count", { about: String(readers) });
      return plan(shop, tx, issue, shop.now(), user?.email ?? "");
    });
  },
  says: { refused: { ...refusals, nobody: [409, say.nobody], count: [409, say.count] } },
});

/** Takes a planned letter back; one that is on its way cannot be. */
export const stopLetter = deed({
  name: "letters.stop",
  by: "marketing",
  asks: v.strictObject({ id: count(1, 1e12) }),
  about: ({ id }) => String(id),
  async run(shop, { user }, { id }) {
    return shop.db.transaction(async (tx) => {
      const issue = await holdIssue(tx, id);
      if (issue?.state !== "planned") return refused("late");
      await putIssue(tx, id, { state: "draft", due: null, by: user?.email ?? "", savedAt: shop.now() });
      return done(undefined, [], { subject: issue.subject });
    });
  },
  says: { refused: sentences(409, say, "late") },
});
