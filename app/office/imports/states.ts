/** Columns to be told, checked row by row, under way, stopped halfway, done, being put back, put back, left, could not be fetched. */
export type ImportState =
  | "new"
  | "checked"
  | "running"
  | "stopped"
  | "done"
  | "undoing"
  | "undone"
  | "dropped"
  | "failed";

/**
 * Of a row. Before: not looked at, a fault, nothing new, a change, passed over by somebody, or told by another row of
 * its product. After: done, or left alone because somebody was first. Put back: back, back as far as the law allows, or
 * left alone because it was changed since.
 */
export type RowState =
  | "new"
  | "fault"
  | "same"
  | "change"
  | "skipped"
  | "part"
  | "done"
  | "late"
  | "back"
  | "law"
  | "left";

export const isBusy = (state: ImportState): boolean => state === "running" || state === "undoing";
/** What may still be checked again, mended or thrown away. */
export const isOpen = (state: ImportState): boolean => state === "new" || state === "checked";

/** A row on its way to the shop or back, and what came of it. */
export type Part = { row: number; key: string | null; before: unknown; after: unknown };
/** Of what was left alone, or went back only in part, it holds what the list said of it and what stands in the shop. */
export type Put = Omit<Part, "key"> & { state: RowState };
/** The list that rows came in with, when it was looked at, and since when it is in. */
export type Brought = { id: number; checkedAt: Date | null; startedAt: Date | null };
