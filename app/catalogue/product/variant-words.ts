import { type Cents, euros, round } from "#kit/money.ts";
import type { Unit, Variant } from "./product.ts";

export type FormIcon = "pot" | "kale-wortel" | "kluit" | "pakket" | "zaden" | "grond";

const ICONS: Record<string, FormIcon> = {
  pot: "pot",
  "blote-wortel": "kale-wortel",
  kluit: "kluit",
  zakje: "zaden",
  zak: "grond",
  bigbag: "grond",
};
const PER: Record<Unit["of"], string> = {
  l: "per liter",
  kg: "per kg",
  m2: "per m²",
  m: "per meter",
  stuk: "per stuk",
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "pot C2" is a pot of two litres to everyone outside the trade. */
const litres = (text: string) =>
  text.replace(/^pot C(\d+(?:,\d)?)$/, "pot, $1 liter").replace(/^pot P(\d+(?:,\d)?)$/, "pot, $1 cm");

/** "60–80 cm, pot C2" becomes a size and a form, for the two columns of the table. */
export function sizeAndForm({ label, form }: Pick<Variant, "label" | "form">): {
  size: string;
  form: string;
  icon: FormIcon;
} {
  const parts = label.split(", ");
  const girth = parts.findIndex((part) => part.startsWith("stamomtrek"));
  const [size = label] = girth >= 0 ? parts.splice(girth, 1) : parts.splice(0, 1);
  const rest = parts.length
    ? parts.map(litres).join(", ")
    : size.startsWith("pot ") && litres(size) !== size
      ? litres(size)
      : "";
  return { size: capital(size.replace(/^stamomtrek/, "omtrek")), form: capital(rest), icon: ICONS[form] ?? "pakket" };
}

/** Goods sold by measure show the price of one measure; one piece for one price needs none. */
export function unitPrice(cents: Cents, unit: Unit | null): string | undefined {
  if (!unit || (unit.amount === 1 && unit.of === "stuk")) return undefined;
  if (unit.of === "kg" && unit.amount < 0.1) return `${euros(round(cents / (unit.amount * 10)))} per 100 g`;
  return `${euros(round(cents / unit.amount))} ${PER[unit.of]}`;
}
