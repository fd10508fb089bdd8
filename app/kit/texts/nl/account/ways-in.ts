/** Where a mail leads: to a new password, an account, a login. */
export const waysIn = {
  forgot: {
    title: "Wachtwoord vergeten",
    lead: "Vul je e-mailadres in. Je krijgt een mail met een link om een nieuw wachtwoord te kiezen.",
    submit: "Stuur me een link",
    sent: "Kijk in je mail",
    sentText:
      "Als er een account bij dit adres hoort, ligt er over een minuut een mail met een link. De link werkt een uur. Niets ontvangen? Kijk ook bij ongewenste mail.",
    back: "Terug naar inloggen",
  },
  reset: {
    title: "Kies een nieuw wachtwoord",
    lead: "Daarna word je op al je apparaten uitgelogd en log je in met je nieuwe wachtwoord. Kijk dan bij je gegevens of je alle passkeys herkent.",
    submit: "Bewaar wachtwoord",
    expired: "Deze link werkt niet meer",
    expiredText: "Een link werkt één keer en een uur lang. Vraag een nieuwe aan, dan kun je verder.",
    again: "Vraag een nieuwe link",
  },
  confirm: {
    title: "Maak je account af",
    text: (email: string) => `Je bevestigt hiermee dat ${email} jouw adres is. Daarna ben je meteen ingelogd.`,
    submit: "Bevestig en log in",
    password: "Het wachtwoord dat je koos",
    elsewhereText:
      "Je opent deze link in een andere browser dan waarin je het account aanvroeg. Vul daarom het wachtwoord in dat je toen koos.",
    wrongPassword: "Dit is niet het wachtwoord dat bij deze aanvraag hoort.",
    useTitle: "Je nieuwe e-mailadres gebruiken",
    useText: (email: string) => `Vanaf nu log je in met ${email} en sturen we berichten daarheen.`,
    use: "Gebruik dit adres",
    elsewhere:
      "Open deze link in de browser waarin je het nieuwe adres opgaf, terwijl je daar ingelogd bent. Lukt dat niet, vraag het dan opnieuw aan bij je gegevens.",
    changed: "Je nieuwe e-mailadres is in gebruik",
    changedText: "We sturen berichten voortaan naar dit adres. Je logt er ook mee in.",
    expired: "Deze link werkt niet meer",
    expiredText:
      "De link is al gebruikt of verlopen. Heb je al een account, log dan in. Anders vraag je het opnieuw aan.",
    toAccount: "Naar mijn account",
  },
  magic: {
    title: "Inloggen zonder wachtwoord",
    text: "Nog één tik, dan ben je binnen.",
    submit: "Log in",
    expired: "Deze inloglink werkt niet meer",
    expiredText: "Een inloglink werkt één keer en twintig minuten lang. Vraag een nieuwe aan.",
    again: "Naar inloggen",
  },
};
