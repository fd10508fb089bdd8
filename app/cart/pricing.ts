import type { Carriage, Parcel } from "#catalogue/price/carriage.ts";
import { nextTier, type Tier, tierPrice } from "#catalogue/product/product.ts";
import { type Country, type DeliveryPrices, deliveryCost, type Method } from "#delivery/delivery.ts";
import { type Cents, round, split } from "#kit/money.ts";
import { deliveryParts, rateFor, type VatClass, type VatLine, type VatRate, vatLines } from "#kit/vat.ts";

export type PricedInput = Parcel & { sku: string; priceCents: Cents; tiers: Tier[]; vat: VatClass };
export type Discount = { code: string; kind: "percent" | "amount" | "delivery"; value: number; minimumCents: Cents };
export type GiftCard = { code: string; balanceCents: Cents };

export type PriceTerms = {
  prices: DeliveryPrices;
  country: Country;
  method: Method;
  discount?: Discount | undefined;
  giftCards?: GiftCard[];
  /** A Belgian company with a VAT number accounts for the VAT itself. */
  reverse?: boolean;
};

export type PricedLine = {
  sku: string;
  unitCents: Cents;
  lineCents: Cents;
  discountCents: Cents;
  rate: VatRate;
  next: { more: number; cents: Cents } | undefined;
};
export type Priced = {
  lines: PricedLine[];
  goodsCents: Cents;
  discountCents: Cents;
  /** The code that took something off; one that changed nothing is not used up. */
  code: string | null;
  delivery: Carriage;
  deliveryCents: Cents;
  /** VAT that a company accounts for itself, taken off. */
  reversedCents: Cents;
  totalCents: Cents;
  gifts: { code: string; cents: Cents }[];
  giftCents: Cents;
  dueCents: Cents;
  vat: VatLine[];
};
/** Prices as they were agreed, whatever they are made of. */
export type Promised = Omit<Priced, "delivery">;

/**
 * The one place that adds up, in a fixed order: tier price per line, discount code over the lines, delivery,
 * VAT per rate, and last the gift cards, which pay but change no price.
 */
export function price(inputs: PricedInput[], terms: PriceTerms): Priced {
  const bare = inputs.map((line) => {
    const unitCents = tierPrice(line.priceCents, line.tiers, line.quantity);
    return {
      ...line,
      unitCents,
      lineCents: unitCents * line.quantity,
      rate: rateFor(line.vat, terms.country),
      next: nextTier(line.priceCents, line.tiers, line.quantity),
    };
  });
  const goodsCents = sum(bare.map(({ lineCents }) => lineCents));
  const off = discounts(bare, terms.discount);
  const discountCents = sum(off);
  const cost = deliveryCost(inputs, goodsCents - discountCents, terms.prices, terms);
  const waived =
    terms.discount?.kind === "delivery" && !cost.free && reaches(bare, terms.discount)
      ? Math.min(cost.cents, terms.prices.classes[cost.class ?? "pakket"] * cost.boxes)
      : 0;
  const deliveryCents = cost.cents - waived;

  const paid = bare.map(({ rate, lineCents }, at) => ({ rate, grossCents: lineCents - (off[at] ?? 0) }));
  const gross = vatLines([...paid, ...deliveryParts(paid, deliveryCents)]);
  const reversedCents = terms.reverse ? sum(gross.map(({ vatCents }) => vatCents)) : 0;
  const totalCents = goodsCents - discountCents + deliveryCents - reversedCents;
  const gifts = spend(terms.giftCards ?? [], totalCents);
  const giftCents = sum(gifts.map(({ cents }) => cents));
  return {
    lines: bare.map(({ sku, unitCents, lineCents, rate, next }, at) => ({
      sku,
      unitCents,
      lineCents,
      rate,
      next,
      discountCents: off[at] ?? 0,
    })),
    goodsCents,
    discountCents,
    code: discountCents + waived > 0 ? (terms.discount?.code ?? null) : null,
    delivery: cost,
    deliveryCents,
    reversedCents,
    totalCents,
    gifts,
    giftCents,
    dueCents: totalCents - giftCents,
    vat: terms.reverse ? [] : gross,
  };
}

const sum = (cents: Cents[]) => cents.reduce((total, one) => total + one, 0);

type Bare = { vat: VatClass; lineCents: Cents };

/** Gift cards are money, so no code makes them cheaper. */
const countable = (lines: Bare[]) => lines.map(({ vat, lineCents }) => (vat === "voucher" ? 0 : lineCents));

const reaches = (lines: Bare[], { minimumCents }: Discount) => sum(countable(lines)) >= minimumCents;

function discounts(lines: Bare[], discount: Discount | undefined): Cents[] {
  const weights = countable(lines);
  const eligible = sum(weights);
  if (!discount || eligible === 0 || !reaches(lines, discount)) return lines.map(() => 0);
  const wanted =
    discount.kind === "percent"
      ? round((eligible * discount.value) / 100)
      : discount.kind === "amount"
        ? discount.value
        : 0;
  return split(Math.min(wanted, eligible), weights);
}

function spend(cards: GiftCard[], totalCents: Cents): { code: string; cents: Cents }[] {
  let left = totalCents;
  return cards.flatMap(({ code, balanceCents }) => {
    const cents = Math.min(balanceCents, left);
    left -= cents;
    return cents > 0 ? [{ code, cents }] : [];
  });
}
