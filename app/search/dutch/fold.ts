const ligatures: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ĳ: "ij", "×": "x", ł: "l", đ: "d" };

/** Lower case, no accents, one kind of quote: what two spellings of a word have in common before grammar. */
export function fold(text: string): string {
  let plain = true;
  for (let i = 0; i < text.length; i++) {
    if (text.charCodeAt(i) > 126) {
      plain = false;
      break;
    }
  }
  const lower = text.toLowerCase();
  if (plain) return lower;
  return lower
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøĳ×łđ]/g, (sign) => ligatures[sign] ?? sign)
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[‐-―−]/g, "-")
    .replace(/²/g, "2")
    .replace(/³/g, "3");
}

/** What a shopper can have pasted by accident: control characters and invisible signs become a space. */
export function cleanText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, " ");
}
