export type CsvRow = { row: number; cells: Record<string, string> };

/** Rows of a spreadsheet with their line number; comma or semicolon, quotes round what holds them. */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\uFEFF/, "");
  const comma = (body.split("\n", 1)[0] ?? "").includes(";") ? ";" : ",";
  const [head = [], ...rest] = split(body, comma);
  return rest
    .filter(({ length }) => length > 1)
    .map((cells, at) => ({
      row: at + 2,
      cells: Object.fromEntries(head.map((name, column) => [name.trim(), cells[column] ?? ""])),
    }));
}

function split(text: string, comma: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === comma || sign === "\n") {
      row.push(cell);
      cell = "";
      if (sign === "\n") {
        rows.push(row);
        row = [];
      }
    } else if (sign !== "\r") cell += sign;
  }
  if (cell || row.length) rows.push([...row, cell]);
  return rows;
}

export function writeCsv(columns: string[], rows: Record<string, string>[]): string {
  const cell = (text: string) => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return (
    [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]
      .map((cells) => cells.map(cell).join(","))
      .join("\n") + "\n"
  );
}
