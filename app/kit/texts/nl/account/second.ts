import { wait } from "../deeds.ts";

/** The second step of logging in, which only who works here takes. */
export const second = {
  title: "Tweede stap",
  text: "Vul de code in die je app nu laat zien. Zo komt niemand met alleen je wachtwoord in het kantoor.",
  first: "Doe eerst de tweede stap van het inloggen: open het kantoor en vul je code in.",
  setUp:
    "Het kantoor vraagt naast je wachtwoord een code van je telefoon. Dat stel je één keer in, het duurt een minuut.",
  steps: [
    "Zet een app voor inlogcodes op je telefoon, bijvoorbeeld Google Authenticator, Microsoft Authenticator of 2FAS. Een wachtwoordkluis met codes kan ook.",
    "Voeg in die app een account toe en scan dit plaatje.",
    "Vul hieronder de zes cijfers in die de app laat zien.",
  ],
  picture: "Plaatje om te scannen met je app",
  byHand: "Scannen lukt niet? Typ dan deze sleutel in de app:",
  trial: (code: string) =>
    `Dit is een proefwinkel op je eigen computer. Heb je geen telefoon bij de hand, gebruik dan ${code}. Lukt die niet meer, ververs dan de pagina.`,
  code: "Code",
  submit: "Ga verder",
  passkey: "Gebruik je passkey",
  passkeyFirst:
    "Je hebt een passkey. Gebruik die om het kantoor te openen. Passkey kwijt? Een eigenaar kan je tweede stap wissen.",
  lost: "Telefoon kwijt? Vul dan een van je herstelcodes in. Heb je die niet meer, dan kan een eigenaar je tweede stap wissen.",
  wrong: "Deze code klopt niet of is al gebruikt. Wacht op de volgende code en probeer het nog eens.",
  locked: (minutes: string) =>
    `Er is te vaak een verkeerde code ingevuld. Over ${wait(Number(minutes))} werkt je app hier weer. Met een herstelcode of een passkey kom je nu al binnen. Was jij dit niet? Dan kent iemand je wachtwoord: kies een nieuw.`,
  tooMany: (minutes: string) =>
    `Er is te vaak een verkeerde code ingevuld. Probeer het over ${wait(Number(minutes))} opnieuw.`,
  done: "Het kantoor is open.",
  codes: "Bewaar deze herstelcodes",
  codesText:
    "Schrijf ze op of print ze, en leg ze op een veilige plek. Elke code werkt één keer, voor als je telefoon weg is. We laten ze alleen nu zien.",
  print: "Druk af",
  renew: {
    title: "Je tweede stap",
    left: (count: number) =>
      count === 0
        ? "Je hebt geen herstelcodes meer."
        : `Je hebt nog ${count} ${count === 1 ? "herstelcode" : "herstelcodes"}.`,
    codes: "Maak nieuwe herstelcodes",
    codesText: "Je krijgt er tien. De oude werken dan niet meer.",
    phone: "Andere telefoon instellen",
    phoneText: "Je oude app werkt daarna niet meer, en andere apparaten worden uitgelogd.",
    done: "Je nieuwe telefoon is ingesteld.",
    newCodes: "Je hebt nieuwe herstelcodes.",
    "log-in-again":
      "Een andere telefoon instellen of nieuwe herstelcodes maken kan tot tien minuten na het inloggen. Log uit en weer in.",
    "no-app": "Herstelcodes horen bij een code-app. Stel die eerst in.",
  },
  open: "Je bent ingelogd in het kantoor. Na twee uur zonder iets te doen, en in elk geval na twaalf uur, log je opnieuw in.",
  toOffice: "Naar het kantoor",
};
