import { inert } from "#kit/spreadsheet.ts";

export type CsvRow = { row: number; cells: Record<string, string> };
/** The bytes of a file as they come; a big one never stands in memory whole. */
export type Chunks = AsyncIterable<Buffer> | Iterable<Buffer>;

const QUOTE = 34;
const NEWLINE = 10;
const COMMA = 44;
const SEMICOLON = 59;
const TAB = 9;

/** The names of the columns. */
export async function readHead(chunks: Chunks): Promise<string[]> {
  for await (const line of lines(chunks)) return headOf(line.replace(/\r$/, "")).head;
  return [];
}

function headOf(text: string): { comma: string; head: string[] } {
  const names = text.replace(/^\uFEFF/, "");
  const comma = names.includes(";") ? ";" : ",";
  return { comma, head: split(names, comma).map((name) => name.trim()) };
}

/** Rows of a spreadsheet with their number; comma or semicolon, quotes round what holds them. */
export async function* readCsv(chunks: Chunks): AsyncGenerator<CsvRow> {
  let row = 0;
  let comma = "";
  let head: string[] = [];
  for await (const line of lines(chunks)) {
    row++;
    const text = line.replace(/\r$/, "");
    if (row === 1) {
      ({ comma, head } = headOf(text));
      continue;
    }
    const cells = split(text, comma);
    if (cells.length > 1)
      yield { row, cells: Object.fromEntries(head.map((name, column) => [name, cells[column] ?? ""])) };
  }
}

/** Cuts at the ends of rows, not at those inside quotes; a quote in the middle of a word is only a sign. */
async function* byteLines(chunks: Chunks): AsyncGenerator<{ bytes: Buffer; isLast: boolean; isOpen: boolean }> {
  let held: Buffer[] = [];
  let quoted = false;
  let mayQuote = true;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at];
      if (quoted) {
        // A second quote right after this one opens again: that is how a quote is written inside quotes.
        if (sign === QUOTE) {
          quoted = false;
          mayQuote = true;
        }
      } else if (sign === QUOTE && mayQuote) quoted = true;
      else {
        mayQuote = sign === COMMA || sign === SEMICOLON || sign === TAB || sign === NEWLINE;
        if (sign !== NEWLINE) continue;
        yield { bytes: Buffer.concat([...held, chunk.subarray(from, at)]), isLast: false, isOpen: false };
        held = [];
        from = at + 1;
      }
    }
    if (from < chunk.length) held.push(chunk.subarray(from));
  }
  if (held.length) yield { bytes: Buffer.concat(held), isLast: true, isOpen: quoted };
}

async function* lines(chunks: Chunks): AsyncGenerator<string> {
  for await (const { bytes } of byteLines(chunks)) yield bytes.toString();
}

export type TableRow = { row: number; cells: string[]; isCut?: true };

const utf8 = new TextDecoder("utf-8", { fatal: true });
const windows = new TextDecoder("windows-1252");

/** A spreadsheet of any program writes either of these. */
function decode(line: Buffer): string {
  try {
    return utf8.decode(line);
  } catch {
    return windows.decode(line);
  }
}

/** Rows as they stand there, the first too, whoever wrote them; the last is cut when it stops inside quotes, or early. */
export async function* readTable(chunks: Chunks): AsyncGenerator<TableRow> {
  let row = 0;
  let comma = "";
  let columns = 0;
  for await (const { bytes, isLast, isOpen } of byteLines(chunks)) {
    row++;
    const text = decode(bytes)
      .replace(/\r$/, "")
      .replace(/^\uFEFF/, "");
    if (!comma && text) comma = commaOf(text);
    const cells = text ? split(text, comma) : [];
    if (columns === 0) columns = cells.length;
    yield { row, cells, ...((isOpen || (isLast && cells.length < columns)) && { isCut: true as const }) };
  }
}

/** What stands most between the words of the first row. */
function commaOf(text: string): string {
  const counts = [";", ",", "\t"].map((sign) => [sign, text.split(sign).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
}

function split(text: string, comma: string): string[] {
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    let cell = "";
    if (text[at] === '"') {
      let end = text.indexOf('"', at + 1);
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
      if (end < 0) end = text.length;
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = Math.min(end + 1, text.length);
    }
    const next = text.indexOf(comma, at);
    const stop = next < 0 ? text.length : next;
    cells.push(cell + text.slice(at, stop));
    at = stop + 1;
  }
  return cells;
}

export function csvLine(cells: string[]): string {
  const quoted = (text: string) => (/[",;\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `${cells.map((text) => quoted(inert(text))).join(",")}\n`;
}
