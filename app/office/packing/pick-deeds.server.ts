import { and, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { setPlace } from "#catalogue/stock/set-place.server.ts";
import { variants } from "#catalogue/tables.server.ts";
import { dayOf, isDay } from "#kit/day.ts";
import { count, filled, text, yes } from "#kit/form/fields.ts";
import type { Id } from "#kit/id.ts";
import { takeTurn } from "#outside/db.server.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { packing as say } from "#texts/office/packing.ts";
import { nameOf } from "../staff.server.ts";
import { packingBatches, packingCrates } from "../tables.server.ts";
import { listFree, readBatch } from "./batches.server.ts";
import { layBack, pickLine, unpickLine } from "./pick.server.ts";

const problems = say.problems;
const id = count(1, 1e9);
const line = { id, sku: filled(40), cut: v.optional(text(200), "") };

export const startBatch = deed({
  name: "packing.start",
  by: "packing",
  asks: v.strictObject({ dag: v.optional(text(10), ""), aantal: v.optional(count(1, 60), 20) }),
  shows: v.object({ id: v.number() }),
  async run(shop, caller, { dag, aantal }) {
    if (!isDay(dag)) return refused("day");
    // Two who begin at once come one after the other, so that no order lies in two crates.
    await takeTurn(shop.db, "packing.start");
    const free = await listFree(shop.db, dag, dayOf(shop.now()), aantal);
    if (free.length === 0) return refused("nothing");
    const [batch] = await shop.db
      .insert(packingBatches)
      .values({ day: dag, startedAt: shop.now(), by: nameOf(caller) })
      .returning({ id: packingBatches.id });
    if (!batch) throw new Error("no batch");
    const crates = free.map(({ id: order }, crate) => ({ batch: batch.id, order, crate }));
    await shop.db.insert(packingCrates).values(crates);
    return done({ id: batch.id }, [], { subject: String(batch.id) });
  },
  says: { refused: { ...sentences(422, problems, "day"), ...sentences(409, problems, "nothing") } },
});

export const tickLine = deed({
  name: "packing.pick",
  by: "packing",
  asks: v.strictObject({ ...line, weg: yes() }),
  async run(shop, caller, { id: batch, sku, cut, weg }) {
    const it = { batch, sku, cut };
    const known = await (weg ? unpickLine(shop, it) : pickLine(shop, it, "all", nameOf(caller)));
    return known ? done() : refused("gone");
  },
  says: { refused: sentences(409, problems, "gone") },
});

/** A code that was scanned or typed: the same as a tick. */
export const scanLine = deed({
  name: "packing.scan",
  by: "packing",
  asks: v.strictObject({ id, code: v.optional(text(60), "") }),
  async run(shop, caller, { id: batch, code }) {
    const asked = code.toUpperCase();
    const { orders } = await readBatch(shop.db, batch);
    // What is scanned on a pot is the grower's own number, where there is one.
    const named = await shop.db
      .select({ sku: variants.sku })
      .from(variants)
      .where(sql`${variants.extra} ->> 'ean' = ${asked}`);
    const meant = new Set([asked, ...named.map(({ sku }) => sku.toUpperCase())]);
    const these = orders.flatMap(({ lines }) => lines).filter(({ sku }) => meant.has(sku.toUpperCase()));
    const found = these.find(({ collected }) => collected === undefined) ?? these[0];
    const known = found && (await pickLine(shop, { batch, sku: found.sku, cut: found.cut }, "all", nameOf(caller)));
    return known ? done() : refused("code");
  },
  says: { refused: { code: [422, problems.code, "code"] } },
});

export const tellShort = deed({
  name: "packing.short",
  by: "packing",
  asks: v.strictObject({ ...line, gevonden: v.optional(text(6), "") }),
  async run(shop, caller, { id: batch, sku, cut, gevonden }) {
    if (!/^\d{1,5}$/.test(gevonden)) return refused("count");
    const needed = await pickLine(shop, { batch, sku, cut }, Number(gevonden), nameOf(caller));
    if (needed === 0) return refused("gone");
    return Number(gevonden) > needed ? refused("count") : done();
  },
  says: { refused: { ...sentences(409, problems, "gone"), count: [422, problems.count, "gevonden"] } },
});

/** Who stands beside it knows where it is: the next who collects it is led there. */
export const placeSize = deed({
  name: "packing.place",
  by: "packing",
  asks: v.strictObject({ id, sku: filled(40), plek: v.optional(text(60), "") }),
  about: ({ sku, plek }) => `${sku} ${plek}`.trim(),
  async run(shop, _caller, { sku, plek }) {
    return (await setPlace(shop.db, sku, plek)) ? done() : refused("gone");
  },
  says: { refused: sentences(409, problems, "gone") },
});

export const packCrate = deed({
  name: "packing.pack",
  by: "packing",
  asks: v.strictObject({ id, order: filled(60), rest: v.optional(text(10), ""), weg: yes() }),
  async run(shop, _caller, { id: batch, order, rest, weg }) {
    const { orders } = await readBatch(shop.db, batch);
    const crate = orders.find((one) => one.order === order);
    if (!crate) return refused("gone");
    if (!weg) {
      if (crate.lines.some(({ collected }) => collected === undefined)) return refused("notPicked");
      const short = crate.lines.some(({ collected = 0, needed }) => collected < needed);
      if (short && rest !== "na" && rest !== "terug") return refused("rest");
      if (rest === "na" && crate.lines.every(({ collected }) => !collected)) return refused("empty");
      await layBack(shop.db, { batch, order });
    }
    await shop.db
      .update(packingCrates)
      .set({ packedAt: weg ? null : shop.now(), rest: weg ? null : rest === "na" || rest === "terug" ? rest : null })
      .where(
        and(eq(packingCrates.batch, batch), eq(packingCrates.order, order as Id<"ord">), isNull(packingCrates.doneAt)),
      );
    return done();
  },
  says: { refused: { ...sentences(409, problems, "gone", "notPicked", "empty"), ...sentences(422, problems, "rest") } },
});

/** An order that does not leave with the others waits again. */
export const takeOut = deed({
  name: "packing.take-out",
  by: "packing",
  asks: v.strictObject({ id, order: filled(60) }),
  async run(shop, _caller, { id: batch, order }) {
    const [out] = await shop.db
      .update(packingCrates)
      .set({ doneAt: shop.now() })
      .where(
        and(eq(packingCrates.batch, batch), eq(packingCrates.order, order as Id<"ord">), isNull(packingCrates.doneAt)),
      )
      .returning({ order: packingCrates.order });
    return out ? done() : refused("gone");
  },
  says: { refused: sentences(409, problems, "gone") },
});
