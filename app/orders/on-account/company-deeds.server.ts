import { and, eq, isNotNull, isNull } from "drizzle-orm";
import * as v from "valibot";
import { users } from "#accounts/tables.server.ts";
import { count, filled, text } from "#kit/form/fields.ts";
import { isVatNumber, plainVatNumber } from "#kit/vat-number.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { onAccount as texts } from "#texts/office/on-account.ts";
import { accountCompanies } from "./tables.server.ts";

/** Staff lets a company pay after delivery, up to a ceiling; doing it again sets the ceiling anew. */
export const approveCompany = deed({
  name: "orders.approve-company",
  by: "books",
  asks: v.strictObject({
    email: filled(254),
    company: filled(120),
    vatNumber: v.optional(text(20), ""),
    ceilingEuros: count(1, 1_000_000, texts.wrongCeiling),
  }),
  about: ({ company }) => company,
  async run(shop, { user }, { email, company, vatNumber: typed, ceilingEuros }) {
    const vatNumber = plainVatNumber(typed);
    if (vatNumber && !isVatNumber(vatNumber)) return refused("vat-number");
    const [known] = await shop.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email.toLowerCase()), isNotNull(users.confirmedAt)));
    if (!known) return refused("unknown");
    const given = {
      company,
      vatNumber,
      ceilingCents: ceilingEuros * 100,
      approvedBy: user?.email ?? "",
      approvedAt: shop.now(),
      endedAt: null,
    };
    const [before] = await shop.db.select().from(accountCompanies).where(eq(accountCompanies.userId, known.id));
    await shop.db
      .insert(accountCompanies)
      .values({ userId: known.id, ...given })
      .onConflictDoUpdate({ target: accountCompanies.userId, set: given });
    const { ceilingCents } = given;
    return done(undefined, [], {
      subject: company,
      before: before && !before.endedAt ? { ceilingCents: before.ceilingCents } : null,
      after: { ceilingCents },
    });
  },
  says: {
    done: texts.approved,
    refused: { unknown: [422, texts.unknown, "email"], "vat-number": [422, texts.wrongVat, "vatNumber"] },
  },
});

export const endCompany = deed({
  name: "orders.end-company",
  by: "books",
  asks: v.strictObject({ userId: filled(80) }),
  async run(shop, _caller, { userId }) {
    const [ended] = await shop.db
      .update(accountCompanies)
      .set({ endedAt: shop.now() })
      .where(and(eq(accountCompanies.userId, userId), isNull(accountCompanies.endedAt)))
      .returning({ company: accountCompanies.company });
    return done(undefined, [], { subject: ended?.company ?? "" });
  },
  says: { done: texts.ended, refused: {} },
});
