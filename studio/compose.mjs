// A master is two layers: the object with alpha and the light the ground keeps. Here they become one picture on the matte.
import fs from "node:fs";
import sharp from "sharp";

const MATTE = [0xf9, 0xf7, 0xea]; // --papier, the page
export const SHADOW = [58, 42, 26];

const smooth = (t) => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

/** The two layers of a master: the object with alpha, and how much light the ground loses to its shade (0…255). */
export async function layers(master) {
  const kind = ["png", "webp"].find((k) => fs.existsSync(`${master}.${k}`));
  const { data: object, info } = await sharp(`${master}.${kind}`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shadow = await sharp(`${master}.shadow.${kind}`)
    .removeAlpha()
    .resize(width, height, { kernel: "cubic" })
    .extractChannel(1)
    .negate()
    .raw()
    .toBuffer();
  return { width, height, object, shadow };
}

function boundsOf({ object, width, height }) {
  let left = width,
    right = 0,
    top = height,
    bottom = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (object[(y * width + x) * 4 + 3] <= 40) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  return { left, right, top, bottom };
}

async function crop(pixels, channels, layer, frame, out) {
  const left = Math.round(frame.left),
    top = Math.round(frame.top),
    side = Math.round(frame.side);
  const extra = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + side - layer.width),
    bottom: Math.max(0, top + side - layer.height),
  };
  const wide = await sharp(pixels, { raw: { width: layer.width, height: layer.height, channels } })
    .extend({ ...extra, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(wide.data, {
    raw: { width: wide.info.width, height: wide.info.height, channels: wide.info.channels },
  })
    .extract({ left: left + extra.left, top: top + extra.top, width: side, height: side })
    .resize(out, out, { kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, channels: info.channels };
}

/** The picture as it was framed by the lens, on the shop's matte: opaque RGB pixels, and the colour of the object. */
export async function asFramed(master) {
  const { object, shadow, width } = await layers(master);
  const flat = Buffer.alloc(width * width * 3);
  for (let i = 0; i < width * width; i++) {
    const a = object[i * 4 + 3] / 255;
    const ground = 1 - shadow[i] / 255;
    for (let c = 0; c < 3; c++) flat[i * 3 + c] = Math.round(object[i * 4 + c] * a + MATTE[c] * ground * (1 - a));
  }
  return { flat, size: width, colour: dominantColour({ pixels: object, size: width }) };
}

/** The framed cut-out with its shadow: RGBA pixels of out × out, and where the object stands in it (0..1). */
export async function cutout(
  master,
  { out = 800, fillW = 0.88, fillH = 0.94, foot = 0.035, dx = 0.02, shadow: strength = 1 } = {},
) {
  const layer = await layers(master);
  const b = boundsOf(layer);
  const width = b.right - b.left,
    height = b.bottom - b.top;
  const side = Math.max(width / fillW, height / fillH);
  const frame = { side, left: (b.left + b.right) / 2 + dx * side - side / 2, top: b.bottom + foot * side - side };
  const object = await crop(layer.object, 4, layer, frame, out);
  const shade = await crop(layer.shadow, 1, layer, frame, out);
  const pixels = Buffer.alloc(out * out * 4);
  for (let y = 0; y < out; y++)
    for (let x = 0; x < out; x++) {
      const i = y * out + x;
      const edge = smooth(
        Math.min(1, (1 - x / out) / 0.14) * Math.min(1, x / out / 0.08) * Math.min(1, (1 - y / out) / 0.13),
      );
      const a = object.data[i * 4 + 3] / 255;
      const cast = (shade.data[i * shade.channels] / 255) * strength * edge * (1 - a);
      const total = a + cast;
      pixels[i * 4 + 3] = Math.round(total * 255);
      for (let c = 0; c < 3; c++)
        pixels[i * 4 + c] = total > 0 ? Math.round((object.data[i * 4 + c] * a + SHADOW[c] * cast) / total) : SHADOW[c];
    }
  const box = {
    left: (b.left - frame.left) / side,
    right: (b.right - frame.left) / side,
    top: (b.top - frame.top) / side,
    bottom: (b.bottom - frame.top) / side,
  };
  return { pixels, size: out, box };
}

/** The colour of the object itself: the mean of its saturated, solid pixels. */
function dominantColour({ pixels, size }) {
  const sum = [0, 0, 0];
  let weight = 0;
  for (let i = 0; i < size * size; i += 3) {
    if (pixels[i * 4 + 3] < 250) continue;
    const rgb = [pixels[i * 4], pixels[i * 4 + 1], pixels[i * 4 + 2]];
    const w = 20 + Math.max(...rgb) - Math.min(...rgb);
    for (let c = 0; c < 3; c++) sum[c] += rgb[c] * w;
    weight += w;
  }
  return `#${sum
    .map((v) =>
      Math.round(v / Math.max(1, weight))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
