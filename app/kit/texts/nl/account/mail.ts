export const accountMail = {
  hello: (name: string) => `Dag ${name},`,
  when: "Wanneer",
  device: "Waarmee",
  notYou: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord. Alle andere apparaten worden dan uitgelogd.",
  notYouAway: "Was jij dit niet? Bel ons dan meteen of antwoord op deze mail.",
  newPassword: "Kies een nieuw wachtwoord",
  confirm: {
    subject: "Bevestig je e-mailadres",
    title: (name: string) => `Welkom, ${name}`,
    text: "Nog één stap: bevestig dat dit je e-mailadres is. Dan is je account klaar en komen bestellingen en herinneringen bij jou aan.",
    button: "Bevestig e-mailadres",
    small:
      "De link werkt zeven dagen. Heb je geen account aangevraagd? Dan hoef je niets te doen, er wordt niets gemaakt.",
  },
  reset: {
    subject: "Een nieuw wachtwoord kiezen",
    title: (name: string) => `Nieuw wachtwoord, ${name}?`,
    text: "Je vroeg om een nieuw wachtwoord. Met de knop hieronder kies je er een. Daarna word je op al je apparaten uitgelogd.",
    button: "Kies een nieuw wachtwoord",
    small: "De link werkt één keer en een uur lang. Heb je hier niet om gevraagd? Dan verandert er niets.",
  },
  link: {
    subject: "Je inloglink",
    title: (name: string) => `Kom binnen, ${name}`,
    text: "Met de knop hieronder log je in zonder wachtwoord.",
    button: "Log in",
    small: "De link werkt één keer en twintig minuten lang. Heb je hier niet om gevraagd? Dan hoef je niets te doen.",
  },
  email: {
    subject: "Bevestig je nieuwe e-mailadres",
    title: (name: string) => `Is dit je nieuwe adres, ${name}?`,
    text: "Je wilt dit e-mailadres voortaan voor je account gebruiken. Bevestig het met de knop hieronder.",
    button: "Gebruik dit adres",
    small:
      "De link werkt een dag, in de browser waarin je het vroeg. Tot je bevestigt blijft je oude adres gelden. Heb je hier niet om gevraagd? Dan hoef je niets te doen.",
  },
  known: {
    subject: "Je hebt al een account",
    title: "Je hebt al een account",
    text: "Iemand vroeg zojuist een account aan met dit e-mailadres. Er is er al een, dus er is niets veranderd.",
    button: "Log in",
    small:
      "Was jij het en weet je je wachtwoord niet meer? Kies bij het inloggen ‘Wachtwoord vergeten’. Was jij het niet? Dan hoef je niets te doen.",
  },
  events: {
    login: {
      subject: "Nieuwe aanmelding bij je account",
      title: "Nieuwe aanmelding",
      text: "Er is bij je account ingelogd met een browser die we nog niet kenden.",
    },
    password: {
      subject: "Je wachtwoord is gewijzigd",
      title: "Nieuw wachtwoord",
      text: "Het wachtwoord van je account is gewijzigd. Op andere apparaten moet je opnieuw inloggen.",
    },
    email: {
      subject: "Je e-mailadres is gewijzigd",
      title: "Nieuw e-mailadres",
      text: "Je account gebruikt vanaf nu een ander e-mailadres. Op dit adres krijg je geen berichten meer.",
    },
    passkey: {
      subject: "Er is een passkey toegevoegd",
      title: "Nieuwe passkey",
      text: "Er is een passkey aan je account toegevoegd. Daarmee kun je inloggen zonder wachtwoord.",
    },
    second: {
      subject: "Je inlogcode voor het kantoor is ingesteld",
      title: "Tweede stap ingesteld",
      text: "Voor het kantoor vragen we voortaan naast je wachtwoord ook een code uit je app.",
    },
    codes: {
      subject: "Je hebt nieuwe herstelcodes",
      title: "Nieuwe herstelcodes",
      text: "Er zijn nieuwe herstelcodes voor het kantoor gemaakt. De oude werken niet meer.",
    },
    "code-used": {
      subject: "Er is een herstelcode gebruikt",
      title: "Herstelcode gebruikt",
      text: "Iemand opende het kantoor met je wachtwoord en een herstelcode. Die code werkt nu niet meer. Is je telefoon weg, stel dan in het kantoor een nieuwe in.",
    },
    guessed: {
      subject: "Vaak een verkeerde inlogcode",
      title: "Vaak een verkeerde inlogcode",
      text: "Iemand logde in met je wachtwoord en vulde daarna te vaak een verkeerde code in. Het kantoor bleef dicht. Je app werkt even niet; met een herstelcode of een passkey kom je wel binnen.",
    },
    "reset-second": {
      subject: "Je tweede stap is gewist",
      title: "Tweede stap gewist",
      text: "Een eigenaar heeft je code-app, je passkeys en je herstelcodes voor het kantoor gewist, en je overal uitgelogd. Log in met je wachtwoord, dan stel je de tweede stap opnieuw in.",
    },
    merged: {
      subject: "Je accounts zijn samengevoegd",
      title: "Je accounts zijn samengevoegd",
      text: "Je had bij ons twee accounts. We hebben er één van gemaakt: bestellingen, adressen en tuin staan nu in je andere account. Met dit e-mailadres kun je niet meer inloggen. Klopt dit niet? Antwoord op deze mail of bel ons.",
    },
    deleted: {
      subject: "Je account is verwijderd",
      title: "Je account is verwijderd",
      text: "Je account, adressen, bewaarde planten en tuin zijn gewist. Bestellingen bewaren we zonder je naam, zo lang de Belastingdienst dat vraagt.",
    },
  },
};
