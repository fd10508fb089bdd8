/** A longer hedge is a job to talk about, not a number to type. */
export const MOST_METRES = 500;

export type Metres = { ok: true; metres: number } | { ok: false; reason: "empty" | "wrong" | "too-long" };

/** A length as people type it: "12", "12,5", and "12," on the way there. */
export function readMetres(text: string): Metres {
  const plain = text.trim();
  if (!plain) return { ok: false, reason: "empty" };
  const metres = /^\d+(?:[.,]\d*)?$/.test(plain) ? Number(plain.replace(",", ".")) : 0;
  if (!(metres > 0)) return { ok: false, reason: "wrong" };
  return metres > MOST_METRES ? { ok: false, reason: "too-long" } : { ok: true, metres };
}

/** Rounded up, but 1.2 metres of five are six plants, not seven. */
export const plantsAlong = (metres: number, perMetre: number): number => Math.ceil(metres * perMetre - 1e-9);
