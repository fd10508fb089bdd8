import * as v from "valibot";
import { expect, test } from "vitest";
import { aShop } from "../../../tests/shop.ts";
import { AN, tryDeed } from "../../../tests/try-deed.ts";
import { marks, staffLog } from "../tables.server.ts";
import { DEEDS, deed, done, refused } from "./deed.server.ts";

const user = AN;

// Two deeds of our own under names that the log knows; the list of the shop's deeds stays as it is.
const listed = new Map(DEEDS);
for (const name of ["codes.make", "codes.end"]) DEEDS.delete(name);

const rename = deed({
  name: "codes.make",
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
    { who: "an@kantoor.nl", deed: "codes.make", subject: "taxus", before: { name: "oud" }, after: { name: "nieuw" } },
  ]);
});

test("the database refuses to change or empty the log", async () => {
  const shop = await aShop();
  await tryDeed(shop, rename, { id: "taxus", to: "nieuw" }, { user });
  const pool = shop.db.$client;
  for (const statement of ["update staff_log set who = 'x'", "delete from staff_log", "truncate staff_log"])
    await expect(pool.query(statement)).rejects.toThrow(/never changed/);
});

const mark = deed({
  name: "codes.end",
  by: "range",
  asks: v.strictObject({ id: v.string(), refuse: v.optional(v.boolean(), false) }),
  async run({ db }, _caller, { id, refuse }) {
    await db.insert(marks).values({ name: "test", value: "x" });
    return refuse ? refused("no") : done(undefined, [], { subject: id });
  },
  says: { refused: { no: [422, "Liever niet."] } },
});

DEEDS.clear();
for (const [name, one] of listed) DEEDS.set(name, one);

test("a deed whose line cannot be written is not done, and a refused one leaves nothing behind", async () => {
  const shop = await aShop();
  await expect(tryDeed(shop, mark, { id: "\0" }, { user })).rejects.toThrow();
  expect(await shop.db.$count(marks)).toBe(0);
  expect(await tryDeed(shop, mark, { id: "taxus", refuse: true }, { user })).toMatchObject({ reason: "no" });
  expect([await shop.db.$count(marks), await shop.db.$count(staffLog)]).toEqual([0, 0]);
  await tryDeed(shop, mark, { id: "taxus" }, { user });
  expect([await shop.db.$count(marks), await shop.db.$count(staffLog)]).toEqual([1, 1]);
});

test("what a deed of the office is called in the log is known when it is written", () => {
  const unnamed = () =>
    deed({
      // @ts-expect-error: no line in `logged`, so it does not compile
      name: "test.unnamed",
      by: "range",
      asks: v.strictObject({}),
      run: async () => done(),
      says: { refused: {} },
    });
  expect(unnamed).toBeTypeOf("function");
});
