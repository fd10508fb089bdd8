import { and, eq, isNull } from "drizzle-orm";
import { giveStockBack, refreshCards, takeStock } from "#catalogue/take-stock.server.ts";
import { type Day, dayOf, sayDate } from "#kit/day.ts";
import { findErrors } from "#kit/form/form.ts";
import { type Id, newId } from "#kit/id.ts";
import { euros } from "#kit/money.ts";
import { allow } from "#outside/allowance.server.ts";
import type { Tx } from "#outside/db.server.ts";
import { letter } from "#outside/letter.ts";
import { postMail } from "#outside/mail.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { calculatorMail } from "#texts/calculators-mail.ts";
import { calculators } from "#texts/calculators.ts";
import { beechForm } from "./beech-form.ts";
import { beechOffer, readBeechQuery } from "./beech-offer.ts";
import { findHedge } from "./goods.server.ts";
import { sayMetres } from "./measure.ts";
import { deliveryWeeks, depositOf } from "./reservation.ts";
import { reservations } from "./tables.server.ts";

export type Reservation = typeof reservations.$inferSelect;

export type Reserved =
  | { ok: true; reservation: Reservation }
  | { ok: false; reason: "wrong"; errors: Record<string, string[]> }
  | { ok: false; reason: "plan" | "stock" | "price" | "too-many" };

export const numberOf = ({ number }: Pick<Reservation, "number">): string => `B-${number}`;
export const reservationPath = (id: string): string => `/beukenhaag-reserveren?reservering=${id}`;

/** Sets plants aside for the week somebody chose; nothing is agreed before the deposit is paid. */
export async function reserveBeech(
  shop: Shop,
  plan: URLSearchParams,
  values: Record<string, string>,
  peer: string,
): Promise<Reserved> {
  const errors = findErrors(beechForm, values);
  if (Object.keys(errors).length) return { ok: false, reason: "wrong", errors };
  const query = readBeechQuery(plan);
  const kind = await findHedge(shop.db, query.slug);
  const today = dayOf(shop.now());
  const offer = kind && beechOffer(kind, query, shop.settings);
  const week = deliveryWeeks(today).find((one) => one === plan.get("week"));
  if (!kind || !offer?.chosen || offer.plants === 0 || !week) return { ok: false, reason: "plan" };
  if (Number(values.expected) !== offer.totalCents) return { ok: false, reason: "price" };
  const allowed = await allow(shop, "beech", peer, { times: 6, perSeconds: 3600 });
  if (!allowed.ok) return { ok: false, reason: "too-many" };
  const { chosen } = offer;
  const made = await shop.db.transaction(async (tx) => {
    const [taken] = await takeStock(tx, [{ sku: chosen.sku, quantity: offer.plants }]);
    if (!taken) return undefined;
    const [row] = await tx
      .insert(reservations)
      .values({
        id: newId("res"),
        sku: chosen.sku,
        name: kind.name,
        label: `${chosen.heightCm[0]}–${chosen.heightCm[1]} cm, ${calculators.hedge.forms[chosen.form].toLowerCase()}`,
        lengthCm: offer.lengthCm,
        plants: offer.plants,
        goodsCents: offer.goodsCents,
        deliveryCents: offer.deliveryCents,
        totalCents: offer.totalCents,
        dueNowCents: values.pay === "alles" ? offer.totalCents : depositOf(offer.totalCents),
        week,
        firstWeek: week,
        customer: values.name ?? "",
        email: values.email ?? "",
        phone: values.phone ?? "",
        street: values.street ?? "",
        postcode: (values.postcode ?? "").toUpperCase(),
        city: values.city ?? "",
        requestedAt: shop.now(),
      })
      .returning();
    if (row) await mailReservation(shop, tx, row, "requested");
    return row && { row, gone: taken.left === 0 };
  });
  if (!made) return { ok: false, reason: "stock" };
  if (made.gone) await refreshCards(shop, [kind.slug]);
  return { ok: true, reservation: made.row };
}

export async function findReservation(shop: Shop, id: string): Promise<Reservation | undefined> {
  const [row] = await shop.db
    .select()
    .from(reservations)
    .where(eq(reservations.id, id as Id<"res">));
  return row;
}

/** Where somebody pays; a failed try gets a new turn. */
export async function notePayment(
  shop: Shop,
  id: Id<"res">,
  payment: { providerId: string; checkoutUrl: string } | { failed: number },
): Promise<void> {
  const change = "failed" in payment ? { turn: payment.failed + 1, providerId: null, checkoutUrl: null } : payment;
  await shop.db
    .update(reservations)
    .set(change)
    .where(and(eq(reservations.id, id), isNull(reservations.paidAt)));
}

/** Paid: from here the plants are theirs. However often the bank says it, it counts once. */
export async function confirmReservation(shop: Shop, id: Id<"res">): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(reservations)
      .set({ paidAt: shop.now() })
      .where(and(eq(reservations.id, id), isNull(reservations.paidAt), isNull(reservations.cancelledAt)))
      .returning();
    if (row) return mailReservation(shop, tx, row, "confirmed");
    // Paid after it was let go: the money goes back by itself.
    const [late] = await tx
      .update(reservations)
      .set({ paidAt: shop.now() })
      .where(and(eq(reservations.id, id), isNull(reservations.paidAt)))
      .returning({ id: reservations.id });
    if (late) await shop.jobs.send(tx, "refund-reservation", { id }, { once: `refund-${id}` });
  });
}

/** Free until the plants are lifted; what was paid goes back by a job. */
export async function cancelReservation(shop: Shop, id: Id<"res">, why: "shopper" | "unpaid"): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [row] = await tx
      .update(reservations)
      .set({ cancelledAt: shop.now() })
      .where(and(eq(reservations.id, id), isNull(reservations.cancelledAt), isNull(reservations.liftedAt)))
      .returning();
    if (!row) return false;
    await giveStockBack(tx, [{ sku: row.sku, quantity: row.plants }]);
    if (row.paidAt) await shop.jobs.send(tx, "refund-reservation", { id }, { once: `refund-${id}` });
    await mailReservation(shop, tx, row, why === "unpaid" ? "unpaid" : "cancelled");
    return true;
  });
}

export type Occasion = "requested" | "confirmed" | "cancelled" | "unpaid" | "reminder" | "shifted";

/** One mail per occasion and week: the same deed twice stays one mail. */
export async function mailReservation(shop: Shop, tx: Tx, row: Reservation, occasion: Occasion): Promise<void> {
  const said = calculatorMail.beech[occasion];
  const facts = {
    number: numberOf(row),
    what: `${row.plants} × ${row.name}, ${row.label} (${sayMetres(row.lengthCm)} meter)`,
    week: sayDate(row.week as Day),
    total: euros(row.totalCents),
    now: euros(row.dueNowCents),
    rest: euros(row.totalCents - row.dueNowCents),
    paidAll: row.dueNowCents === row.totalCents,
    paid: row.paidAt !== null,
  };
  await postMail(shop, tx, `reservation-${occasion}-${row.id}-${row.week}`, {
    to: row.email,
    subject: said.subject(facts),
    ...letter(shop, {
      title: said.title,
      paragraphs: [calculatorMail.beech.dear(row.customer), ...said.says(facts)],
      button: { label: calculatorMail.beech.button, url: `${shop.url}${reservationPath(row.id)}` },
      small: calculatorMail.beech.small(facts.number),
    }),
  });
}
