import { withoutKey } from "#kit/path.ts";
import { withoutValues } from "#outside/log/without-values.ts";

const RULES: [RegExp, string][] = [
  [/\b(token|key|secret|password|wachtwoord|code|email|k|c|t)=[^&\s"')]+/gi, "$1=[weggelaten]"],
  [/\bBearer\s+\S+/gi, "Bearer [weggelaten]"],
  [/\b[A-Z]{2}\d{2}\s?(?:[A-Z0-9]{4}\s?){2,7}[A-Z0-9]{0,4}\b/g, "[rekening]"],
  [/\b\d{1,3}(\.\d{1,3}){3}\b/g, "[adres]"],
  [/\b[1-9]\d{3}\s?[A-Z]{2}\b/g, "[postcode]"],
  [/(?:\+|\b00|\b0)\d[\d\s-]{7,12}\d\b/g, "[telefoon]"],
  [/\b(?:usr|car|ord|ses)_[0-9a-z]{10,}/g, "[id]"],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g, "[geheim]"],
];

/** R84: what leaves for a report says what broke, not for whom. */
export function scrub(text: string): string {
  return RULES.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), withoutValues(text));
}

export const scrubPath = (path: string): string => scrub(withoutKey(path.split(/[?#]/, 1)[0] ?? "")).slice(0, 200);

/** What makes two errors the same: the words without numbers, and where it began. */
export function sameness(message: string, stack: string): string {
  const frame = stack.split("\n").find((line) => /^\s*at |@/.test(line)) ?? "";
  return `${message.replace(/\d+/g, "0")}|${frame.replace(/[?#:]\S*|-[\w-]{8}\.js/g, "").trim()}`;
}
