import type { reviewForm as nl } from "../nl/review-form.ts";

export const reviewForm: typeof nl = {
  title: "Write a review",
  order: (number) => `Order ${number}`,
  lead: "Tell how it is doing, also when something disappointed. You need not review everything.",
  rule: "We read every review before we place it. We place everything, as long as it is about the product and hurts or names nobody. The number of stars does not count in that.",
  none: "There is nothing to review of this order. Perhaps everything came back, or the product no longer exists.",
  stars: "How many stars do you give?",
  star: { 5: "5: very good", 4: "4: good", 3: "3: fair", 2: "2: poor", 1: "1: bad" },
  about: "In a few words",
  aboutHelp: "For instance: full down to the ground",
  text: "Your experience",
  name: "Add my first name and town",
  nameHelp: "Without a tick it says ‘A customer’.",
  send: "Send your review",
  sent: "Thank you. We read your review and then place it with the product.",
  problems: {
    "not-delivered": "This order was not delivered yet. Try again after that.",
    "wrong-stars": "Choose a number of stars.",
    "no-words": "Write a few words and your experience.",
    already: "You reviewed this product already.",
    unknown: "This product is not part of this order.",
  },
  mail: {
    subject: (number) => `What do you think of your order ${number}?`,
    title: "How do you like it?",
    text: "Your order has been with you for a while. Will you tell how it is doing? It helps the next gardener, also when something disappointed.",
    button: "Write a review",
    once: "We ask this once per order. We read every review before we place it.",
  },
};
