import { type Cents, split } from "#kit/money.ts";
import { deliveryParts, netShares, type VatLine, type VatRate, vatLines } from "#kit/vat.ts";
import { isReversed, type OrderedLine, type OrderSnapshot, partOf, sayLine } from "../order.ts";

/** A row of a credit note: what it was sold for, and that without VAT. */
export type CreditLine = { name: string; about: string; quantity: number; cents: Cents; netCents: Cents };
/** What is taken off an order again. What somebody accounts for themselves was never paid, so it does not come back. */
export type Credit = { lines: CreditLine[]; vat: VatLine[]; reversedCents: Cents; totalCents: Cents };

/** Pieces of one line, and how many of it went before. */
export type Off = { line: OrderedLine; quantity: number; before: number };

type Part = { rate: VatRate; grossCents: Cents; reversed: boolean };
type Words = { delivery: string; earlier: string; compensation: string };

const sum = (cents: Cents[]): Cents => cents.reduce((total, one) => total + one, 0);
const vatOf = (parts: Part[], reversed: boolean): VatLine[] =>
  vatLines(parts.filter((part) => part.reversed === reversed));

/** How the delivery of an order is split over its rates. */
export function deliveryOf(snapshot: OrderSnapshot): Part[] {
  if (snapshot.deliveryCents === 0) return [];
  const goods = snapshot.lines.map((line) => ({
    rate: line.rate,
    grossCents: line.lineCents - line.discountCents,
    reversed: isReversed(snapshot, line),
  }));
  return deliveryParts(goods, snapshot.deliveryCents).map((part) => ({
    ...part,
    reversed: "reversed" in part ? Boolean(part.reversed) : snapshot.reversedCents > 0,
  }));
}

type Earlier = Pick<Credit, "vat" | "reversedCents">;

/** What earlier notes left of each rate of an invoice. */
const leftOf = ({ vat }: OrderSnapshot, earlier: Earlier[]): VatLine[] =>
  vat.flatMap(({ rate, grossCents, vatCents }) => {
    const before = earlier.flatMap((note) => note.vat.filter((one) => one.rate === rate));
    const left = {
      rate,
      grossCents: grossCents - sum(before.map((one) => one.grossCents)),
      vatCents: vatCents - sum(before.map((one) => one.vatCents)),
    };
    return left.grossCents > 0 ? [left] : [];
  });

/** The last of a rate takes along its VAT to the cent. */
const lastOf = (vat: VatLine[], left: VatLine[]): VatLine[] =>
  vat.map((line) => left.find(({ rate, grossCents }) => rate === line.rate && grossCents === line.grossCents) ?? line);

/** Some pieces that are not delivered after all, or came back; of each rate no more than earlier notes left of it. */
export function creditPieces(snapshot: OrderSnapshot, off: Off[], earlier: Earlier[], words: Words): Credit {
  const parts = off.map(({ line, quantity, before }): Part => {
    const grossCents = partOf(line.lineCents - line.discountCents, line.quantity, before, quantity);
    return { rate: line.rate, grossCents, reversed: isReversed(snapshot, line) };
  });
  const nets = netShares(parts);
  const lines = off.map(({ line, quantity }, at): CreditLine => {
    const cents = parts[at]?.grossCents ?? 0;
    return { name: line.name, about: sayLine(line), quantity, cents, netCents: nets[at] ?? 0 };
  });
  const left = leftOf(snapshot, earlier);
  const over = vatOf(parts, false).flatMap(({ rate, grossCents }): Part[] => {
    const most = left.find((one) => one.rate === rate)?.grossCents ?? 0;
    return grossCents > most ? [{ rate, grossCents: most - grossCents, reversed: false }] : [];
  });
  const all = [...parts, ...over];
  const vat = lastOf(vatOf(all, false), left);
  const reversedCents = sum(vatOf(all, true).map(({ vatCents }) => vatCents));
  const totalCents = sum(all.map(({ grossCents }) => grossCents)) - reversedCents;
  const net = totalCents - sum(vat.map(({ vatCents }) => vatCents)) - sum(lines.map(({ netCents }) => netCents));
  const last = lines.at(-1);
  const cents = sum(over.map(({ grossCents }) => grossCents));
  if (cents < 0) lines.push({ name: words.earlier, about: "", quantity: 1, cents, netCents: net });
  else if (last) last.netCents += net;
  return { lines, vat, reversedCents, totalCents };
}

/** The last pieces take along all that is left of the order, delivery too, so that the notes add up to the invoice. */
export function creditRest(
  snapshot: OrderSnapshot,
  off: Off[],
  earlier: Earlier[],
  restCents: Cents,
  words: Words,
): Credit {
  const { lines } = creditPieces(snapshot, off, [], words);
  const delivery = deliveryOf(snapshot);
  if (delivery.length)
    lines.push({
      name: words.delivery,
      about: "",
      quantity: 1,
      cents: snapshot.deliveryCents,
      netCents: sum(netShares(delivery)),
    });
  const vat = leftOf(snapshot, earlier);
  const reversedCents = snapshot.reversedCents - sum(earlier.map((note) => note.reversedCents));
  const differs = restCents + reversedCents - sum(lines.map(({ cents }) => cents));
  const net = restCents - sum(vat.map(({ vatCents }) => vatCents)) - sum(lines.map(({ netCents }) => netCents));
  const last = lines.at(-1);
  if (differs !== 0 || !last)
    lines.push({ name: words.earlier, about: "", quantity: 1, cents: differs, netCents: net });
  else last.netCents += net;
  return { lines, vat, reversedCents, totalCents: restCents };
}

/** Money without goods: it lowers the price of everything alike that earlier notes left. */
export function creditAmount(snapshot: OrderSnapshot, cents: Cents, earlier: Earlier[], words: Words): Credit {
  const left = leftOf(snapshot, earlier);
  const weights = left.map(({ grossCents }) => grossCents);
  const shares = split(Math.min(cents, sum(weights)), weights);
  const parts = left.map(({ rate }, at) => ({ rate, grossCents: shares[at] ?? 0 }));
  const off = lastOf(vatLines(parts), left);
  const netCents = cents - sum(off.map(({ vatCents }) => vatCents));
  return {
    lines: [{ name: words.compensation, about: "", quantity: 1, cents, netCents }],
    vat: off,
    reversedCents: 0,
    totalCents: cents,
  };
}
