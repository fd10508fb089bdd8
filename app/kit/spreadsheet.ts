/** A line of a file for spreadsheets; cells that such a program would run are made plain text. */
export const sheetLine = (cells: readonly string[], between = ","): string => `${cells.map(cell).join(between)}\r\n`;
const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/** What a spreadsheet takes for a formula, also when it was made plain before. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
/** An amount below zero begins like a formula, and is none. */
const AMOUNT = /^-\d+([.,]\d+)?$/;

/** A cell that no spreadsheet runs. */
export const inert = (text: string): string => (FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text);

/** The cell as it was before it was made plain. */
export const asMeant = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);
