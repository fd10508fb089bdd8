import { desc, eq, or, sql } from "drizzle-orm";
import { listNotes } from "#accounts/notes/notes.server.ts";
import { sayDate, dayOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { addressLines } from "#orders/order-parts.ts";
import { type OrderSnapshot, statusOf } from "#orders/order.ts";
import { findCompany, openOnAccount } from "#orders/on-account/companies.server.ts";
import { isGuest } from "#orders/find-person.server.ts";
import { orders } from "#orders/tables.server.ts";
import type { Reader } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { listThreadsOf } from "../messages/list-threads.server.ts";
import { sayMoment } from "../say.ts";

// An order is long, and of that a page of its customer shows little.
const { number, placedAt, totalCents, waivedCents, refundedCents } = orders;
const { confirmedAt, paidAt, cancelledAt, withdrawnAt, partShippedAt, shippedAt, deliveredAt, expiredAt } = orders;
const MOMENTS = {
  placedAt,
  confirmedAt,
  paidAt,
  cancelledAt,
  withdrawnAt,
  partShippedAt,
  shippedAt,
  deliveredAt,
  expiredAt,
};
const SHORT = {
  number,
  ...MOMENTS,
  totalCents,
  waivedCents,
  refundedCents,
  phone: sql<string>`${orders.snapshot}->'contact'->>'phone'`,
  company: sql<string | null>`${orders.snapshot}->'business'->>'company'`,
  to: sql<OrderSnapshot["deliverTo"]>`${orders.snapshot}->'deliverTo'`,
};

/** Everything the desk knows of somebody. */
export async function viewCustomer(db: Reader, person: User) {
  const { id, email } = person;
  const [bought, asked, notes, company] = await Promise.all([
    db
      .select(SHORT)
      .from(orders)
      .where(or(eq(orders.email, email), eq(orders.userId, id)))
      .orderBy(desc(orders.placedAt))
      .limit(200),
    listThreadsOf(db, { email }),
    listNotes(db, email),
    findCompany(db, id),
  ]);
  const kept = bought.filter(({ confirmedAt, cancelledAt }) => confirmedAt && !cancelledAt);
  const sum = kept.reduce((total, { totalCents, waivedCents }) => total + totalCents - waivedCents, 0);
  const back = bought.reduce((total, { refundedCents }) => total + refundedCents, 0);
  const [last] = bought;
  return {
    name: last?.company || `${person.firstName} ${person.lastName}`.trim() || email,
    email,
    phone: last?.phone ?? "",
    guest: isGuest(person),
    confirmed: person.confirmed && !isGuest(person),
    since: bought.length ? sayDate(dayOf(bought[bought.length - 1]?.placedAt ?? new Date(0))) : "",
    figures: {
      ordered: euros(sum),
      count: String(kept.length),
      mean: euros(kept.length ? Math.round(sum / kept.length) : 0),
      back: euros(back),
    },
    orders: bought.map((row) => ({
      number: row.number,
      placed: sayMoment(row.placedAt),
      status: statusOf(row),
      total: euros(row.totalCents),
    })),
    addresses: [...new Set(bought.map(({ to }) => addressLines(to).slice(1).join("\n")))].slice(0, 5),
    messages: asked.map(({ id: message, subject, body, sentAt, doneAt }) => ({
      id: message,
      subject,
      said: body.slice(0, 300),
      at: sayMoment(sentAt),
      isDone: doneAt !== null,
    })),
    notes: notes
      .filter(({ kind }) => kind === "note")
      .map((note) => ({ id: note.id, text: note.text, by: note.by, at: sayMoment(note.at) })),
    tags: [...new Set(notes.filter(({ kind }) => kind === "tag").map(({ text }) => text))],
    company: company && {
      userId: company.userId,
      name: company.company,
      open: euros(await openOnAccount(db, company.userId)),
      ceiling: euros(company.ceilingCents),
    },
  };
}
