/** Plants per m² by kind, for a bed that closes in two summers. */
export const PER_M2 = { perennial: 8, cover: 10, grass: 4, tulip: 35, small: 75 } as const;
export type BedPlant = keyof typeof PER_M2;

export const plantsFor = (squareMetres: number, perM2: number): number => Math.ceil(squareMetres * perM2 - 1e-9);

/** From heart to heart, when every plant has the same room. */
export const spacingCm = (perM2: number): number => Math.round(100 / Math.sqrt(perM2));
