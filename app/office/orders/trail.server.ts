import { inArray } from "drizzle-orm";
import { type Day, isDay, sayDay } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { listEvents, type Order } from "#orders/orders.server.ts";
import type { Piece } from "#orders/shipping/piece.ts";
import type { Shop } from "#outside/shop.server.ts";
import { mails } from "#outside/tables.server.ts";
import { desk } from "#texts/office/desk.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { sayMoment } from "../say.ts";

export type Step = {
  id: string;
  kind: string;
  at: string;
  what: string;
  /** Beside the words, for who may see money. */
  amount: string;
  by: string;
  who: "shop" | "person" | "mail";
};
export type Note = { id: number; text: string; by: string; at: string };

const sayBy = (by: string): string => (by.startsWith("staff:") ? by.slice(6) : (say.by[by] ?? by));

/** All that happened to an order and all that was mailed about it, and what colleagues wrote down. */
export async function readTrail(
  shop: Shop,
  order: Order,
  sent: { id: string }[],
  pieces: (list: Piece[]) => string,
): Promise<{ trail: Step[]; notes: Note[] }> {
  const events = await listEvents(shop.db, order.id);
  const posted = await listMails(shop, order, sent, events);
  const waits = (one: { sentAt: Date | null }) => (shop.settings.SMTP_URL && !one.sentAt ? desk.trail.waits : "");
  const steps = [
    ...events.map(({ id, at, kind, by, detail }) => ({
      when: at.getTime(),
      id: `e${id}`,
      kind,
      at: sayMoment(at),
      what: [say.kinds[kind] ?? kind, tell(detail, pieces)].filter(Boolean).join(": "),
      amount: amountOf(detail),
      by: sayBy(by),
      who: by.startsWith("staff:") ? ("person" as const) : ("shop" as const),
    })),
    ...posted.map((mail) => ({
      when: mail.createdAt.getTime(),
      id: `m${mail.id}`,
      kind: "mailed",
      at: sayMoment(mail.createdAt),
      what: `${desk.trail.mail}: ${mail.subject}`,
      amount: "",
      by: waits(mail),
      who: "mail" as const,
    })),
  ].toSorted((a, b) => a.when - b.when);
  return {
    trail: steps.map(({ when: _when, ...step }) => step),
    notes: events
      .filter(({ kind, detail }) => kind === "note" && detail.text)
      .map(({ id, at, by, detail }) => ({ id, text: String(detail.text), by: sayBy(by), at: sayMoment(at) })),
  };
}

/** A mail is known by its event, so each is found by its own name. */
async function listMails(
  shop: Shop,
  { id }: Order,
  sent: { id: string }[],
  events: { detail: Record<string, unknown> }[],
) {
  const kinds = ["order-confirmed", "pay-link", "pay-later", "reminder", "delivered", "cancelled", "review"];
  const names = [
    ...kinds.map((kind) => `${kind}:${id}`),
    ...[1, 2, 3].map((stage) => `invoice-reminder:${id}:${stage}`),
    ...sent.map((one) => `shipped:${one.id}`),
    ...events.flatMap(({ detail }) => (typeof detail.once === "string" ? [`refund:${detail.once}`] : [])),
  ];
  const { event, subject, createdAt, sentAt } = mails;
  return shop.db.select({ id: mails.id, event, subject, createdAt, sentAt }).from(mails).where(inArray(event, names));
}

function tell(detail: Record<string, unknown>, pieces: (list: Piece[]) => string): string {
  const { lines } = detail;
  const words = (name: string) => (typeof detail[name] === "string" ? sayWord(detail[name]) : "");
  const change = detail.before && detail.after ? `${words("before")} → ${words("after")}` : "";
  return [
    Array.isArray(lines) ? pieces(lines as Piece[]) : "",
    change,
    ...["why", "which", "text", "subject"].map(words),
  ]
    .filter(Boolean)
    .join(", ");
}

function amountOf({ refundCents, amountCents }: Record<string, unknown>): string {
  const cents = typeof refundCents === "number" ? refundCents : amountCents;
  return typeof cents === "number" && cents > 0 ? euros(cents) : "";
}

const sayWord = (word: string): string => (isDay(word) ? sayDay(word as Day) : word);
