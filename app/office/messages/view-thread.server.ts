import { and, asc, eq, inArray } from "drizzle-orm";
import { tasksOf } from "#accounts/door/roles.ts";
import { type Colleague, listColleagues } from "#accounts/staff/colleagues.server.ts";
import {
  findThread,
  listReplies,
  receiptEvent,
  type Reply,
  type Thread,
  threadAddress,
} from "#outside/mail/threads.server.ts";
import type { User } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { answerTemplates, mails, receivedMails } from "#outside/tables.server.ts";
import { inbox as say } from "#texts/office/people/inbox.ts";
import { sayMoment } from "../say.ts";
import { listBeside, readBeside } from "./beside.server.ts";
import type { Facts } from "./fill-template.ts";
import { answerEvent } from "./mail-answer.server.ts";

export type Said = { key: string; kind: "in" | "out" | "note" | "shop"; who: string; when: string; text: string };

export const listTemplates = (shop: Pick<Shop, "db">) =>
  shop.db.select().from(answerTemplates).orderBy(asc(answerTemplates.name));

/** Colleagues who can answer. */
export const listAnswering = async ({ db }: Pick<Shop, "db">): Promise<Colleague[]> =>
  (await listColleagues(db)).filter(({ role }) => tasksOf([role]).has("orders"));

/** Answers that did not leave yet; without a mail server everything stays in the outbox. */
async function listUnsent(shop: Shop, replies: Reply[]): Promise<Set<string>> {
  const events = replies.filter(({ kind }) => kind === "out").map(({ id }) => answerEvent(id));
  if (!shop.settings.SMTP_URL || events.length === 0) return new Set();
  const { event, sentAt } = mails;
  const rows = await shop.db.select({ event, sentAt }).from(mails).where(inArray(event, events));
  return new Set(rows.filter((row) => !row.sentAt).map((row) => row.event));
}

/** A question came by the form, with a receipt, or by mail; what the shop told itself came by neither. */
async function findOrigin({ db }: Shop, thread: Thread): Promise<string> {
  if ((await db.$count(mails, eq(mails.event, receiptEvent(thread)))) > 0) return say.byForm;
  const opened = and(eq(receivedMails.thread, thread.id), eq(receivedMails.what, "thread"));
  return (await db.$count(receivedMails, opened)) > 0 ? say.byMail : "";
}

/** What an answer of the shop's own is filled with. */
export async function findFacts({ db }: Shop, id: number, me: User): Promise<Facts | undefined> {
  const thread = await findThread(db, id);
  if (!thread) return undefined;
  const own = (await listBeside(db, thread, await listReplies(db, [id]))).find((one) => one.own);
  return {
    naam: thread.name,
    bestelling: own?.number ?? thread.orderNumber ?? undefined,
    ik: `${me.firstName} ${me.lastName}`.trim() || me.email,
  };
}

/** One thread as the desk sees it: what was said in order, and who and what it is about. */
export async function viewThread(shop: Shop, id: number) {
  const thread = await findThread(shop.db, id);
  if (!thread) return undefined;
  const replies = await listReplies(shop.db, [id]);
  const [colleagues, templates, beside, unsent] = await Promise.all([
    listAnswering(shop),
    listTemplates(shop),
    readBeside(shop.db, thread, replies),
    listUnsent(shop, replies),
  ]);
  const nameOf = (email: string) => colleagues.find((one) => one.email === email)?.name ?? (email || say.someone);
  const said = replies.map(({ id: key, kind, body, by, at }): Said => {
    const late = kind === "out" && unsent.has(answerEvent(key)) ? say.unsent : "";
    const how = kind === "in" ? say.byMail : kind === "note" ? say.onlyUs : late;
    return {
      key: String(key),
      kind,
      who: kind === "in" ? thread.name : nameOf(by),
      when: [sayMoment(at), how].filter(Boolean).join(", "),
      text: body,
    };
  });
  const sentAt = sayMoment(thread.sentAt);
  const origin = await findOrigin(shop, thread);
  const first: Said[] = [
    { key: "q", kind: "in", who: thread.name, when: [sentAt, origin].filter(Boolean).join(", "), text: thread.body },
    ...(origin === say.byForm ? [{ key: "r", kind: "shop" as const, who: "", when: sentAt, text: say.receipt }] : []),
  ];
  return {
    id,
    name: thread.name,
    email: thread.email,
    subject: thread.subject,
    isDone: thread.doneAt !== null,
    assignee: colleagues.find((one) => one.id === thread.assignee)?.name,
    assigneeId: thread.assignee ?? "",
    address: threadAddress(shop.settings, thread),
    seen: replies.at(-1)?.id ?? 0,
    said: [...first, ...said],
    colleagues: colleagues.map(({ id: key, name }) => ({ id: key, name })),
    templates: templates.map(({ id: key, name }) => ({ id: key, name })),
    beside,
  };
}

export type ShownThread = NonNullable<Awaited<ReturnType<typeof viewThread>>>;
