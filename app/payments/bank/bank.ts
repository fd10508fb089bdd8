import type { Cents } from "#kit/money.ts";
import type { VatRate } from "#kit/vat.ts";

export type BankState = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";
export type BankPayment = { state: BankState; amountCents: Cents; currency: string; chargedBackCents: Cents };
export type NewPayment = {
  key: string;
  amountCents: Cents;
  description: string;
  method: string;
  returnUrl: string;
  webhookUrl: string;
  order: string;
  /** What is bought and by whom: only credit asks for it. */
  bill?: Bill;
};

export type BillLine = {
  kind: "goods" | "delivery" | "voucher" | "gift-card";
  what: string;
  cents: Cents;
  rate: VatRate;
};
export type Bill = {
  lines: BillLine[];
  firstName: string;
  lastName: string;
  email: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
};

/** The world's side of paying: a real service or the embedded test bank. */
export type Bank = {
  name: "testbank" | "mollie";
  /** The same key twice is the same payment. */
  create(payment: NewPayment): Promise<{ providerId: string; checkoutUrl: string }>;
  find(providerId: string): Promise<BankPayment | undefined>;
  /** Closes a payment that is still open, as far as the bank allows it; doing it twice is once. */
  cancel(providerId: string): Promise<void>;
  refund(providerId: string, refund: { key: string; amountCents: Cents; description: string }): Promise<string>;
  methods(): Promise<string[]>;
};

export const isPaid = (state: BankState): boolean => state === "paid" || state === "authorized";
export const isClosed = (state: BankState): boolean =>
  state === "failed" || state === "canceled" || state === "expired";
