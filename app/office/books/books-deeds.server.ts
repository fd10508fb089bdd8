import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { count, filled } from "#kit/form/fields.ts";
import { dayOf } from "#kit/day.ts";
import { note } from "#orders/note.server.ts";
import { listEvents } from "#orders/orders.server.ts";
import { mailInvoiceReminder } from "#orders/papers/invoice-reminder.server.ts";
import { orders } from "#orders/tables.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { books as say } from "#texts/office/books.ts";
import { nameOf } from "../staff.server.ts";
import { stand } from "./open-invoices.server.ts";

/** Reminds somebody of an invoice. Each reminder goes once: `keer` is the one that was offered. */
export const remindInvoice = deed({
  name: "books.remind",
  by: "books",
  asks: v.strictObject({ number: filled(40), keer: count(1, 3) }),
  async run(shop, caller, { number, keer }) {
    return shop.db.transaction(async (tx) => {
      const open = and(eq(orders.number, number), isNull(orders.paidAt), isNull(orders.cancelledAt));
      const [order] = await tx.select().from(orders).where(open).for("update");
      if (!order?.invoiceNumber) return refused("paid");
      const events = await listEvents(tx, order.id);
      const sent = events.filter(({ kind }) => kind === "invoice-reminded").map(({ at }) => dayOf(at));
      if (sent.length >= keer) return refused("sent");
      const { next, due, openCents } = stand(order, sent, dayOf(shop.now()));
      if (openCents <= 0) return refused("paid");
      if (next !== keer || !due) return refused("early");
      if (!(await mailInvoiceReminder(shop, tx, order, { stage: keer, due, openCents }))) return refused("no-address");
      await note(shop, tx, order.id, "invoice-reminded", nameOf(caller), { amountCents: openCents });
      return done(undefined, [], { subject: order.invoiceNumber, after: { keer } });
    });
  },
  says: { done: say.reminded, refused: sentences(422, say.problems, "paid", "sent", "early", "no-address") },
});
