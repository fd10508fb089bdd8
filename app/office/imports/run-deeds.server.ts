import { eq } from "drizzle-orm";
import * as v from "valibot";
import { count, text } from "#kit/form/fields.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeImports } from "#texts/office/range/imports.ts";
import { imports } from "../tables.server.ts";
import { countRows, holdImport, seenOf } from "./checking/check-import.server.ts";
import { askRun } from "./running/run-import.server.ts";

const say = officeImports.problems;
const id = count(1, 1e15);
const shows = v.object({ id: v.number() });

/** Begins to bring a list in that was looked at, or goes on with one that was stopped. */
export const startImport = deed({
  name: "imports.run",
  by: "range",
  asks: v.strictObject({ id, gezien: v.optional(text(60), "") }),
  shows,
  async run(shop, _caller, { id: which, gezien }) {
    return shop.db.transaction(async (tx) => {
      const list = await holdImport(tx, which);
      if (list?.state !== "checked" && list?.state !== "stopped") return refused("busy");
      if (gezien !== seenOf(list)) return refused("changed");
      const { fault = 0, change = 0 } = await countRows(tx, which);
      if (fault) return refused("faults");
      if (!change) return refused("nothing");
      const startedAt = list.startedAt ?? shop.now();
      await tx.update(imports).set({ state: "running", startedAt, endedAt: null }).where(eq(imports.id, which));
      await askRun(shop, tx, which);
      return done({ id: which }, [], { subject: list.name, after: { id: which, rows: change } });
    });
  },
  says: { refused: sentences(409, say, "busy", "changed", "faults", "nothing") },
});

/** Waits for the part that is under way, and lets nothing follow it. */
export const stopImport = deed({
  name: "imports.stop",
  by: "range",
  asks: v.strictObject({ id }),
  shows,
  async run(shop, _caller, { id: which }) {
    return shop.db.transaction(async (tx) => {
      const list = await holdImport(tx, which);
      if (list?.state !== "running") return refused("notRunning");
      await tx.update(imports).set({ state: "stopped", endedAt: shop.now() }).where(eq(imports.id, which));
      const { done: rows = 0 } = await countRows(tx, which);
      return done({ id: which }, [], { subject: list.name, after: { id: which, rows } });
    });
  },
  says: { refused: sentences(409, say, "notRunning") },
});
