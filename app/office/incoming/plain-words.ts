const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", euro: "€" };

const signOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "");

function unescape(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (all, decimal, hex, name: string | undefined) => {
      if (decimal) return signOf(Number(decimal));
      if (hex) return signOf(Number.parseInt(String(hex), 16));
      return NAMED[name?.toLowerCase() ?? ""] ?? all;
    },
  );
}

/** More than anybody writes. What stands behind it is not looked at, and what is never closed ends there: no mail takes long. */
const MOST = { html: 400_000, text: 100_000, line: 300 };

/** The words of a mail that has only HTML: lines where it had blocks, and nothing that could be markup again. */
export function wordsOfHtml(html: string): string {
  const bare = html
    .slice(0, MOST.html)
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .replace(/<(script|style|head|title)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<blockquote\b[\s\S]*$/i, "")
    .replace(/\s+/g, " ")
    .replace(/<(br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*(>|$)/gi, "\n")
    .replace(/<[^>]*(>|$)/g, "");
  return unescape(bare);
}

/** Where a mail program begins to repeat what it answers. */
const BEGINS = [
  /^>/,
  /^-{2,}\s*(Oorspronkelijk bericht|Original Message|Doorgestuurd bericht|Forwarded message)/i,
  /^_{10,}\s*$/,
  /^Op\s.{5,120}\sschreef\b.*:\s*$/i,
  /^Op\s.{5,120}\sheeft\b.{0,120}\shet volgende geschreven:\s*$/i,
  /^On\s.{5,120}\swrote:\s*$/i,
  /^(Van|From):\s.*@/i,
];
/** The sentence before a quote is often broken over two lines. */
const SPLIT = /^(Op|On)\s.{5,120}$/i;
const ENDS = /(schreef|wrote|geschreven)\b.*:\s*$/i;

/** What somebody wrote themselves: without what they answer to, and without the signature of their phone. */
export function withoutQuote(text: string): string {
  const lines = text.slice(0, MOST.text).replace(/\r\n?/g, "\n").split("\n");
  const heads = lines.map((line) => line.trim().slice(0, MOST.line));
  const quote = heads.findIndex(
    (line, at) => BEGINS.some((begin) => begin.test(line)) || (SPLIT.test(line) && ENDS.test(heads[at + 1] ?? "")),
  );
  const own = (quote < 0 ? lines : lines.slice(0, quote)).join("\n");
  const signed = own
    .replace(/\n-- \n[\s\S]*$/, "")
    .replace(/\n(Verstuurd|Verzonden) (vanaf|van) mijn \S+[\s\S]*$/i, "");
  const tidy = (words: string) =>
    words
      .replace(/[\u200b\u00ad\ufeff]/g, "")
      .split("\n")
      .map((line) => line.trimEnd())
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  // A mail that is nothing but a quote is shown whole rather than empty.
  return tidy(signed) || tidy(lines.join("\n"));
}
