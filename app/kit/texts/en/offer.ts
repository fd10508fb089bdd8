import type { offer as nl } from "../nl/offer.ts";

export const offer: typeof nl = {
  metresWrong: "Enter the length in metres, more than 0.",
  metresTooLong: (most) => `Up to ${most} metres can be calculated here.`,
  askQuote: "Ask for a quote for more",
  askHedge: (name, metres) => `I would like a quote for ${metres} metres of hedge of ${name}.`,
  togetherFor: (count) => `Together for ${count}`,
  onlyThese: (count) => `${count} pieces: `,
  noMore: "You cannot order more of them now.",
  askWhen: "Ask when there will be more",
  askMore: (count, name, size) => `I would like ${count} pieces of ${name}, ${size}. When is that possible?`,
  noCosts: "No delivery costs.",
  costs: (price, boxes) => (boxes > 1 ? `Delivery ${price} for ${boxes} parcels` : `Delivery ${price}`),
  freeFrom: (from) => `, free from ${from}.`,
  brought: "Delivery is free.",
  palletFrom: (count, price) => `From ${count} pieces it comes on a pallet: ${price}.`,
  onPallet: (price) => `Comes on a pallet to the kerb. Delivery ${price}.`,
  petMore: "Read the whole warning",
};
