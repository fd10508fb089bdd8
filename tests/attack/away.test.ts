import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { handleError } from "../../app/entry.server.tsx";
import { isDatabaseAway } from "../../app/outside/db.server.ts";
import { openLog } from "../../app/outside/log/log.server.ts";
import { faultContext, shopContext } from "../../app/outside/shop.server.ts";
import { aShop } from "../shop.ts";

test("a page that fails twice because the database is away is away, not broken", async () => {
  const lines: string[] = [];
  const shop = { ...(await aShop()), log: openLog("info", { write: (line) => void lines.push(line) }) };
  const context = new RouterContextProvider();
  const fault: { error?: unknown } = {};
  context.set(shopContext, shop);
  context.set(faultContext, fault);
  const at = { request: new Request(`${shop.url}/thank-you`), context, params: {} } as never;
  handleError(Object.assign(new Error("the database system is starting up"), { code: "57P03" }), at);
  // The router gives the error of the error page without a cause or a stack.
  handleError(new Error("Unexpected Server Error"), at);
  expect(isDatabaseAway(fault.error)).toBe(true);
  expect(lines).toEqual([]);
});
