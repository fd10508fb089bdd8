import * as v from "valibot";
import { asksForm, text } from "#kit/form/fields.ts";
import { deed, done } from "#outside/deed/deed.server.ts";
import { noticeSpec } from "./notice.ts";
import { withdrawOrder } from "./withdraw-order.server.ts";

const which = v.optional(text(1000), "");
const notice = { name: v.string(), number: v.string(), email: v.string(), which: v.string() };

/** The first of two steps: the notice is read back to be checked, or opened again to change it. Nothing is written yet. */
const readBack = (name: string, step: "form" | "check") =>
  deed({
    name,
    by: "anyone",
    asks: asksForm(noticeSpec, { more: { which }, most: 1000 }),
    shows: v.object({ step: v.picklist(["form", "check"]), notice: v.object(notice) }),
    run: async (_shop, _caller, given) => done({ step, notice: given }),
    says: { refused: {} },
  });

export const checkWithdrawal = readBack("orders.check-withdrawal", "check");
export const changeWithdrawal = readBack("orders.change-withdrawal", "form");

/** The statutory withdrawal function: no login, accepted first and judged afterwards. */
export const sendWithdrawal = deed({
  name: "orders.withdraw",
  by: "anyone",
  asks: asksForm(noticeSpec, { more: { which }, most: 1000 }),
  shows: v.object({ id: v.string(), receivedAt: v.date() }),
  // Nobody needs more; somebody who writes to strangers in our name does.
  limit: [
    { most: 30, minutes: 60, per: "peer" },
    { most: 10, minutes: 60, per: { field: "email" } },
  ],
  run: async (shop, _caller, given) => done(await withdrawOrder(shop, given)),
  says: { status: 201, refused: {} },
});
