import * as v from "valibot";
import { declineTreeOrder, findTreeOrder } from "#calculators/trees/tree-orders.server.ts";
import { idOf, yes } from "#kit/form/fields.ts";
import { findOrderById } from "#orders/orders.server.ts";
import { approveTreeOrder } from "#orders/placing/approve-trees.server.ts";
import { liftReservation } from "#orders/reserving/tend-reservations.server.ts";
import { closeWithdrawal } from "#orders/withdrawing/withdrawals.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeBeech, officeTrees } from "#texts/office/field.ts";
import { officeWithdrawals } from "#texts/office/withdrawals.ts";
import { nameOf } from "../staff.server.ts";

const tree = officeTrees.problems;

export const approveTrees = deed({
  name: "trees.approve",
  by: "orders",
  asks: v.strictObject({ id: idOf("kbo") }),
  async run(shop, caller, { id }) {
    if (!(await findTreeOrder(shop.db, id))) return refused("already");
    const approved = await approveTreeOrder(shop, id, nameOf(caller));
    return approved.ok ? done() : refused(approved.reason);
  },
  says: { refused: sentences(409, tree, "already", "stock") },
});

export const declineTrees = deed({
  name: "trees.decline",
  by: "orders",
  asks: v.strictObject({ id: idOf("kbo"), zeker: yes() }),
  async run(shop, _caller, { id, zeker }) {
    if (!zeker) return refused("sure");
    return (await declineTreeOrder(shop, id)) ? done() : refused("already");
  },
  says: { refused: { ...sentences(422, tree, "sure"), ...sentences(409, tree, "already") } },
});

export const liftBeech = deed({
  name: "beech.lift",
  by: "packing",
  asks: v.strictObject({ bestelling: idOf("ord") }),
  async run(shop, caller, { bestelling: id }) {
    if (!(await liftReservation(shop, id, nameOf(caller)))) return refused("already");
    return done(undefined, [], { subject: (await findOrderById(shop.db, id))?.number ?? "" });
  },
  says: { refused: sentences(409, officeBeech.problems, "already") },
});

export const settleWithdrawal = deed({
  name: "withdrawals.settle",
  by: "orders",
  asks: v.strictObject({ herroeping: idOf("wit") }),
  about: ({ herroeping }) => herroeping,
  async run(shop, caller, { herroeping }) {
    return (await closeWithdrawal(shop, herroeping, nameOf(caller))) ? done() : refused("already");
  },
  says: { refused: sentences(409, officeWithdrawals.problems, "already") },
});
