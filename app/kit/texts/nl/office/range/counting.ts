/** Why a count differs from what the shop thought. */
const reasons = {
  telfout: "Telfout van eerder",
  dood: "Dood of beschadigd",
  verloren: "Verloren",
  gevonden: "Gevonden",
  geleverd: "Geleverd, nog niet ingeboekt",
  anders: "Anders",
};

const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "0");

export const counting = {
  title: "Tellen",
  lead: "Scan of typ een code, tel wat er staat en bewaar.",
  code: "EAN, code of etiket",
  find: "Zoek op",
  camera: "Scan met de camera",
  cameraOff: "Stop de camera",
  cameraPicture: "Beeld van de camera",
  cameraHow: "Houd de streepjescode in beeld.",
  noDetector: "Deze browser leest geen streepjescodes. Typ de code, of gebruik een handscanner.",
  noCamera: "De camera gaat niet open. Geef de browser toestemming, of typ de code.",
  unknown: (code: string) => `We kennen de code ‘${code}’ niet.`,
  meant: "Bedoel je een van deze?",
  several: "Deze code hoort bij meer maten. Kies er een.",
  choose: (name: string, size: string) => `Tel ${name}, ${size}`,
  place: "Plek",
  noPlace: "Geen plek",
  shelf: "Zou er moeten staan",
  free: "Vrij te verkopen",
  held: "Voor open bestellingen",
  crates: "Al in kratten",
  last: "Laatst geteld",
  lastText: (counted: number, who: string, at: string) => `${counted} door ${who}, ${at}`,
  counted: "Geteld",
  countedHelp: "Wat er nu staat, met wat voor open bestellingen klaarstaat. Wat al in een krat ligt telt niet mee.",
  difference: "Verschil",
  signed,
  reason: "Reden",
  noReason: "Kies een reden",
  reasonHelp: "Alleen nodig als er verschil is.",
  reasons,
  note: "Toelichting",
  save: "Bewaar de telling",
  newPlace: "Andere plek",
  placeDo: "Bewaar de plek",
  placed: "De plek is bewaard.",
  same: (name: string, counted: number) => `${name}: ${counted} geteld, dat klopt.`,
  saved: (name: string, from: number, to: number) => `${name}: vrij te verkopen van ${from} naar ${to}.`,
  short: (pieces: number) =>
    pieces === 1
      ? "Er staat 1 te weinig voor de open bestellingen. Kijk bij Pakken welke bestelling het mist."
      : `Er staan er ${pieces} te weinig voor de open bestellingen. Kijk bij Pakken welke bestelling ze mist.`,
  undo: "Draai terug",
  undone: "De telling is teruggedraaid. De voorraad staat weer zoals hij was, op wat er intussen verkocht is na.",
  undoneBy: (who: string) => `Teruggedraaid door ${who}`,
  session: {
    title: "Een vak tellen",
    place: "Vak",
    choose: "Kies een vak",
    none: "Zonder plek",
    since: "Nog niet geteld sinds",
    show: "Toon",
    left: (left: number, all: number) =>
      left === 0
        ? `Alle ${all} maten zijn geteld.`
        : left === 1
          ? `Nog 1 van ${all} maten te tellen.`
          : `Nog ${left} van ${all} maten te tellen.`,
    empty: "In dit vak staat niets.",
    more: (most: number) => `De eerste ${most} staan hier; wat je telt verdwijnt uit de lijst.`,
    labels: "Etiketten van dit vak",
    list: "Nog te tellen",
    noPlaces:
      "Nog geen enkele maat heeft een plek. Zet hem bij een product, bij het verzamelen, of hier na het scannen.",
  },
  today: {
    title: "Vandaag geteld",
    none: "Vandaag is er nog niets geteld.",
    head: { at: "Wanneer", what: "Wat", counted: "Geteld", stock: "Vrij te verkopen", why: "Reden", who: "Wie" },
    fits: "Klopt",
    of: (counted: number, expected: number) => `${counted} van ${expected}`,
  },
  history: (counted: number, expected: number, why: string) => `${counted} geteld van ${expected}${why && ` (${why})`}`,
  problems: {
    unknown: "Deze maat is er niet meer.",
    count: "Vul in hoeveel je telde, als heel getal.",
    reason: "Er is verschil. Kies waarom.",
    note: "Schrijf erbij wat er aan de hand is.",
    changed: (now: string) =>
      `Er is intussen iets veranderd: er zouden er nu ${now} moeten staan. Er is nog niets bewaard. Kijk je telling na en bewaar opnieuw.`,
    again: "Deze telling staat er al.",
    gone: "Deze telling is al teruggedraaid, of er is daarna opnieuw geteld.",
    sold: "Terugdraaien kan niet meer: wat je erbij telde is intussen verkocht.",
  },
};
