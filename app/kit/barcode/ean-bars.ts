/** Gaps and bars of each digit in modules, as the left half of EAN writes it in set A (ISO/IEC 15420). */
const DIGITS = "3211 2221 2122 1411 1132 1231 1114 1312 1213 3112".split(" ").map((one) => Array.from(one, Number));
/** Which digits of the left half are in set B: that is how the first digit of thirteen is written. */
const FIRST = "AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA".split(" ");
const [EDGE, MIDDLE] = [
  [1, 1, 1],
  [1, 1, 1, 1, 1],
];

/** The widths of bars and gaps in turn, beginning with a bar, for thirteen digits or eight. */
export function eanBars(code: string): number[] {
  if (!/^(\d{8}|\d{13})$/.test(code)) throw new Error(`"${code}" is not an EAN`);
  const digits = Array.from(code, Number);
  const first = digits.length === 13 ? digits.shift() : undefined;
  const sets = first === undefined ? "AAAA" : (FIRST[first] ?? "");
  const widths = (digit: number): number[] => DIGITS[digit] ?? [];
  const left = digits
    .slice(0, sets.length)
    .flatMap((digit, at) => (sets[at] === "B" ? widths(digit).toReversed() : widths(digit)));
  // The right half has the same widths; it begins with a bar because the middle ends with a gap.
  const right = digits.slice(sets.length).flatMap(widths);
  return [...EDGE, ...left, ...MIDDLE, ...right, ...EDGE];
}
