import { expect, test } from "vitest";
import { staffLog } from "#outside/tables.server.ts";
import { aShop } from "../../../tests/shop.ts";
import { listLog, sayDeed, writeLog } from "./log.server.ts";

async function aLog(lines: { deed: string; subject: string; who?: string; after?: unknown }[]) {
  const shop = await aShop();
  for (const { who = "an@kantoor.nl", ...line } of lines)
    await shop.db.insert(staffLog).values({ at: shop.now(), userId: "usr_1", who, ...line });
  return shop;
}

test("the log speaks Dutch, is found by its own words, and a deed that is no more keeps its name", async () => {
  const { db } = await aLog([
    { deed: "orders.ship", subject: "2026-000012" },
    { deed: "codes.make", subject: "LENTE_10" },
    { deed: "range.gone", subject: "taxus" },
  ]);
  const found = async (q: string) => (await listLog(db, q, 1)).rows.map(sayDeed);
  expect(await found("")).toEqual([
    "range.gone: taxus",
    "Kortingscode LENTE_10 gemaakt",
    "Bestelling 2026-000012: verzonden",
  ]);
  expect(await found("Verzonden")).toEqual(["Bestelling 2026-000012: verzonden"]);
  expect(await found("e_1")).toEqual(["Kortingscode LENTE_10 gemaakt"]);
  expect(await found("AN@")).toHaveLength(3);
  expect(await found("100%")).toEqual([]);
});

test("the log as a file: every line that matches, and nothing a spreadsheet would run", async () => {
  const many = Array.from({ length: 1003 }, (_, at) => ({ deed: "post.again", subject: String(at) }));
  const { db } = await aLog([...many, { deed: "codes.make", subject: "=1+1", after: { value: 5 } }]);
  const bytes = async (q: string) => Buffer.from(await new Response(writeLog(db, q)).arrayBuffer()).toString();
  const lines = async (q: string) => (await bytes(q)).trimEnd().split("\r\n");
  expect(await lines("")).toHaveLength(1 + 1004);
  const [head, only] = await lines("kortingscode");
  expect(head, "as a Dutch spreadsheet opens it").toBe('\uFEFF"wanneer";"wie";"wat";"waarop";"daad";"ervoor";"erna"');
  expect(only).toBe(
    '"2026-11-16 10:00:00";"an@kantoor.nl";"Kortingscode =1+1 gemaakt";"\'=1+1";"codes.make";"";"{""value"":5}"',
  );
});
