export const officePost = {
  title: "Post om na te kijken",
  lead: "Mails die misschien niet aankwamen, en mails die de mailserver steeds weigerde.",
  none: "Alle post is aangenomen.",
  head: ["Onderwerp", "Aan", "Wat er is", "Sinds", ""],
  states: {
    unsure: "Misschien aangekomen: de winkel viel uit bij het versturen",
    failed: "Niet verstuurd: de pogingen zijn op",
  },
  again: "Stuur opnieuw",
  done: "De mail gaat opnieuw op pad.",
  gone: "Deze mail is al aangenomen of opnieuw verstuurd.",
};
