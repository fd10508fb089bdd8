import type { reviews as nl } from "../nl/reviews.ts";

export const reviews: typeof nl = {
  heading: "What buyers say",
  empty: "No reviews yet",
  emptyText: "Did you get this product from us? After delivery you receive a mail with a link to tell how it is doing.",
  rule: "Only customers who bought this product here can review it. We check that by the order number and place everything, also when it disappoints.",
  count: (count) => (count === 1 ? "1 review" : `${count} reviews`),
  stars: (stars) => `${stars} of 5 stars`,
  share: (stars, percent) => `${stars} stars: ${percent}%`,
  somebody: "A customer",
};
