/** Company numbers with their own check: Dutch by form, Belgian with its control number. */
export function isVatNumber(given: string): boolean {
  const number = plainVatNumber(given);
  if (/^NL\d{9}B\d{2}$/.test(number)) return true;
  const belgian = /^BE([01]\d{7})(\d{2})$/.exec(number);
  return belgian !== null && 97 - (Number(belgian[1]) % 97) === Number(belgian[2]);
}

export const plainVatNumber = (given: string): string => given.toUpperCase().replace(/[\s.]/g, "");

/** A Belgian company accounts for the VAT itself when goods go to it over the border. */
export const isBelgianVatNumber = (given: string): boolean =>
  plainVatNumber(given).startsWith("BE") && isVatNumber(given);
