import fs from "node:fs";
import { Unfit } from "#outside/files/sheet/limits.ts";

/** What a file is by its first bytes, whatever it is called. */
export function kindOf(start: Buffer): "xlsx" | "csv" | Unfit {
  if (start.length === 0) return new Unfit("empty");
  if (start.subarray(0, 4).equals(Buffer.from("PK\x03\x04"))) return "xlsx";
  if (start.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))) return new Unfit("xls");
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)) return new Unfit("utf16");
  // No text has these signs; a page or a program's own notation is no list of columns.
  if (start.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return new Unfit("other");
  return /^(%PDF|\s*[<{[])/.test(start.toString("latin1").replace(/^\xef\xbb\xbf/, "")) ? new Unfit("other") : "csv";
}

export async function startOf(file: string): Promise<Buffer> {
  const handle = await fs.promises.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
