import { eq } from "drizzle-orm";
import * as v from "valibot";
import { staffInvitations } from "#accounts/tables.server.ts";
import { filled, yes } from "#kit/form/fields.ts";
import { findPerson, isGuest } from "#orders/find-person.server.ts";
import { type Reader, takeTurn } from "#outside/db.server.ts";
import type { User } from "#outside/deed/caller.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { merging as say } from "#texts/office/people/merging.ts";
import { countPerson } from "./count-person.server.ts";
import { mergePerson } from "./merge-person.server.ts";

type Pair = { stays: User; goes: User };
type NoPair = "unknown" | "same" | "staff" | "unconfirmed";

/** Two people as they are now, and who of them stays: the one that was opened, unless only the other has an account. */
export async function findPair(db: Reader, key: string, other: string): Promise<Pair | NoPair> {
  const [here, there] = [await findPerson(db, key), await findPerson(db, other)];
  if (!here || !there) return "unknown";
  if (here.email === there.email) return "same";
  const swap = isGuest(here) && !isGuest(there);
  const pair = swap ? { stays: there, goes: here } : { stays: here, goes: there };
  if ((await isStaff(db, here)) || (await isStaff(db, there))) return "staff";
  // Whoever only typed an address must not read what was bought with another.
  if (!isGuest(pair.stays) && !pair.stays.confirmed) return "unconfirmed";
  return pair;
}

async function isStaff(db: Reader, { scope, email }: User): Promise<boolean> {
  return scope.length > 0 || (await db.$count(staffInvitations, eq(staffInvitations.email, email))) > 0;
}

/** Two customers turn out to be one. Whoever presses second finds one customer already. */
export const mergeCustomers = deed({
  name: "customers.merge",
  by: "orders",
  asks: v.strictObject({ key: filled(60), met: filled(60), zeker: yes() }),
  shows: v.object({ key: v.string() }),
  about: ({ key }) => key,
  async run(shop, _caller, { key, met, zeker }) {
    return shop.db.transaction(async (tx) => {
      await takeTurn(tx, "merge-customers");
      const pair = await findPair(tx, key, met);
      if (typeof pair === "string") return refused(pair);
      if (!zeker) return refused("sure");
      const { stays, goes } = pair;
      const moved = await countPerson(tx, goes);
      await mergePerson(shop, tx, stays, goes);
      // The key of who went opens nothing any more, unless it is an order: that leads to who stays.
      const left = isGuest(stays) ? key : stays.id;
      return done({ key: left }, [], { subject: left, before: { key, met }, after: moved });
    });
  },
  says: { refused: sentences(422, say.problems, "unknown", "same", "staff", "unconfirmed", "sure") },
});
