import * as v from "valibot";
import { userOf } from "#outside/deed/caller.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { garden } from "#texts/account/garden.ts";
import { calendarKeyOf, setGardenPlant } from "./gardens.server.ts";

const plant = v.strictObject({ slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/)) });
const limit = [{ most: 120, minutes: 1, per: "account" as const }];

export const addToGarden = deed({
  name: "garden.add",
  by: "customer",
  asks: plant,
  limit,
  async run(shop, caller, { slug }) {
    await setGardenPlant(shop, userOf(caller).id, slug, true);
    return done();
  },
  says: { refused: {} },
});

export const removeFromGarden = deed({
  name: "garden.remove",
  by: "customer",
  asks: plant,
  limit,
  async run(shop, caller, { slug }) {
    await setGardenPlant(shop, userOf(caller).id, slug, false);
    return done();
  },
  says: { refused: {} },
});

/** A new secret address for the calendar ends the old one. */
export const renewCalendar = deed({
  name: "garden.renew",
  by: "customer",
  asks: v.strictObject({}),
  async run(shop, caller) {
    await calendarKeyOf(shop, userOf(caller).id, true);
    return done();
  },
  says: { done: garden.renewed, refused: {} },
});
