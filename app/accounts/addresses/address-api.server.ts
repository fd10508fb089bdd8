import * as v from "valibot";
import { findErrors } from "#kit/form/form.ts";
import type { Id } from "#kit/id.ts";
import { readJson } from "#outside/read-json.server.ts";
import type { Shop } from "#outside/shop.server.ts";
import { account } from "#texts/account/account.ts";
import { accounts } from "#texts/account/accounts.ts";
import { addressForm } from "./address-form.ts";
import { type GivenAddress, listAddresses, removeAddress, saveAddress } from "./addresses.server.ts";
import { requireCaller } from "../session/caller.server.ts";
import type { Api } from "../door/json.server.ts";
import { Refused } from "../refused.ts";

const line = v.pipe(v.string(), v.trim(), v.maxLength(200, accounts.input.tooLong));
const given = v.strictObject({
  label: v.optional(line, ""),
  firstName: line,
  lastName: line,
  company: v.optional(line, ""),
  country: v.optional(v.picklist(["NL", "BE"], account.addresses.rules.country), "NL"),
  postcode: line,
  number: line,
  addition: v.optional(line, ""),
  street: line,
  city: line,
  forDelivery: v.optional(v.boolean(), false),
  forBilling: v.optional(v.boolean(), false),
});

async function readAddress(request: Request): Promise<GivenAddress> {
  const { forDelivery, forBilling, ...text } = await readJson(request, given);
  const errors = findErrors(addressForm, text);
  if (Object.keys(errors).length) throw new Refused(422, accounts.input.checkFields, { errors });
  return { ...text, forDelivery, forBilling };
}

const unknown = () => new Refused(404, account.addresses.unknown);

export function addressApi(app: Api, shop: Shop): void {
  app.get("/api/addresses", async (c) => {
    const user = await requireCaller(shop, c.req.raw);
    return c.json(await listAddresses(shop.db, user.id));
  });
  app.post("/api/addresses", async (c) => {
    const user = await requireCaller(shop, c.req.raw);
    const saved = await saveAddress(shop, user.id, await readAddress(c.req.raw));
    if (!saved.ok) throw new Refused(409, account.addresses.tooMany);
    return c.json(await findOne(user.id, saved.id), 201);
  });
  app.put("/api/addresses/:id", async (c) => {
    const user = await requireCaller(shop, c.req.raw);
    const saved = await saveAddress(shop, user.id, await readAddress(c.req.raw), c.req.param("id") as Id<"adr">);
    if (!saved.ok) throw unknown();
    return c.json(await findOne(user.id, saved.id));
  });
  app.delete("/api/addresses/:id", async (c) => {
    const user = await requireCaller(shop, c.req.raw);
    if (!(await removeAddress(shop, user.id, c.req.param("id") as Id<"adr">))) throw unknown();
    return c.body(null, 204);
  });

  const findOne = async (user: Id<"usr">, id: Id<"adr">) =>
    (await listAddresses(shop.db, user)).find((one) => one.id === id);
}
