import type { errors as nl } from "../nl/errors.ts";

export const errors: typeof nl = {
  home: "Go back to home",
  notFound: {
    eyebrow: "Error 404",
    heading: "This page could not be found",
    text: "The plant may be gone, or the address was copied wrongly. What does grow:",
    meant: "Did you mean",
    searchLabel: "Search again",
    hedges: "Hedges",
    houseplants: "Houseplants",
    advice: "Advice",
  },
  failed: {
    eyebrow: (status) => `Error ${status}`,
    heading: "Something went wrong",
    text: "The page could not be made. That is our fault. Please try again; your cart is kept.",
    retry: "Try again",
  },
  tooOften: {
    heading: "Please wait a moment",
    text: "There is a great deal of searching from where you are. Wait a few seconds and try again.",
  },
  fallback: {
    heading: "An error occurred while showing the error page",
    text: "Unfortunately an error occurred and while showing the error page another error occurred",
    details: "Error details:",
    home: "Go back to home",
  },
  plain: {
    400: {
      heading: "This address is not right",
      text: "The address has characters that cannot be read. Please check it.",
    },
    405: {
      heading: "This is not possible here",
      text: "You asked for something this page cannot do. Start again at the home page.",
    },
    413: {
      heading: "This is too large",
      text: "You sent more than we can take at once. Make it smaller and try again.",
    },
    500: {
      heading: "Something went wrong",
      text: "That is our fault. Please try again in a minute; your cart is kept.",
    },
    503: {
      heading: "Back in a moment",
      text: "The shop cannot be reached just now. Reload in a few seconds; your cart is kept.",
    },
  },
  part: "This part of the shop could not be loaded. Check your connection and reload.",
  apiNotFound: "This address does not exist.",
};
