/** As large as an upload may be, and how many may come at once. */
export const MOST_BYTES = 40 * 1024 * 1024;
export const MOST_FILES = 20;
export const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

export type Kind = "jpeg" | "png" | "webp" | "avif" | "heic" | "svg" | "gif" | "other";

/** What a file is by its first bytes, whatever it is called. */
export function kindOf(start: Uint8Array): Kind {
  const text = String.fromCharCode(...start.subarray(0, 256));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("GIF8")) return "gif";
  if (text.slice(4, 8) === "ftyp") {
    const brands = text.slice(8, 64);
    if (/avif|avis/.test(brands)) return "avif";
    if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return "heic";
  }
  return /^\W{0,3}\s*<(\?xml|!doctype svg|svg)/i.test(text) ? "svg" : "other";
}

export type Photo = {
  id: number;
  product: string | null;
  name: string;
  alt: string;
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  background: "keep" | "matte";
  key: string | null;
  state: "waiting" | "ready" | "failed";
};

/** What a text calls a picture: the number of a photograph, or a drawing's own key. */
export const markOf = ({ key, photo }: { key: string; photo?: number | undefined }): string =>
  photo === undefined ? key : String(photo);
