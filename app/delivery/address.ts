/** "12", "12 A", "12-2", "12 bus 3": a number of at most five digits and perhaps something behind it. */
export const isHouseNumber = (number: string): boolean =>
  /^[1-9][0-9]{0,4}(?:[ -]?[0-9A-Z]{1,4}|,? ?bus [0-9A-Z]{1,6})?$/i.test(number.trim());

/** Dutch and Belgian numbers, with or without country code, spaces and dashes. */
export function isPhone(phone: string): boolean {
  const digits = phone.replace(/[\s().-]/g, "").replace(/^(\+|00)(31|32)(\(?0\)?)?/, "0");
  return /^0[1-9]\d{7,8}$/.test(digits);
}
