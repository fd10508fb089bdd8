import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { count, text } from "#kit/form/fields.ts";
import type { Tx } from "#outside/db.server.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { Received } from "#outside/files/receive.server.ts";
import { LIMITS, Unfit } from "#outside/files/sheet/limits.ts";
import { officeImports as say } from "#texts/office/range/imports.ts";
import { importRows, imports } from "../tables.server.ts";
import { checkImport, countRows, holdImport, seenOf } from "./checking/check-import.server.ts";
import { FIELDS } from "./column-names.ts";
import { type Mapping, mappingFault } from "./columns.ts";
import { isField, putCells } from "./reading/mend-rows.server.ts";
import { isOpen } from "./states.ts";
import { keepMapping, takeSheet } from "./reading/take-sheet.server.ts";

const id = count(1, 1e15);
/** How the page showed the list: who is late changes nothing. */
const gezien = v.optional(text(60), "");

const hereOf = (list: { id: number; name: string }) => ({ subject: list.name, after: { id: list.id } });

/** Takes a list in and looks at it; of what is no list nothing is kept. */
export const uploadImport = deed({
  name: "imports.upload",
  by: "range",
  takes: { field: "bestand", most: 1, bytes: LIMITS.bytes },
  limit: [{ most: 60, minutes: 60, per: "account" }],
  asks: v.strictObject({ bestand: v.optional(v.array(v.instance(Received)), []) }),
  shows: v.object({ id: v.number() }),
  async run(shop, { user }, { bestand: [file] }) {
    if (!file) return refused("empty", { errors: { bestand: [say.problems.empty] } });
    const [now, name] = [shop.now(), file.name || say.send.label];
    try {
      if (file.tooLarge) throw new Unfit("large");
      return await shop.db.transaction(async (tx) => {
        const taken = await takeSheet(tx, file.file, { name, by: user?.email ?? "", at: now });
        const list = await holdImport(tx, taken.id);
        // What is known needs no asking.
        if (list && (taken.kind === "full" || taken.isKnown)) await checkImport(tx, list, taken.mapping, now);
        return done({ id: taken.id }, [], hereOf({ id: taken.id, name }));
      });
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      const why = say.ofFile(file.name, say.unfit[error.reason]);
      return refused("unfit", { about: why, errors: { bestand: [why] } });
    }
  },
  says: { refused: { empty: [422, say.problems.empty], unfit: [422, (about) => about] } },
});

const column = v.optional(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => undefined),
    ),
    count(0, LIMITS.columns),
  ]),
);

/** Says which column is what, and looks at every row. */
export const checkColumns = deed({
  name: "imports.check",
  by: "range",
  asks: v.strictObject({
    id,
    gezien,
    sku: column,
    ean: column,
    price: column,
    was: column,
    stock: column,
    place: column,
    unit: v.optional(v.picklist(["euro", "cent"]), "euro"),
  }),
  shows: v.object({ id: v.number() }),
  async run(shop, { user }, { id: which, gezien: seen, unit, ...given }) {
    return shop.db.transaction(async (tx) => {
      const list = await holdImport(tx, which);
      if (!list || !isOpen(list.state)) return refused("gone");
      if (seen !== seenOf(list)) return refused("changed");
      const told = FIELDS.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]] as const]));
      const mapping: Mapping | null = list.kind === "full" ? null : { columns: Object.fromEntries(told), unit };
      const fault = mapping && mappingFault(mapping);
      if (fault)
        return refused(fault, { errors: { [fault === "key" ? "sku" : "price"]: [say.columns.problems[fault]] } });
      if (mapping) await keepMapping(tx, list.head, mapping, user?.email ?? "", shop.now());
      await checkImport(tx, list, mapping, shop.now());
      return done({ id: which }, [], hereOf(list));
    });
  },
  says: {
    refused: {
      gone: [404, say.problems.gone],
      changed: [409, say.problems.changed],
      key: [422, say.columns.problems.key],
      values: [422, say.columns.problems.values],
      twice: [422, say.columns.problems.twice],
    },
  },
});

/** Other cells for rows with faults, and rows that are passed over: `cel.12.price`, `sla.12`. */
export const mendRows = deed({
  name: "imports.mend",
  by: "range",
  bytes: 256 * 1024,
  asks: v.objectWithRest({ id, gezien }, text(200)),
  shows: v.object({ id: v.number() }),
  async run(shop, _caller, { id: which, gezien: seen, ...typed }) {
    return shop.db.transaction(async (tx) => {
      const list = await holdImport(tx, which);
      if (list?.state !== "checked") return refused("gone");
      if (seen !== seenOf(list)) return refused("changed");
      const cells: { row: number; at: number; cell: string }[] = [];
      const skipped: number[] = [];
      for (const [name, cell] of Object.entries(typed)) {
        const [, what, row, field = ""] = /^(cel|sla)\.(\d{1,7})(?:\.(\w+))?$/.exec(name) ?? [];
        const at = isField(field) ? list.mapping?.columns[field] : undefined;
        if (what === "sla") skipped.push(Number(row));
        else if (what === "cel" && at !== undefined) cells.push({ row: Number(row), at, cell });
      }
      await putCells(tx, which, cells);
      await skipRows(tx, which, skipped);
      await checkImport(tx, list, list.mapping, shop.now());
      return done({ id: which }, [], hereOf(list));
    });
  },
  says: { refused: { gone: [404, say.problems.gone], changed: [409, say.problems.changed] } },
});

/** Passes over every row with a fault. */
export const skipFaults = deed({
  name: "imports.skip",
  by: "range",
  asks: v.strictObject({ id, gezien }),
  shows: v.object({ id: v.number() }),
  async run(shop, _caller, { id: which, gezien: seen }) {
    return shop.db.transaction(async (tx) => {
      const list = await holdImport(tx, which);
      if (list?.state !== "checked") return refused("gone");
      if (seen !== seenOf(list)) return refused("changed");
      // Without a row its double is none, and without a product what names it is at fault: so until none is left.
      for (let tries = 0; tries < 5 && (await countRows(tx, which)).fault; tries++) {
        const { row } = importRows;
        const faults = await tx
          .select({ row })
          .from(importRows)
          .where(and(eq(importRows.import, which), eq(importRows.state, "fault")));
        await skipRows(
          tx,
          which,
          faults.map((one) => one.row),
        );
        await checkImport(tx, list, list.mapping, shop.now());
      }
      return done({ id: which }, [], hereOf(list));
    });
  },
  says: { refused: { gone: [404, say.problems.gone], changed: [409, say.problems.changed] } },
});

/** A product of a full list is passed over whole: without one of its rows it would lose that size. */
async function skipRows(tx: Tx, which: number, rows: number[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`update import_rows r set state = 'skipped' from imports i
    where i.id = ${which} and r.import = i.id and (r.row = any(${sql.param(rows)}::int[]) or (i.kind = 'full' and r.key in (
      select k.key from import_rows k where k.import = i.id and k.row = any(${sql.param(rows)}::int[]))))`);
}

/** Throws a list away that changed nothing. */
export const dropImport = deed({
  name: "imports.drop",
  by: "range",
  asks: v.strictObject({ id }),
  shows: v.object({ id: v.number() }),
  async run(shop, _caller, { id: which }) {
    return shop.db.transaction(async (tx) => {
      const [list] = await tx
        .update(imports)
        .set({ state: "dropped", endedAt: shop.now() })
        .where(and(eq(imports.id, which), inArray(imports.state, ["new", "checked", "failed"])))
        .returning();
      if (!list) return refused("kept");
      await tx.delete(importRows).where(eq(importRows.import, which));
      return done({ id: which }, [], hereOf(list));
    });
  },
  says: { refused: { kept: [409, say.problems.kept] } },
});
