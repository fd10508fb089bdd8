import { reserveHedge } from "../app/orders/reserving/reserve-hedge.server.ts";
import type { Reserved } from "../app/orders/reserving/reservations.server.ts";
import { aFilledShop, type TestShop } from "./shop.ts";

export const BEECH = "HB01-BW80";
export const PLAN = `kleur=groen&meters=10&rij=enkel&maat=${BEECH}&week=2026-12-07`;
export const PERSON = {
  name: "Jet Veldman",
  email: "jet@voorbeeld.nl",
  phone: "",
  street: "Laan 3",
  postcode: "1234 ab",
  city: "Utrecht",
  agreed: "ja",
  pay: "aanbetaling",
  // 50 plants of € 2,75 less 10 %: above the free delivery threshold.
  expected: String(248 * 50),
};

/** A shop with beeches in the field. */
export async function aField(): Promise<TestShop> {
  const shop = await aFilledShop();
  return shop;
}

export const askForHedge = (shop: TestShop, plan = PLAN, person: Record<string, string> = PERSON) =>
  reserveHedge(shop, new URLSearchParams(plan), person, { peer: "1.2.3.4", userId: null });

/** Ten metres of beech for somebody. */
export async function aReservation(shop: TestShop, person: Record<string, string> = PERSON): Promise<Reserved> {
  const made = await askForHedge(shop, PLAN, person);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made;
}
