/** The words of the offer that come with its scripts. */
export const offer = {
  metresWrong: "Vul de lengte in meters in, meer dan 0.",
  metresTooLong: (most: number) => `Hier reken je tot ${most} meter.`,
  askQuote: "Vraag een offerte voor meer",
  askHedge: (name: string, metres: string) => `Ik wil graag een offerte voor ${metres} meter haag van ${name}.`,
  togetherFor: (count: string) => `Samen voor ${count}`,
  onlyThese: (count: string) => (count === "1" ? "1 stuk: " : `${count} stuks: `),
  noMore: "Meer kun je er nu niet bestellen.",
  askWhen: "Vraag wanneer er meer zijn",
  askMore: (count: string, name: string, size: string) =>
    `Ik wil graag ${count} stuks ${name}, ${size}. Wanneer kan dat?`,
  noCosts: "Geen bezorgkosten.",
  costs: (price: string, boxes: number) =>
    boxes > 1 ? `Bezorgkosten ${price} voor ${boxes} pakketten` : `Bezorgkosten ${price}`,
  freeFrom: (from: string) => `, gratis vanaf ${from}.`,
  brought: "Bezorging is gratis.",
  palletFrom: (count: number, price: string) => `Vanaf ${count} stuks komt het op een pallet: ${price}.`,
  onPallet: (price: string) => `Komt op een pallet tot aan de stoeprand. Bezorgkosten ${price}.`,
  asDelivered: (size: string) => `Zo krijg je hem: ${size}`,
  allFrom: (price: string) => `alle maten vanaf ${price}`,
  kinds: { brievenbus: "brievenbuspakje", pakket: "pakket", "pakket-xl": "groot pakket", pallet: "pallet" },
  free: "gratis",
  petMore: "Lees de hele waarschuwing",
};
