// Makes pictures of a photograph, in a process of its own: what a decoder takes or breaks, it takes and breaks here.
//   master <from> <to>                                     upright, without EXIF or position, at most 2,400 pixels
//   sizes <from> <folder> <key> <x> <y> <keep|matte> <effort>   our square, in every width and format the pages ask for
// The last line says what came of it, as JSON.
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

const MOST_PIXELS = 64e6;
/** For what the library can only decode as a whole: it takes some 16 bytes for each pixel. */
const MOST_WHOLE = 24e6;
const LEAST_SIDE = 400;
const MASTER = 2400;
/** What our drawings stand on. */
const MATTE = "#f9f7ea";
/** Width of the file, and the most it may weigh. */
const AVIF = [
  [240, 16_000],
  [480, 40_000],
  [800, 60_000],
  [1200, 120_000],
  [1600, 190_000],
];
const QUALITY = [58, 52, 46, 40, 34, 28];
const WEBP = [480, 1200];

sharp.cache(false);
sharp.concurrency(1);
// Nothing but these four is ever decoded, whatever the bytes look like to the library.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegFile",
    "VipsForeignLoadPngFile",
    "VipsForeignLoadWebpFile",
    "VipsForeignLoadHeifFile",
  ],
});

const open = (file) => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });

class Refused extends Error {}

async function makeMaster(from, to) {
  const found = await open(from)
    .metadata()
    .catch((error) => {
      throw new Refused(/pixel limit/i.test(error.message) ? "pixels" : "broken");
    });
  const { width = 0, height = 0 } = found;
  const whole = found.format === "heif" || found.isProgressive;
  if (width * height > (whole ? MOST_WHOLE : MOST_PIXELS)) throw new Refused("pixels");
  if (Math.min(width, height) < LEAST_SIDE) throw new Refused("small");
  if ((found.pages ?? 1) > 1) throw new Refused("moving");
  const made = await open(from)
    .autoOrient()
    .resize(MASTER, MASTER, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: MATTE })
    .toColourspace("srgb")
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toFile(to)
    .catch(() => {
      throw new Refused("broken");
    });
  return { width: made.width, height: made.height };
}

async function square(from, x, y, background) {
  const { width, height } = await open(from).metadata();
  const size = 1600;
  if (background === "matte") {
    const inside = { width: size, height: size, fit: "contain", background: MATTE };
    return open(from).resize(inside).raw().toBuffer();
  }
  const side = Math.min(width, height);
  const place = (part, all) => Math.round(Math.min(Math.max((part / 100) * all - side / 2, 0), all - side));
  return open(from)
    .extract({ left: place(x, width), top: place(y, height), width: side, height: side })
    .resize(size, size)
    .raw()
    .toBuffer();
}

async function withinBudget(image, budget, effort) {
  for (const quality of QUALITY) {
    const bytes = await image.clone().avif({ quality, effort }).toBuffer();
    if (bytes.length <= budget || quality === QUALITY.at(-1)) return bytes;
  }
}

async function makeSizes(from, folder, key, x, y, background, effort) {
  const raw = { raw: { width: 1600, height: 1600, channels: 3 } };
  const pixels = await square(from, Number(x), Number(y), background);
  const [r, g, b] = await sharp(pixels, raw).resize(1, 1).raw().toBuffer();
  const files = [];
  const put = (name, bytes) => {
    fs.writeFileSync(path.join(folder, name), bytes);
    files.push(name);
  };
  for (const [width, budget] of AVIF) {
    const scaled = sharp(pixels, raw).resize(width, width, { kernel: "lanczos3" });
    put(`${key}-${width}.avif`, await withinBudget(scaled, budget, Number(effort)));
    if (WEBP.includes(width)) put(`${key}-${width}.webp`, await scaled.clone().webp({ quality: 78 }).toBuffer());
  }
  return { files, colour: `#${[r, g, b].map((one) => one.toString(16).padStart(2, "0")).join("")}` };
}

const [deed, ...given] = process.argv.slice(2);
const work = { master: makeMaster, sizes: makeSizes }[deed];
try {
  console.log(JSON.stringify({ ok: true, ...(await work(...given)) }));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.log(JSON.stringify({ ok: false, reason: error.message }));
}
