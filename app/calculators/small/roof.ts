/** A sedum roof: mats of 1 m², with 3 % for the edges, and what it weighs when it is soaked. */
export function sedumRoof(squareMetres: number): { mats: number; wetKgFrom: number; wetKgTo: number } {
  return {
    mats: Math.ceil(squareMetres * 1.03 - 1e-9),
    wetKgFrom: Math.round(squareMetres * 50),
    wetKgTo: Math.round(squareMetres * 60),
  };
}
