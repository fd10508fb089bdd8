import { plantLabel as say } from "#texts/catalogue/plant-label.ts";
import type { Facts, Harm } from "../product/product.ts";

export type Animal = "cat" | "dog" | "horse" | "rabbit";
const ANIMALS: Animal[] = ["cat", "dog", "rabbit", "horse"];
const WORST: Harm[] = ["severe", "mild", "unknown", "none"];

export type Paw = { level: Harm; short: string; lines: string[] };

/** What the paw beside a plant says: the worst for a cat or a dog in a few words, and a line for each degree of harm. */
export function pawOf({ toxicity }: Pick<Facts, "toxicity">): Paw | undefined {
  if (!toxicity) return undefined;
  const harmTo = (animal: Animal): Harm => toxicity[animal] ?? "unknown";
  const level = WORST.find((harm) => harmTo("cat") === harm || harmTo("dog") === harm) ?? "unknown";
  const lines = WORST.flatMap((harm) => {
    const who = ANIMALS.filter((animal) => harmTo(animal) === harm).map((animal) => say.animals[animal]);
    return who.length ? [say.paw.line[harm](say.list(who))] : [];
  });
  return { level, short: say.paw.short[level], lines };
}
