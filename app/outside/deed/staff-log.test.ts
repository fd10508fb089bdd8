import * as v from "valibot";
import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { staffLog } from "../tables.server.ts";
import { deed, done, refused } from "./deed.server.ts";

const user = {
  id: "usr_1" as const,
  email: "an@kantoor.nl",
  firstName: "An",
  lastName: "",
  scope: ["staff"],
  confirmed: true,
};

const rename = deed({
  name: "test.rename",
  by: "range",
  asks: v.strictObject({ id: v.string(), to: v.string() }),
  async run(_shop, _caller, { id, to }) {
    return to ? done(undefined, [], { subject: id, before: { name: "oud" }, after: { name: to } }) : refused("empty");
  },
  says: { refused: { empty: [422, "Vul een naam in."] } },
});

test("a deed of the office stands in the log with who did it and what it was before; a refused one does not", async () => {
  const shop = await aShop();
  await tryDeed(shop, rename, { id: "taxus", to: "nieuw" }, { user });
  await tryDeed(shop, rename, { id: "taxus", to: "" }, { user });
  expect(await shop.db.select().from(staffLog)).toMatchObject([
    { who: "an@kantoor.nl", deed: "test.rename", subject: "taxus", before: { name: "oud" }, after: { name: "nieuw" } },
  ]);
});

test("the database refuses to change or empty the log", async () => {
  const shop = await aShop();
  await tryDeed(shop, rename, { id: "taxus", to: "nieuw" }, { user });
  const pool = shop.db.$client;
  for (const statement of ["update staff_log set who = 'x'", "delete from staff_log", "truncate staff_log"])
    await expect(pool.query(statement)).rejects.toThrow(/never changed/);
});
