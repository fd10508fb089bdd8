/** "ord_4k2…": the kind is in the text, so a mix-up shows. */
export type Id<Kind extends string> = `${Kind}_${string}`;

export const isId = <Kind extends string>(kind: Kind, text: string): text is Id<Kind> => text.startsWith(`${kind}_`);

/** For what comes back from a queue or a table that does not know the kind. */
export function requireId<Kind extends string>(kind: Kind, text: unknown): Id<Kind> {
  if (typeof text === "string" && isId(kind, text)) return text;
  throw new TypeError(`Not the id of a ${kind}`);
}

const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Time first, so that newer rows sort after older ones; then 80 random bits. */
export function newId<Kind extends string>(kind: Kind): Id<Kind> {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const time = Date.now().toString(36).padStart(9, "0");
  return `${kind}_${time}${Array.from(random, (byte) => ALPHABET[byte & 31]).join("")}`;
}
