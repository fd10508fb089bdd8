/** The number under a barcode, thirteen digits or eight, when the size has one. */
export function eanOf({ extra }: { extra: Record<string, unknown> }): string | null {
  const { ean } = extra;
  return typeof ean === "string" && ean !== "" ? ean : null;
}

/** The last digit of a barcode follows from the others: a slip of the hand is found by it. */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const last = digits.pop();
  const sum = digits.toReversed().reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === last;
}
