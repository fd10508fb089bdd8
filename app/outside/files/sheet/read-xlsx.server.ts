import sax from "sax";
import yauzl from "yauzl";
import { type Limits, Unfit } from "./limits.ts";

type Row = { row: number; cells: string[] };
type Budget = { bytes: number; until: number };
type Element = (name: string, attributes: Record<string, string>) => void;
type Listener = { open?: Element; close?: (name: string) => void; text?: (text: string) => void };

/** A workbook has a few dozen files at most. */
const MOST_FILES = 2_000;
const MOST_STRINGS = 1_000_000;

/**
 * The rows of the first sheet of a workbook, piece by piece. What is packed is unpacked no further than the limits:
 * its names are not trusted, what gives more than it said is broken, and no file of it touches the disk.
 */
export async function* readXlsx(file: string, limits: Limits): AsyncGenerator<Row> {
  const zip = await yauzl.openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new Unfit("broken");
  });
  try {
    const files = await listFiles(zip);
    const budget = { bytes: limits.unzipped, until: Date.now() + limits.milliseconds };
    const sheet = files.get(await findSheet(zip, files, budget));
    if (!sheet) throw new Unfit("other");
    const strings = files.get("xl/sharedStrings.xml");
    const shared = strings ? await readStrings(zip, strings, budget, limits) : [];
    yield* readSheet(zip, sheet, budget, limits, shared);
  } finally {
    zip.close();
  }
}

async function listFiles(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
  const files = new Map<string, yauzl.Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      files.set(entry.fileName, entry);
      if (files.size > MOST_FILES) throw new Unfit("bomb");
    }
  } catch (error) {
    throw error instanceof Unfit ? error : new Unfit("broken");
  }
  return files;
}

/** The first sheet by the order in which somebody sees them. */
async function findSheet(zip: yauzl.ZipFile, files: Map<string, yauzl.Entry>, budget: Budget): Promise<string> {
  const [book, ties] = [files.get("xl/workbook.xml"), files.get("xl/_rels/workbook.xml.rels")];
  if (!book) throw new Unfit("other");
  const ids: string[] = [];
  const targets = new Map<string, string>();
  await listen(zip, book, budget, {
    open(name, attributes) {
      if (name === "sheet" && !/hidden/i.test(attributes.state ?? "")) ids.push(attributes["r:id"] ?? "");
    },
  });
  if (ties)
    await listen(zip, ties, budget, {
      open(name, { Id = "", Target = "" }) {
        if (name === "Relationship") targets.set(Id, Target);
      },
    });
  const target = targets.get(ids[0] ?? "") ?? "worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

async function readStrings(zip: yauzl.ZipFile, entry: yauzl.Entry, budget: Budget, limits: Limits): Promise<string[]> {
  const strings: string[] = [];
  let [text, isText, isSound] = ["", false, false];
  await listen(zip, entry, budget, {
    open(name) {
      if (name === "si") text = "";
      if (name === "t") isText = !isSound;
      // How a word sounds in Japanese is no part of it.
      if (name === "rPh") isSound = true;
    },
    text(more) {
      if (isText) text += more;
      if (text.length > limits.letters) throw new Unfit("letters");
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "rPh") isSound = false;
      if (name !== "si") return;
      strings.push(text);
      if (strings.length > MOST_STRINGS) throw new Unfit("bomb");
    },
  });
  return strings;
}

async function* readSheet(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  budget: Budget,
  limits: Limits,
  shared: string[],
): AsyncGenerator<Row> {
  let rows: Row[] = [];
  let count = 0;
  let now: Row = { row: 0, cells: [] };
  let [column, kind, text, isValue] = [-1, "", "", false];
  const listener: Listener = {
    open(name, { r = "", t = "" }) {
      if (name === "row") {
        [now, column] = [{ row: Number(r) || now.row + 1, cells: [] }, -1];
      } else if (name === "c") {
        column = columnOf(r) ?? column + 1;
        [kind, text] = [t, ""];
      } else if (name === "v" || name === "t") isValue = true;
    },
    text(more) {
      if (isValue) text += more;
      if (text.length > limits.letters) throw new Unfit("letters");
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "c" && column < limits.columns) now.cells[column] = valueOf(kind, text, shared);
      else if (name === "row") {
        // Rows without a word in them are not counted by who reads these, but they cost time.
        if (++count > 4 * limits.rows) throw new Unfit("rows");
        // A cell that is not there is empty.
        rows.push({ row: now.row, cells: Array.from(now.cells, (cell) => cell ?? "") });
      }
    },
  };
  for await (const _piece of pieces(zip, entry, budget, listener)) {
    yield* rows;
    rows = [];
  }
  yield* rows;
}

/** "AB12" is column 27; nothing when the cell does not say where it stands. */
function columnOf(place: string): number | undefined {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(place)?.[0];
  if (!letters) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function valueOf(kind: string, text: string, shared: string[]): string {
  if (kind === "s") return shared[Number(text)] ?? "";
  if (kind === "b") return text === "1" ? "true" : "false";
  return kind === "" || kind === "n" ? numberText(text) : text;
}

/** A number as somebody would write it: 6.949999999999999 is 6.95. Three decimals become four, so that no dot can be one of thousands. */
function numberText(text: string): string {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return text;
  const plain = Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(15)));
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

async function listen(zip: yauzl.ZipFile, entry: yauzl.Entry, budget: Budget, listener: Listener): Promise<void> {
  for await (const _piece of pieces(zip, entry, budget, listener));
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Unpacks a file and tells what is in it; between two pieces the shop does other things. */
async function* pieces(
  zip: yauzl.ZipFile,
  entry: yauzl.Entry,
  budget: Budget,
  { open, close, text }: Listener,
): AsyncGenerator<void> {
  const parser = new sax.SAXParser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => open?.(localName(name), attributes as Record<string, string>);
  parser.onclosetag = (name) => close?.(localName(name));
  parser.ontext = (more) => text?.(more);
  parser.oncdata = (more) => text?.(more);
  // No workbook has one: it is where a file that eats memory hides its words.
  parser.ondoctype = () => {
    throw new Unfit("broken");
  };
  parser.onerror = () => {
    throw new Unfit("broken");
  };
  const decoder = new TextDecoder();
  // No more comes out than the file says of itself, so what says too much is not begun.
  if (entry.uncompressedSize > budget.bytes) throw new Unfit("bomb");
  try {
    for await (const bytes of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      budget.bytes -= bytes.length;
      if (Date.now() > budget.until) throw new Unfit("slow");
      parser.write(decoder.decode(bytes, { stream: true }));
      yield;
    }
    parser.close();
  } catch (error) {
    throw error instanceof Unfit ? error : new Unfit("broken");
  }
}
