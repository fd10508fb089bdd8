import type { Cents } from "#kit/money.ts";

export type BankState = "open" | "pending" | "authorized" | "paid" | "failed" | "canceled" | "expired";
export type BankPayment = { state: BankState; amountCents: Cents; currency: string };
export type NewPayment = {
  key: string;
  amountCents: Cents;
  description: string;
  method: string;
  returnUrl: string;
  webhookUrl: string;
  order: string;
};

/** The world's side of paying: a real service or the embedded test bank. */
export type Bank = {
  name: "testbank" | "mollie";
  /** The same key twice is the same payment. */
  create(payment: NewPayment): Promise<{ providerId: string; checkoutUrl: string }>;
  find(providerId: string): Promise<BankPayment | undefined>;
  refund(providerId: string, refund: { key: string; amountCents: Cents; description: string }): Promise<string>;
  methods(): Promise<string[]>;
};

export const isPaid = (state: BankState): boolean => state === "paid" || state === "authorized";
export const isClosed = (state: BankState): boolean =>
  state === "failed" || state === "canceled" || state === "expired";
