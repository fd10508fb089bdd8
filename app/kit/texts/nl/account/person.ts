/** Who somebody is: what every form of an account asks. */
export const person = {
  fields: {
    email: "E-mailadres",
    password: "Wachtwoord",
    newPassword: "Kies een wachtwoord",
    otherPassword: "Nieuw wachtwoord",
    remember: "Blijf ingelogd",
    newsletter: "Stuur me elke maand wat er in de tuin te doen is",
    optional: "(niet verplicht)",
    show: "Wachtwoord tonen",
    hide: "Wachtwoord verbergen",
  },
  rules: {
    email: "Vul je e-mailadres in.",
    emailForm: "Dit lijkt geen e-mailadres. Een voorbeeld: naam@voorbeeld.nl.",
    password: "Vul je wachtwoord in.",
  },
  strength: {
    help: "Minstens 10 tekens. Een zin mag ook.",
    label: ["Heel makkelijk te raden", "Makkelijk te raden", "Redelijk", "Sterk", "Heel sterk"],
    common: "Dit wachtwoord staat op lijsten die inbrekers gebruiken. Kies iets anders.",
    name: "Je naam of e-mailadres zit erin, en dat raadt een ander als eerste.",
    repeat: "Herhalingen zoals aaa of abcabc maken het makkelijk te raden.",
    row: "Rijtjes zoals 12345 of qwerty zijn makkelijk te raden.",
    year: "Jaartallen en datums zijn makkelijk te raden.",
    short: "Nog iets langer: minstens 10 tekens.",
    words: "Voeg een paar woorden toe die niet bij elkaar horen.",
    good: "Goed gekozen.",
  },
};
