export type LawnWork = "new" | "repair";

const GRAMS: Record<LawnWork, number> = { new: 30, repair: 20 };

/** Seed in kilograms; new lawns take 25–30 g per m², bare spots 15–20. */
export const seedKg = (squareMetres: number, work: LawnWork): number => Math.ceil(squareMetres * GRAMS[work]) / 1000;

/** Turf rolls of 1 m²; 5 % goes off along the edges. */
export const turfRolls = (squareMetres: number): number => Math.ceil(squareMetres * 1.05 - 1e-9);

/** Lawn feed: a bag of 10 kg does 150 m². */
export const lawnFeedKg = (squareMetres: number): number => Math.ceil((squareMetres / 15) * 10) / 10;
