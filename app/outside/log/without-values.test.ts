import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { reportServerError } from "#insight/faults/report-error.server.ts";
import { errorGroups } from "#insight/tables.server.ts";
import { sendMessage } from "#layout/service/send-message.server.ts";
import { aShop } from "../../../tests/shop.ts";
import { tryDeed } from "../../../tests/try-deed.ts";
import { openLog } from "./log.server.ts";
import { withoutValues } from "./without-values.ts";

const MARK = "Gemarkeerde Naam";

test("a query that fails stands in the log and in the error list without the people it was about", async () => {
  const lines: string[] = [];
  const to = new Writable({ write: (chunk, _, next) => next(void lines.push(String(chunk))) });
  const shop = { ...(await aShop()), log: openLog("info", to) };
  await shop.db.$client.query("alter table messages add constraint never check (name = '')");
  const values = {
    name: MARK,
    email: "marked@voorbeeld.nl",
    subject: "Zakelijk",
    order: "",
    message: "Regel een\nregel twee van Marked",
  };
  const error = await tryDeed(shop, sendMessage, values).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  shop.log.error({ error: (error as Error).stack });
  reportServerError(shop, error, "/contact");
  await expect.poll(async () => (await shop.db.select().from(errorGroups)).length).toBe(1);
  const [kept] = await shop.db.select().from(errorGroups);
  const told = `${lines.join("")}${JSON.stringify(kept)}`;
  expect(told).toContain("insert into");
  for (const secret of [MARK, "marked@", "regel twee"])
    expect([secret, told.includes(secret)]).toEqual([secret, false]);
});

test("the lines that say where it happened stay", () => {
  const stack = "Error: Failed query: select $1\nparams: An,\nBos\n    at run (/x.js:1:2)\n    at go (/y.js:3:4)";
  expect(withoutValues(stack)).toBe(
    "Error: Failed query: select $1\nparams: [weggelaten]\n    at run (/x.js:1:2)\n    at go (/y.js:3:4)",
  );
  expect(withoutValues("Failed query: select $1\nparams: An")).toBe("Failed query: select $1\nparams: [weggelaten]");
});
