/** A line of a file for spreadsheets; cells that such a program would run are made plain text. */
export const sheetLine = (cells: readonly string[]): string => `${cells.map(cell).join(",")}\r\n`;

const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
