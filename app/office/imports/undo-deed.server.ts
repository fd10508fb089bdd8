import { eq } from "drizzle-orm";
import * as v from "valibot";
import { count } from "#kit/form/fields.ts";
import { deed, done, refused, sentences } from "#outside/deed/deed.server.ts";
import { officeImports } from "#texts/office/range/imports.ts";
import { imports } from "../tables.server.ts";
import { countRows, holdImport } from "./checking/check-import.server.ts";
import { askRun } from "./running/run-import.server.ts";

/** Begins to put back what a list changed. */
export const undoImport = deed({
  name: "imports.undo",
  by: "range",
  asks: v.strictObject({ id: count(1, 1e15) }),
  shows: v.object({ id: v.number() }),
  async run(shop, _caller, { id: which }) {
    return shop.db.transaction(async (tx) => {
      const list = await holdImport(tx, which);
      const { done: rows = 0 } = await countRows(tx, which);
      if ((list?.state !== "done" && list?.state !== "stopped") || rows === 0) return refused("notDone");
      await tx.update(imports).set({ state: "undoing", endedAt: null }).where(eq(imports.id, which));
      await askRun(shop, tx, which);
      return done({ id: which }, [], { subject: list.name, after: { id: which, rows } });
    });
  },
  says: { refused: sentences(409, officeImports.problems, "notDone") },
});
