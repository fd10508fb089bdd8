import type { officePost as nl } from "../nl/office-post.ts";

export const officePost: typeof nl = {
  title: "Mail to check",
  lead: "Letters that were on their way when the shop stopped. They may have arrived, or not.",
  none: "All mail was accepted.",
  head: ["Subject", "To", "On its way since", ""],
  again: "Send again",
  done: "The letter goes out again.",
  gone: "This letter was accepted or sent again already.",
};
