/** "ord_4k2…": the kind is in the text, so a mix-up shows. */
export type Id<Kind extends string> = `${Kind}_${string}`;

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Time first, so that newer rows sort after older ones; then 80 random bits. */
export function newId<Kind extends string>(kind: Kind): Id<Kind> {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const time = Date.now().toString(36).padStart(9, "0");
  return `${kind}_${time}${Array.from(random, (byte) => ALPHABET[byte & 31]).join("")}`;
}
