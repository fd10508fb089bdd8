import { createMollieClient, type Payment, type PaymentMethod } from "@mollie/api-client";
import { decimal } from "#kit/money.ts";
import { vatInside } from "#kit/vat.ts";
import type { Shop } from "#outside/shop.server.ts";
import type { Bank, BankState, Bill } from "./bank.ts";

const PATIENCE = 8_000;
/** Without the service's own list the usual methods are offered. */
const PATIENCE_FOR_METHODS = 3_000;

/** A service that hangs is a service that is away; the key makes sure that what still arrives is not done twice. */
function within<Result>(asked: Promise<Result>, patience = PATIENCE): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("Mollie does not answer")), patience);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const amount = (value: number) => ({ currency: "EUR", value: decimal(value) });
const KINDS = { goods: "physical", delivery: "shipping_fee", voucher: "digital", "gift-card": "gift_card" } as const;

/** Whoever lends wants every line with its VAT, and the address of the buyer. */
const billed = ({ lines, firstName, lastName, email, street, postcode, city, country }: Bill) => ({
  lines: lines
    .filter((line) => line.cents !== 0)
    .map((line) => ({
      type: KINDS[line.kind] as never,
      description: line.what,
      quantity: 1,
      unitPrice: amount(line.cents),
      totalAmount: amount(line.cents),
      vatRate: `${line.rate}.00`,
      vatAmount: amount(vatInside(line.cents, line.rate)),
    })),
  billingAddress: {
    givenName: firstName,
    familyName: lastName,
    email,
    streetAndNumber: street,
    postalCode: postcode,
    city,
    country,
  },
});

const cents = (value: string): number => Math.round(Number(value) * 100);

/** Mollie as its documentation describes it: a webhook only says "look", so the state is always asked for. */
export function mollieBank(shop: Shop, apiKey: string): Bank {
  const { MOLLIE_API_URL } = shop.settings;
  const mollie = createMollieClient({ apiKey, ...(MOLLIE_API_URL && { apiEndpoint: MOLLIE_API_URL }) });
  return {
    name: "mollie",
    async create({ key, amountCents, description, method, returnUrl, webhookUrl, order, bill }) {
      const payment: Payment = await within(
        mollie.payments.create({
          amount: amount(amountCents),
          description,
          redirectUrl: returnUrl,
          cancelUrl: returnUrl,
          // A shop on this machine only cannot be called back; its return page asks instead.
          ...(shop.url.startsWith("https:") || MOLLIE_API_URL ? { webhookUrl } : {}),
          method: method as PaymentMethod,
          locale: "nl_NL" as never,
          metadata: { order },
          ...(bill && billed(bill)),
          idempotencyKey: key,
        }),
      );
      return { providerId: payment.id, checkoutUrl: payment.getCheckoutUrl() ?? returnUrl };
    },
    async find(id) {
      try {
        const payment = await within(mollie.payments.get(id));
        return {
          state: payment.status as BankState,
          amountCents: cents(payment.amount.value),
          currency: payment.amount.currency,
          chargedBackCents: cents(payment.amountChargedBack?.value ?? "0"),
        };
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode === 404) return undefined;
        throw error;
      }
    },
    async cancel(id) {
      // Not every method can be called off once its page is open: then what still comes is paid back.
      const payment = await within(mollie.payments.get(id));
      if (payment.isCancelable) await within(mollie.payments.cancel(id));
    },
    async refund(id, { key, amountCents, description }) {
      const refund = await within(
        mollie.paymentRefunds.create({
          paymentId: id,
          amount: amount(amountCents),
          description,
          idempotencyKey: key,
        }),
      );
      return refund.id;
    },
    async methods() {
      const enabled = await within(mollie.methods.list(), PATIENCE_FOR_METHODS);
      return enabled.map(({ id }) => String(id));
    },
  };
}
