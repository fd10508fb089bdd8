import type { officeReviews as nl } from "../nl/office-reviews.ts";

export const officeReviews: typeof nl = {
  title: "Reviews",
  lead: "Every review is read first. Refusing takes a reason, and never for the number of stars.",
  none: "No review is waiting now.",
  stars: (stars) => `${stars} of 5 stars`,
  by: (name, city, day) => [name || "Without a name", city, day].filter(Boolean).join(" · "),
  order: (number) => `Order ${number}`,
  show: "Place",
  refuse: "Refuse",
  why: "Why do you refuse?",
  whyHelp: "For instance: names a person, is not about the product.",
  judged: "Judged lately",
  head: { product: "Product", review: "Review", state: "Outcome" },
  shown: "Placed",
  refused: (why) => `Refused: ${why}`,
  nothing: "Nothing was judged yet.",
  done: { geplaatst: "The review stands with the product.", geweigerd: "The review was refused." },
  problems: { why: "Write why you refuse this review.", already: "This review was judged already." },
};
