import type { Plant } from "./plant.ts";
import type { Sold } from "./sold.ts";

/** Words of a product's own about which part does harm; they stand as long as the record says that people or pets are harmed. */
const PARTS = ["giftig-delen", "giftig-veel", "giftig-naalden"];

/** The warnings that the toxicity of the record asks for, before those about thorns, sap and spreading. */
export function warningsFrom({ warnings }: Sold, { toxicity }: Plant): string[] {
  const others = warnings.filter((key) => !key.startsWith("giftig") && key !== "kat-lelie");
  const { human, cat, dog, horse } = toxicity;
  const animals = [cat, dog];
  const harms = (harm: string) => harm === "mild" || harm === "severe";
  const toHorse = horse === "severe" ? ["giftig-paard"] : [];
  if (![human, cat, dog, horse].some(harms)) return others;
  if (human === "severe") return ["giftig-ernstig", ...toHorse, ...others];
  if (cat === "severe" && dog !== "severe") return ["giftig-huisdier", "kat-lelie", ...toHorse, ...others];
  if (animals.includes("severe")) return ["giftig-dier-ernstig", ...toHorse, ...others];
  if (!animals.some(harms) && !harms(human)) return [...(toHorse.length ? toHorse : ["giftig-vee"]), ...others];
  const parts = warnings.filter((key) => PARTS.includes(key));
  if (parts.length) return [...parts, ...toHorse, ...others];
  const mild = !animals.some(harms) ? "giftig-mens" : harms(human) ? "giftig" : "giftig-huisdier";
  return [mild, ...toHorse, ...others];
}
