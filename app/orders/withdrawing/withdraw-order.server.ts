import { and, eq, gt, isNull } from "drizzle-orm";
import { dayOf, sayDate, timeOf } from "#kit/day.ts";
import { newId } from "#kit/id.ts";
import { againSince, takeTurn, type Tx } from "#outside/db.server.ts";
import { layOutMail } from "#outside/mail/mail-layout.ts";
import { typed } from "#outside/mail/mail-parts.ts";
import { postMail } from "#outside/mail/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { orders as texts } from "#texts/orders.ts";
import { note } from "../note.server.ts";
import { findOrderByEmail } from "../orders.server.ts";
import { orders, withdrawals } from "../tables.server.ts";

export type Notice = { name: string; number: string; email: string; which: string };
export type Received = { id: string; receivedAt: Date };

/** "15 november 2026 om 14.03 uur" */
export const sayMoment = (moment: Date): string => `${sayDate(dayOf(moment))} om ${timeOf(moment)} uur`;

/**
 * The statutory withdrawal function: accepted without login, judged afterwards, with a receipt by mail that carries
 * date and time. An unknown number is accepted as well; staff finds out which order was meant.
 */
export async function withdrawOrder(shop: Shop, notice: Notice): Promise<Received> {
  const now = shop.now();
  const id = newId("wit");
  return shop.db.transaction(async (tx) => {
    const before = await findSame(tx, notice, now);
    if (before) return before;
    const order = await findOrderByEmail(tx, plainNumber(notice.number), notice.email);
    await tx.insert(withdrawals).values({
      id,
      order: order?.id ?? null,
      givenNumber: notice.number,
      name: notice.name,
      email: notice.email,
      which: notice.which,
      receivedAt: now,
    });
    if (order) {
      if (!notice.which)
        await tx
          .update(orders)
          .set({ withdrawnAt: now })
          .where(and(eq(orders.id, order.id), isNull(orders.withdrawnAt)));
      await note(shop, tx, order.id, "withdrawn", "shopper", { withdrawal: id, which: notice.which });
    }
    const which = notice.which || texts.withdrawal.everything;
    const { html, text } = layOutMail(shop, {
      title: texts.withdrawal.title,
      paragraphs: [
        texts.withdrawal.receipt(sayMoment(now)),
        typed(`${texts.withdrawal.name}: ${notice.name}\n${texts.withdrawal.lines(notice.number, which)}`),
        texts.withdrawal.nextText,
      ],
      small: texts.question(shop.settings.COMPANY_PHONE),
    });
    await postMail(shop, tx, `withdrawal:${id}`, {
      to: notice.email,
      subject: texts.withdrawal.subject(notice.number),
      html,
      text,
    });
    return { id, receivedAt: now };
  });
}

/** As it is printed, or with the dashes and the sign that people and word processors make of it. */
const plainNumber = (number: string): string => number.replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[#\s]/g, "");

/** A second click, or the page sent once more: the same notice within a few minutes is the same notice. */
async function findSame(tx: Tx, { number, name, email, which }: Notice, now: Date): Promise<Received | undefined> {
  await takeTurn(tx, `${number}|${email}`);
  const [row] = await tx
    .select({ id: withdrawals.id, receivedAt: withdrawals.receivedAt })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.givenNumber, number),
        eq(withdrawals.email, email),
        eq(withdrawals.name, name),
        eq(withdrawals.which, which),
        gt(withdrawals.receivedAt, againSince(now)),
      ),
    );
  return row;
}
