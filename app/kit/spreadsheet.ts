/** A line of a file for spreadsheets; cells that such a program would run are made plain text. */
export const sheetLine = (cells: readonly string[], between = ","): string => `${cells.map(cell).join(between)}\r\n`;

/** An amount below zero begins like a formula, and is none. */
const AMOUNT = /^-\d+([.,]\d+)?$/;
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) && !AMOUNT.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
