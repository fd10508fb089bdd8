/** 1 cm over 1 m² is 10 litres. */
export const bedLitres = (squareMetres: number, depthCm: number): number => squareMetres * depthCm * 10;
export const boxLitres = (lengthCm: number, widthCm: number, heightCm: number): number =>
  (lengthCm * widthCm * heightCm) / 1000;
export const roundLitres = (acrossCm: number, heightCm: number): number =>
  (Math.PI * (acrossCm / 2) ** 2 * heightCm) / 1000;

/** Soil sinks by 5 %; sand that is beaten down by 20 %. */
export const withSettling = (litres: number, what: "soil" | "sand"): number =>
  Math.ceil(litres * (what === "sand" ? 1.2 : 1.05) - 1e-9);

/** A litre of moist sand weighs about 1,6 kg. */
export const sandKg = (litres: number): number => Math.ceil(litres * 1.6 - 1e-9);
