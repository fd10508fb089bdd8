/** "12", "12 A", "12-2", "12 bus 3": a number of at most five digits and perhaps something behind it. */
export const isHouseNumber = (number: string): boolean =>
  /^[1-9][0-9]{0,4}(?:[ -]?[0-9A-Z]{1,4}|,? ?bus [0-9A-Z]{1,6})?$/i.test(number.trim());

/** Dutch and Belgian numbers, with or without country code, spaces and dashes. */
export function isPhone(phone: string): boolean {
  const digits = phone.replace(/[\s().-]/g, "").replace(/^(\+|00)(31|32)(\(?0\)?)?/, "0");
  return /^0[1-9]\d{7,8}$/.test(digits);
}

/** Company numbers with their own check: Dutch by form, Belgian with its control number. */
export function isVatNumber(given: string): boolean {
  const number = plainVatNumber(given);
  if (/^NL\d{9}B\d{2}$/.test(number)) return true;
  const belgian = /^BE([01]\d{7})(\d{2})$/.exec(number);
  return belgian !== null && 97 - (Number(belgian[1]) % 97) === Number(belgian[2]);
}

export const plainVatNumber = (given: string): string => given.toUpperCase().replace(/[\s.]/g, "");
