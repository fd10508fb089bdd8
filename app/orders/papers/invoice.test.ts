import fc from "fast-check";
import { expect, test } from "vitest";
import { vatLines, type VatRate } from "#kit/vat.ts";
import { creditAmount, creditPieces, creditRest, deliveryOf } from "../refunding/credit.ts";
import type { OrderedLine, OrderSnapshot } from "../order.ts";
import { rowsOf } from "./invoice.server.ts";

const sum = (cents: number[]): number => cents.reduce((total, one) => total + one, 0);
const WORDS = { delivery: "bezorging", earlier: "eerder", compensation: "tegemoetkoming" };

const aLine = fc.record({
  quantity: fc.integer({ min: 1, max: 300 }),
  unitCents: fc.integer({ min: 1, max: 9999 }),
  rate: fc.constantFrom<VatRate>(9, 21),
  off: fc.constantFrom(0, 0, 7, 100),
});

/** What a company agreed to, at home or over the border. */
const anOrder = fc
  .tuple(fc.array(aLine, { minLength: 1, maxLength: 6 }), fc.constantFrom(0, 695, 4995), fc.boolean())
  .map(([given, deliveryCents, abroad]) => {
    const lines = given.map(({ off, ...line }, at) => {
      const lineCents = line.quantity * line.unitCents;
      const discountCents = Math.round((lineCents * off) / 100);
      return { ...line, name: `Plant ${at}`, label: "maat", note: "", lineCents, discountCents, reversed: abroad };
    });
    const discountCents = sum(lines.map((line) => line.discountCents));
    const bare = {
      business: { company: "Tuin & Co" },
      lines: lines as unknown as OrderedLine[],
      deliveryCents,
      discountCents,
      code: null,
      reversedCents: abroad ? 1 : 0,
    } as OrderSnapshot;
    const goods = lines.map(({ rate, lineCents, discountCents: less }) => ({ rate, grossCents: lineCents - less }));
    const parts = [...goods, ...deliveryOf(bare)];
    const inside = vatLines(parts);
    const reversedCents = abroad ? sum(inside.map(({ vatCents }) => vatCents)) : 0;
    const totalCents = sum(parts.map(({ grossCents }) => grossCents)) - reversedCents;
    return { ...bare, vat: abroad ? [] : inside, reversedCents, totalCents } as OrderSnapshot;
  })
  .filter(({ business, vat, reversedCents }) => Boolean(business) && vat.length + reversedCents > 0);

const netOf = ({ totalCents, vat }: Pick<OrderSnapshot, "totalCents" | "vat">) =>
  totalCents - sum(vat.map(({ vatCents }) => vatCents));

test("the rows of a company's invoice add up to its sum without VAT, with a discount and over the border", () => {
  fc.assert(
    fc.property(anOrder, (snapshot) => {
      expect(sum(rowsOf(snapshot).map(({ cents }) => cents))).toBe(netOf(snapshot));
    }),
  );
});

test("a consumer's add up with VAT", () => {
  fc.assert(
    fc.property(anOrder, (snapshot) => {
      const rows = rowsOf({ ...snapshot, business: null });
      expect(sum(rows.map(({ cents }) => cents))).toBe(snapshot.totalCents + snapshot.reversedCents);
    }),
  );
});

test("so do the rows of a credit note, of some pieces and of all that is left", () => {
  fc.assert(
    fc.property(anOrder, (snapshot) => {
      const off = snapshot.lines.map((line) => ({ line, quantity: 1, before: 0 }));
      const some = creditPieces(snapshot, off, [], WORDS);
      expect(sum(some.lines.map(({ netCents }) => netCents))).toBe(netOf(some));
      const money = creditAmount(snapshot, Math.ceil(snapshot.totalCents / 2), [], WORDS);
      const less = creditPieces(snapshot, off, [money], WORDS);
      expect(sum(less.lines.map(({ netCents }) => netCents))).toBe(netOf(less));
      const left = snapshot.lines
        .filter(({ quantity }) => quantity > 1)
        .map((line) => ({ line, quantity: line.quantity - 1, before: 1 }));
      const rest = creditRest(snapshot, left, [some], snapshot.totalCents - some.totalCents, WORDS);
      expect(sum(rest.lines.map(({ netCents }) => netCents))).toBe(netOf(rest));
    }),
  );
});
