/** Lengths are whole centimetres inside; people type "8,5", "8.50 m" or "850 cm". */
export type Cm = number;

export type Measured = { ok: true; cm: Cm } | { ok: false; reason: "empty" | "no-number" | "too-small" | "too-long" };

export function readLength(text: string | null | undefined, range: { from: Cm; to: Cm }): Measured {
  const plain = (text ?? "").trim().toLowerCase().replace(/\s+/g, "");
  if (plain === "") return { ok: false, reason: "empty" };
  const found = /^([−-]?)(\d{1,7}(?:[.,]\d{1,6})?)(cm|m|meter)?$/.exec(plain);
  if (!found) return { ok: false, reason: "no-number" };
  const value = Number(found[2]?.replace(",", "."));
  const cm = Math.round(found[3] === "cm" ? value : value * 100);
  if (found[1] || cm < range.from) return { ok: false, reason: "too-small" };
  if (cm > range.to) return { ok: false, reason: "too-long" };
  return { ok: true, cm };
}

/** Any other number somebody types, such as 12,5 m². */
export function readNumber(
  text: string | null | undefined,
  most: number,
): { ok: true; value: number } | Exclude<Measured, { ok: true }> {
  const plain = (text ?? "").trim().replace(",", ".");
  if (plain === "") return { ok: false, reason: "empty" };
  if (!/^[−-]?\d{1,9}(\.\d{1,6})?$/.test(plain)) return { ok: false, reason: "no-number" };
  const value = Number(plain.replace("−", "-"));
  if (value <= 0) return { ok: false, reason: "too-small" };
  return value > most ? { ok: false, reason: "too-long" } : { ok: true, value };
}

/** 1250 → "12,5"; 800 → "8" */
export const sayMetres = (cm: Cm): string => sayNumber(cm / 100, 2);

/** 12.5 → "12,5", never more decimals than asked. */
export function sayNumber(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const [whole = "0", rest] = String(Math.round(value * factor) / factor).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return rest ? `${grouped},${rest}` : grouped;
}
