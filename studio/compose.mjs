// A render is two layers: the object with alpha and the shadow alone. Here they become one picture on the matte.
import sharp from "sharp";

export const MATTE = [0xfa, 0xf6, 0xeb];
const SHADOW = [58, 42, 26];
const HAZE = 0.16;

const smooth = (t) => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

async function layers(master, calm) {
  const { width, height } = await sharp(`${master}.png`).metadata();
  const object = await sharp(`${master}.png`).toColourspace("srgb").ensureAlpha().raw({ depth: "uchar" }).toBuffer();
  if (calm) await calmTheShade(object, width, height);
  const shadow = await sharp(`${master}.shadow.png`)
    .toColourspace("srgb")
    .ensureAlpha()
    .extractChannel(3)
    .blur(2.6)
    .resize(width, height, { kernel: "cubic" })
    .raw({ depth: "uchar" })
    .toBuffer();
  fadeAtTheFrame(shadow, width, height);
  return { width, height, object, shadow };
}

/** Few samples leave grain where little light comes: there the median of the neighbours takes over, bright leaves stay crisp. */
async function calmTheShade(object, width, height) {
  const { data } = await sharp(object, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .median(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let i = 0; i < width * height; i++) {
    if (object[i * 4 + 3] < 250) continue;
    const luma = data[i * 3] * 0.3 + data[i * 3 + 1] * 0.6 + data[i * 3 + 2] * 0.1;
    const weight = 0.25 + 0.75 * smooth((150 - luma) / 80);
    for (let c = 0; c < 3; c++)
      object[i * 4 + c] = Math.round(object[i * 4 + c] * (1 - weight) + data[i * 3 + c] * weight);
  }
}

function fadeAtTheFrame(shadow, width, height) {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const near =
        Math.min(1, (width - 1 - x) / (width * 0.16)) *
        Math.min(1, x / (width * 0.1)) *
        Math.min(1, (height - 1 - y) / (height * 0.06));
      shadow[y * width + x] = Math.round(shadow[y * width + x] * smooth(near));
    }
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

/** A close-up fills its frame: no feet, no shadow. */
async function whole(layer, out) {
  const { object, width, height } = layer;
  const pixels = await sharp(object, { raw: { width, height, channels: 4 } })
    .resize(out, out, { kernel: "lanczos3" })
    .raw()
    .toBuffer();
  return { pixels };
}

/** The framed cut-out with its shadow: RGBA pixels of out × out, and where the object stands in it (0..1). */
export async function cutout(
  master,
  {
    out = 800,
    fillW = 0.88,
    fillH = 0.94,
    foot = 0.035,
    dx = 0.02,
    shadow: strength = 0.6,
    centre = false,
    calm = false,
    full = false,
  } = {},
) {
  const layer = await layers(master, calm);
  const b = boundsOf(layer);
  if (full) return { ...(await whole(layer, out)), size: out, box: { left: 0, right: 1, top: 0, bottom: 1 } };
  const width = b.right - b.left,
    height = b.bottom - b.top;
  const side = Math.max(width / fillW, height / fillH);
  const lift = centre ? Math.max(foot * side, (side - height) / 2 - 0.04 * side) : foot * side;
  const frame = { side, left: (b.left + b.right) / 2 + dx * side - side / 2, top: b.bottom + lift - side };
  const object = await crop(layer.object, 4, layer, frame, out);
  const shade = await crop(layer.shadow, 1, layer, frame, out);
  const pixels = Buffer.alloc(out * out * 4);
  for (let y = 0; y < out; y++)
    for (let x = 0; x < out; x++) {
      const i = y * out + x;
      const edge = smooth(
        Math.min(1, (1 - x / out) / 0.14) * Math.min(1, x / out / 0.08) * Math.min(1, (1 - y / out) / 0.03),
      );
      const a = object.data[i * 4 + 3] / 255;
      const s = Math.max(0, shade.data[i * shade.channels] / 255 - HAZE) / (1 - HAZE);
      const cast = s ** 1.1 * strength * edge * (1 - a);
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

/** Opaque RGB pixels on the shop's matte. */
export function onMatte({ pixels, size }) {
  const flat = Buffer.alloc(size * size * 3);
  for (let i = 0; i < size * size; i++) {
    const a = pixels[i * 4 + 3] / 255;
    for (let c = 0; c < 3; c++) flat[i * 3 + c] = Math.round(pixels[i * 4 + c] * a + MATTE[c] * (1 - a));
  }
  return flat;
}

/** The colour of the object itself: the mean of its saturated, solid pixels. */
export function dominantColour({ pixels, size }) {
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
