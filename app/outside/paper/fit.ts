import type { PDFFont } from "pdf-lib";

/** Letters that are no other letter with a sign on it, as they are written without them. */
const ALIKE: Record<string, string> = { Ł: "L", ł: "l", Đ: "D", đ: "d", ı: "i", Œ: "OE", œ: "oe", Ħ: "H", ħ: "h" };

/** The built-in fonts know Latin letters only; what they lack is written plainly rather than lost. */
export function plain(text: string): string {
  return text
    .replaceAll("−", "-")
    .replaceAll("\u00a0", " ")
    .normalize("NFC")
    .replace(
      /[^\u0020-\u007e\u00a1-\u00ff€‘’“”–—•…]/gu,
      (sign) => ALIKE[sign] ?? (sign.normalize("NFD").replace(/[^\u0020-\u007e]/gu, "") || "?"),
    );
}

/** Words in lines that fit the room; a word that is longer than a line is cut. */
export function linesOf(font: PDFFont, text: string, size: number, room: number): string[] {
  const isWide = (words: string) => font.widthOfTextAtSize(plain(words), size) > room;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length && !isWide(longer)) {
      lines[lines.length - 1] = longer;
      continue;
    }
    let line = "";
    for (const sign of word) {
      if (line && isWide(line + sign)) {
        lines.push(line);
        line = "";
      }
      line += sign;
    }
    lines.push(line);
  }
  return lines;
}
