/** The mails somebody of the shop sends most; what stands between is filled in, the rest can be changed before it leaves. */
export type Template = { label: string; subject: string; text: string };

const hello = (name: string) => `Hallo ${name},`;
const bye = "Groet,\nhet team van de kwekerij";

export const templates = (name: string, number: string): Record<string, Template> => ({
  vraag: {
    label: "Een vraag over de bestelling",
    subject: `Een vraag over je bestelling ${number}`,
    text: `${hello(name)}\n\nWe pakken je bestelling in en hebben nog een vraag.\n\nAntwoord op deze mail of bel ons even, dan gaan we verder.\n\n${bye}`,
  },
  adres: {
    label: "Het adres klopt niet",
    subject: `Klopt het adres van je bestelling ${number}?`,
    text: `${hello(name)}\n\nDe bezorger kent het adres van je bestelling niet. Wil je het voor ons nakijken en op deze mail antwoorden? Zodra we het weten, gaat je bestelling op weg.\n\n${bye}`,
  },
  later: {
    label: "Het komt later",
    subject: `Je bestelling ${number} komt iets later`,
    text: `${hello(name)}\n\nJe bestelling komt een paar dagen later dan afgesproken. Je krijgt bericht zodra hij onderweg is.\n\nKomt dat niet uit? Antwoord op deze mail, dan zoeken we een andere dag of krijg je je geld terug.\n\n${bye}`,
  },
  vorst: {
    label: "We wachten op de dooi",
    subject: `Je bestelling ${number} wacht op de dooi`,
    text: `${hello(name)}\n\nHet vriest te hard om je planten veilig te versturen. Zodra de vorst voorbij is, gaan ze op weg. Je hoeft niets te doen.\n\n${bye}`,
  },
});

export const desk = {
  views: "Weergaven",
  view: {
    "te-verzenden": "Te verzenden",
    vandaag: "Vandaag weg",
    deels: "Deels verzonden",
    wacht: "Wacht op betaling",
    rekening: "Op rekening",
    alle: "Alle",
  },
  search: "Nummer, naam, mail, postcode of telefoon",
  searchGoods: "Nummer, naam, postcode of telefoon",
  find: "Zoek",
  anyState: "Elke staat",
  state: "Staat",
  lead: (toSend: number, today: number) => `${toSend} te verzenden, waarvan ${today} vandaag.`,
  found: (count: number, more: boolean) =>
    more ? `Meer dan ${count} bestellingen` : count === 1 ? "1 bestelling" : `${count} bestellingen`,
  head: {
    pick: "Kies",
    number: "Nummer",
    customer: "Klant",
    what: "Wat",
    day: "Bezorgdag",
    state: "Staat",
    total: "Totaal",
  },
  pick: (number: string) => `Kies bestelling ${number}`,
  more: (count: number) => (count === 1 ? "en nog 1 artikel" : `en nog ${count} artikelen`),
  pieces: (count: number, name: string) => `${count} × ${name}`,
  noDay: "geen dag",
  many: {
    title: "Met wat je hebt aangevinkt",
    carrier: "Vervoerder",
    ship: "Verzend",
    template: "Mail",
    mail: "Verstuur mail",
    slips: "Pakbonnen",
    none: "Vink eerst een bestelling aan.",
    tooMany: "Kies er hoogstens honderd tegelijk.",
    sent: (count: number) => (count === 1 ? "1 bestelling verzonden." : `${count} bestellingen verzonden.`),
    mailed: (count: number) => (count === 1 ? "1 mail verstuurd." : `${count} mails verstuurd.`),
    failed: (count: number) =>
      count === 1 ? "Bij 1 bestelling is het niet gelukt:" : `Bij ${count} bestellingen is het niet gelukt:`,
    withdrawn: "De klant heeft deze bestelling herroepen.",
    noAddress: "Deze klant heeft geen mailadres meer.",
  },
  address: {
    title: "Wijzig adres",
    help: "Kan tot alles weg is. De klant krijgt een mail. De factuur houdt haar adres.",
    point: "De klant haalt het bij een afhaalpunt. Vul je hier een adres in, dan gaat het daarheen.",
    name: "Naam",
    postcode: "Postcode",
    number: "Nummer",
    street: "Straat",
    city: "Plaats",
    do: "Bewaar adres",
  },
  day: {
    title: "Andere bezorgdag",
    help: "Alleen dagen waarop het kan. De klant krijgt een mail.",
    label: "Bezorgdag",
    do: "Bewaar dag",
  },
  notes: {
    title: "Notities",
    only: "alleen voor ons",
    label: "Schrijf een notitie voor collega’s",
    do: "Bewaar notitie",
  },
  mail: {
    title: "Stuur een mail",
    template: "Begin met",
    empty: "Kies een vaste mail",
    take: "Neem over",
    subject: "Onderwerp",
    text: "Bericht",
    do: "Verstuur mail",
  },
  customer: "Bekijk deze klant",
  reach: { mail: "Mail", call: "Bel", note: "Notitie", slip: "Pakbon" },
  trail: { all: "Alles", people: "Alleen mensen", mail: "Mail", waits: "nog niet verstuurd" },
  track: {
    placed: "Besteld",
    paid: "Betaald",
    packing: "Inpakken",
    away: "Onderweg",
    there: "Bezorgd",
    wanted: (day: string) => `${day} gewenst`,
  },
  done: {
    adres: "Het adres is veranderd. De klant krijgt een mail.",
    dag: "De bezorgdag is veranderd. De klant krijgt een mail.",
    notitie: "De notitie is bewaard.",
    mail: "De mail is verstuurd.",
  } as Record<string, string>,
  problems: {
    unknown: "Deze bestelling kennen we niet.",
    over: "Deze bestelling is weg of gaat niet door. Er valt niets meer aan te veranderen.",
    collected: "De klant haalt deze bestelling zelf op. Er is geen bezorgadres.",
    same: "Zo stond het al.",
    moved: "Een collega veranderde het adres net. Kijk wat er nu staat, en bewaar opnieuw als het anders moet.",
    day: "Op die dag kan het niet meer. Kies een andere.",
    empty: "Schrijf eerst iets.",
    noted: "Deze notitie stond er al.",
    mailed: "Deze mail was al verstuurd, of de klant heeft geen mailadres meer.",
    wrongAddress: "Het adres is nog niet volledig.",
  },
};
