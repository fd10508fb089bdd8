/** R41, R42, R96, R97: the literal words of the error pages. */
export const errors = {
  notFound: { heading: "This page could not be found" },
  fallback: {
    heading: "An error occurred while showing the error page",
    text: "Unfortunately an error occurred and while showing the error page another error occurred",
    details: "Error details:",
    home: "Go back to home",
  },
};
