import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture with a dark left and a light right half, so that its sides can be told apart. */
export async function aPhoto({ width = 900, height = 600, seed = 0 } = {}): Promise<Sharp> {
  const dark = {
    width: Math.round(width / 2),
    height,
    channels: 3 as const,
    background: { r: 20 + seed, g: 60, b: 30 },
  };
  const left = await sharp({ create: dark }).png().toBuffer();
  return sharp({ create: { ...dark, width, background: { r: 240, g: 235, b: 220 } } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

/** Only its head says how large it is: that is what such a bomb is made of. */
export function aBomb(side = 50_000): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = chunk("IDAT", deflateSync(Buffer.alloc(1_000_000)));
  const png = [Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), rows, chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat(png);
}
