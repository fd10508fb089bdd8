/** Where somebody lives or wants things brought; the shop delivers in the Netherlands and Belgium. */
export type AddressCountry = "NL" | "BE";

export type Address = {
  firstName: string;
  lastName: string;
  company: string;
  country: AddressCountry;
  postcode: string;
  number: string;
  addition: string;
  street: string;
  city: string;
};

export const COUNTRIES: Record<AddressCountry, string> = { NL: "Nederland", BE: "België" };

const POSTCODE: Record<AddressCountry, RegExp> = {
  NL: /^[1-9][0-9]{3} ?(?!SA|SD|SS)[A-Z]{2}$/i,
  BE: /^[1-9][0-9]{3}$/,
};

export const isCountry = (text: string): text is AddressCountry => text === "NL" || text === "BE";

export function isPostcode(country: string, text: string): boolean {
  return isCountry(country) && POSTCODE[country].test(text.trim());
}

/** How a postcode is kept: 1234AB. */
export const tidyPostcode = (text: string): string => text.replace(/\s+/g, "").toUpperCase();

/** How a postcode is shown: 1234 AB. */
export const sayPostcode = (text: string): string => tidyPostcode(text).replace(/^(\d{4})([A-Z]{2})$/, "$1 $2");

export const isHouseNumber = (text: string): boolean => /^[1-9][0-9]{0,4}$/.test(text.trim());

/** A letter, an addition or a Belgian bus. */
export const isAddition = (text: string): boolean => /^[a-z0-9][a-z0-9 /-]{0,9}$/i.test(text.trim());

type Numbered = Pick<Address, "number" | "addition" | "country">;

/** "12 A", "12 bus 3": a letter or word stands apart, a bus by its name. */
export function sayNumber({ number, addition, country }: Numbered): string {
  if (!addition) return number;
  return country === "BE" && /^\d/.test(addition) ? `${number} bus ${addition}` : `${number} ${addition}`;
}

/** "Lindelaan 12 A" */
export const sayStreet = ({ street, ...numbered }: Numbered & Pick<Address, "street">): string =>
  `${street} ${sayNumber(numbered)}`;

/** The lines of a label, without the name. */
export const sayPlace = (address: Address): string[] => [
  sayStreet(address),
  `${sayPostcode(address.postcode)} ${address.city}`,
  COUNTRIES[address.country],
];
