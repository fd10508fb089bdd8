export const officePost = {
  title: "Post om na te kijken",
  lead: "Brieven die onderweg waren toen de winkel even uitviel. Misschien zijn ze aangekomen, misschien niet.",
  none: "Alle post is aangenomen.",
  head: ["Onderwerp", "Aan", "Onderweg sinds", ""],
  again: "Stuur opnieuw",
  done: "De brief gaat opnieuw op pad.",
  gone: "Deze brief is al aangenomen of opnieuw verstuurd.",
};
