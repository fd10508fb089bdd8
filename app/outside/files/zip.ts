import { crc32, deflateRawSync } from "node:zlib";

export type Entry = { name: string; content: string };

const UTF8 = 0x0800;
const DEFLATED = 8;

/** The last fields that the head of a file and the list at the end have in common. */
function about(name: Buffer, raw: Buffer, packed: Buffer, at: Date): Buffer {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(UTF8, 2);
  head.writeUInt16LE(DEFLATED, 4);
  head.writeUInt16LE(time, 6);
  head.writeUInt16LE(day, 8);
  head.writeUInt32LE(crc32(raw), 10);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt32LE(raw.length, 18);
  head.writeUInt16LE(name.length, 22);
  return head;
}

const mark = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** Files as one ZIP, sent while it is written; below 65,535 files and 4 GB, which the old form can hold. */
export async function* zip(entries: AsyncIterable<Entry>, at: Date): AsyncGenerator<Buffer> {
  const listed: Buffer[] = [];
  let written = 0;
  let count = 0;
  for await (const { name, content } of entries) {
    const [called, raw] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflateRawSync(raw);
    const head = about(called, raw, packed, at);
    const file = Buffer.concat([mark(0x04034b50), head, called, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(written, 10);
    listed.push(Buffer.concat([mark(0x02014b50), Buffer.from([20, 0]), head, rest, called]));
    written += file.length;
    count++;
    yield file;
  }
  const list = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(written, 12);
  yield Buffer.concat([list, mark(0x06054b50), end]);
}
