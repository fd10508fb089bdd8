export const alertMail = {
  subject: (name: string) => `${name} is er weer`,
  title: (name: string) => `${name} is er weer`,
  text: (name: string, size: string) => `Je vroeg om een bericht. ${name}, ${size}, kun je nu weer bestellen.`,
  button: "Bekijk hem in de winkel",
  small: "Dit is de enige mail die je hierover krijgt. Je adres gebruiken we verder niet.",
  ask: {
    subject: (name: string) => `Zullen we je mailen als ${name} er weer is?`,
    title: (name: string) => `Een bericht over ${name}`,
    text: (name: string, size: string) =>
      `Je wilt weten wanneer ${name}, ${size}, er weer is. Klik op de knop, dan sturen we je één mail zodra je hem kunt bestellen. De knop werkt 48 uur.`,
    button: "Ja, mail mij",
    small: "Heb je dit niet gevraagd? Dan hoef je niets te doen: zonder klik bewaren we je adres niet.",
  },
};

export const alertPage = {
  title: "Zullen we je mailen?",
  ask: (name: string, email: string) => `Zodra ${name} er weer is, sturen we één mail naar ${email}.`,
  submit: "Ja, mail mij",
  done: "Genoteerd",
  doneText: "Je hoort van ons zodra deze maat er weer is.",
  back: (name: string) => `Terug naar ${name}`,
  old: "Deze link werkt niet meer",
  oldText: "De knop in de mail werkt 48 uur. Vraag het bericht opnieuw aan op de pagina van de plant.",
};
