import { and, eq, sql } from "drizzle-orm";
import type { Shop } from "#outside/shop.server.ts";
import type { Bank, BankState } from "./bank.ts";
import { bankPayments } from "../tables.server.ts";

/** The embedded twin of the payment service: its page has a button for every outcome. */
export function testBank(shop: Shop): Bank {
  return {
    name: "testbank",
    async create({ key, amountCents, description, returnUrl }) {
      await shop.db
        .insert(bankPayments)
        .values({ id: key, amountCents, description, returnUrl, createdAt: shop.now() })
        .onConflictDoNothing();
      return { providerId: key, checkoutUrl: `${shop.url}/testbank/${key}` };
    },
    async find(id) {
      const row = await findBankPayment(shop, id);
      if (!row) return undefined;
      const { state, amountCents, chargedBackCents } = row;
      return { state, amountCents, currency: "EUR", chargedBackCents };
    },
    async cancel(id) {
      await shop.db
        .update(bankPayments)
        .set({ state: "canceled" })
        .where(and(eq(bankPayments.id, id), eq(bankPayments.state, "open")));
    },
    async refund(id, { key, amountCents }) {
      const row = await findBankPayment(shop, id);
      const others = Object.entries(row?.refunded ?? {}).filter(([known]) => known !== key);
      if (!row || others.reduce((sum, [, cents]) => sum + cents, amountCents) > row.amountCents)
        throw new Error(`The test bank cannot refund ${amountCents} on ${id}`);
      await shop.db.execute(
        sql`update bank_payments set refunded = refunded || ${JSON.stringify({ [key]: amountCents })}::jsonb where id = ${id}`,
      );
      return key;
    },
    methods: async () => ["ideal", "bancontact", "creditcard", "paypal"],
  };
}

export async function findBankPayment(shop: Shop, id: string) {
  const [row] = await shop.db.select().from(bankPayments).where(eq(bankPayments.id, id));
  return row;
}

/** What happens at the bank stays at the bank until the shop asks. */
export async function setBankState(shop: Shop, id: string, state: BankState): Promise<void> {
  await shop.db.update(bankPayments).set({ state }).where(eq(bankPayments.id, id));
}
