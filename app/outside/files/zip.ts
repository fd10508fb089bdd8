import { Readable, pipeline } from "node:stream";
import { crc32, createDeflateRaw, deflateRawSync } from "node:zlib";

/** What is long comes piece by piece, and is packed while it comes. */
export type Entry = { name: string; content: string | AsyncIterable<string> };

const UTF8 = 0x0800;
/** Checksum and sizes stand after the file: they are not known before. */
const SIZES_AFTER = 0x0008;
const DEFLATED = 8;

type Sums = { crc: number; packed: number; raw: number };
type About = { name: Buffer; flags: number; sums: Sums; at: Date };

/** The last fields that the head of a file and the list at the end have in common. */
function about({ name, flags, sums, at }: About): Buffer {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(DEFLATED, 4);
  head.writeUInt16LE(time, 6);
  head.writeUInt16LE(day, 8);
  head.writeUInt32LE(sums.crc, 10);
  head.writeUInt32LE(sums.packed, 14);
  head.writeUInt32LE(sums.raw, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

const mark = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, 4 * at);
  return bytes;
};

/** Files as one ZIP, sent while it is written; below 65,535 files and 4 GB, which the old form can hold. */
export async function* zip(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Buffer> {
  const listed: Buffer[] = [];
  let written = 0;
  for await (const { name: called, content } of entries) {
    const name = Buffer.from(called);
    const start = written;
    const sums: Sums = { crc: 0, packed: 0, raw: 0 };
    const flags = typeof content === "string" ? UTF8 : UTF8 | SIZES_AFTER;
    const pieces = typeof content === "string" ? whole(content, sums) : packed(content, sums);
    const first = typeof content === "string" ? ((await pieces.next()).value as Buffer) : Buffer.alloc(0);
    const head = Buffer.concat([mark(0x04034b50), about({ name, flags, sums, at }), name, first]);
    written += head.length;
    yield head;
    for await (const piece of pieces) {
      written += piece.length;
      yield piece;
    }
    if (flags & SIZES_AFTER) {
      const after = mark(0x08074b50, sums.crc, sums.packed, sums.raw);
      written += after.length;
      yield after;
    }
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(start, 10);
    const known = about({ name, flags, sums, at });
    listed.push(Buffer.concat([mark(0x02014b50), Buffer.from([20, 0]), known, rest, name]));
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(listed.length, 4);
  end.writeUInt16LE(listed.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(written, 12);
  yield Buffer.concat([list, mark(0x06054b50), end]);
}

async function* whole(content: string, sums: Sums): AsyncGenerator<Buffer> {
  const raw = Buffer.from(content);
  const bytes = deflateRawSync(raw);
  Object.assign(sums, { crc: crc32(raw), packed: bytes.length, raw: raw.length } satisfies Sums);
  yield bytes;
}

async function* packed(content: AsyncIterable<string>, sums: Sums): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const raw = Buffer.from(text);
      sums.crc = crc32(raw, sums.crc);
      sums.raw += raw.length;
      yield raw;
    }
  }
  const packer = createDeflateRaw();
  // What breaks at the source breaks the reading below.
  pipeline(Readable.from(counted(), { objectMode: false }), packer, () => {});
  for await (const bytes of packer as AsyncIterable<Buffer>) {
    sums.packed += bytes.length;
    yield bytes;
  }
}
