import * as v from "valibot";
import { asksForm, text, yes } from "#kit/form/fields.ts";
import type { Id } from "#kit/id.ts";
import type { AddressCountry } from "#kit/address.ts";
import type { Caller } from "#outside/deed/caller.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { addresses as say } from "#texts/account/addresses.ts";
import { addressForm } from "./address-form.ts";
import { type GivenAddress, listAddresses, removeAddress, saveAddress } from "./addresses.server.ts";

const given = { country: v.optional(text(2), "NL"), forDelivery: yes(), forBilling: yes() };
const unknown = [404, say.unknown] as const;

const addressShown = v.object({
  id: v.string(),
  label: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  country: v.string(),
  postcode: v.string(),
  number: v.string(),
  addition: v.string(),
  street: v.string(),
  city: v.string(),
  forDelivery: v.boolean(),
  forBilling: v.boolean(),
});

async function save(
  shop: Shop,
  { user }: Caller,
  asked: Omit<GivenAddress, "country"> & { country: string },
  id?: string,
) {
  if (!user) throw new Error("an address belongs to somebody");
  const address = { ...asked, country: asked.country as AddressCountry };
  const saved = await saveAddress(shop, user.id, address, id as Id<"adr"> | undefined);
  if (!saved.ok) return refused(saved.reason);
  const [kept] = (await listAddresses(shop.db, user.id)).filter((one) => one.id === saved.id);
  return kept ? done(kept) : refused("unknown");
}

/** R11 */
export const addAddress = deed({
  name: "address.add",
  by: "customer",
  asks: asksForm(addressForm, { more: given, most: 200 }),
  shows: addressShown,
  run: (shop, caller, asked) => save(shop, caller, asked),
  says: { status: 201, done: say.saved, refused: { unknown, "too-many": [409, say.tooMany] } },
});

/** R12 */
export const changeAddress = deed({
  name: "address.change",
  by: "customer",
  asks: asksForm(addressForm, { more: { ...given, id: text(60) }, most: 200 }),
  shows: addressShown,
  run: (shop, caller, { id, ...asked }) => save(shop, caller, asked, id),
  says: { done: say.saved, refused: { unknown, "too-many": [409, say.tooMany] } },
});

export const dropAddress = deed({
  name: "address.remove",
  by: "customer",
  asks: v.strictObject({ id: text(60) }),
  async run(shop, { user }, { id }) {
    const gone = user && (await removeAddress(shop, user.id, id as Id<"adr">));
    return gone ? done() : refused("unknown");
  },
  says: { done: say.removed, refused: { unknown } },
});
