import { wait } from "../deeds.ts";

export const accounts = {
  staleToken: "Deze pagina was te lang open. Ververs de pagina en probeer het opnieuw.",
  notLoggedIn: "Log eerst in.",
  privacy: "We gaan zorgvuldig om met je gegevens. Lees ons",
  privacyLink: "privacybeleid",
  input: {
    checkFields: "Niet alles is goed ingevuld. Kijk de velden na.",
    tooLong: "Dit is te lang.",
  },
  login: {
    title: "Welkom terug in het groen",
    meta: "Inloggen",
    heading: "Inloggen",
    submit: "Inloggen",
    link: "Stuur me een inloglink",
    passkey: "Log in met een passkey",
    passkeyFailed: "Inloggen met een passkey is niet gelukt. Probeer het nog eens of gebruik je wachtwoord.",
    forgot: "Wachtwoord vergeten?",
    wrongPair: "E-mailadres en wachtwoord horen niet bij elkaar. Probeer het nog eens, of",
    wrongPairLink: "kies een nieuw wachtwoord",
    wrongPairPlain: "E-mailadres en wachtwoord horen niet bij elkaar.",
    remembered: "Log in om verder te gaan. Daarna ga je vanzelf terug naar de pagina waar je was.",
    linkSent:
      "Als er een account bij dit adres hoort, ligt er over een minuut een mail met een inloglink. Kijk ook bij ongewenste mail.",
    failed: "Inloggen lukte niet.",
    reset: "Je nieuwe wachtwoord is opgeslagen. Log er nu mee in.",
  },
  tooMany: (minutes: number) => `Dit is te vaak geprobeerd. Wacht ${wait(minutes)} en probeer het dan nog eens.`,
  register: {
    title: "Maak een account",
    heading: "Nieuw hier?",
    submit: "Maak account",
    already: "Heb je al een account?",
    toLogin: "Log in",
    sent: "Kijk in je mail",
    sentText:
      "We hebben een mail gestuurd naar het adres dat je opgaf. Klik op de knop in die mail, dan is je account klaar. Niets ontvangen? Kijk ook bij ongewenste mail.",
    promises: [
      { icon: "agenda", strong: "Snoei- en plantherinneringen", rest: "voor wat er bij jou in de grond staat" },
      { icon: "garantie", strong: "Groeigarantie", rest: "melden met één foto" },
      { icon: "pakket", strong: "Bestellingen en facturen", rest: "bij elkaar" },
    ],
  },
};
