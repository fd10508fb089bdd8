import type { KeyboardEvent } from "react";

/** As in a sheet: Enter and the arrows go up and down a column, Escape puts one cell back. */
export function moveInGrid(event: KeyboardEvent<HTMLFormElement>): void {
  const { target: cell, key } = event;
  if (!(cell instanceof HTMLInputElement) || cell.dataset.was === undefined || cell.type === "checkbox") return;
  const { was } = cell.dataset;
  if (key === "Escape" && cell.value !== was) {
    cell.value = was;
    cell.dispatchEvent(new Event("input", { bubbles: true }));
    return;
  }
  const step = key === "ArrowUp" ? -1 : key === "Enter" || key === "ArrowDown" ? 1 : 0;
  if (step === 0 || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const field = `${cell.name.split(".")[0]}.`;
  const column = [...(cell.form?.querySelectorAll<HTMLInputElement>(`input[name^="${field}"]`) ?? [])];
  const next = column[column.indexOf(cell) + step];
  next?.focus();
  next?.select();
}
