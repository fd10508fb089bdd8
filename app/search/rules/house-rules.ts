import type { SearchRule } from "../engine/rank/rules.ts";

/** Queries that ask for a page, not for a product. Words before the first bar may stand anywhere in the query, those after it must be all of it. */
const pages: [to: string, words: string][] = [
  [
    "/annuleren-retouren",
    "retour, retourneren, retourzending, retourformulier, terugsturen, terug sturen, herroepen, herroepingsrecht, bedenktijd, bestelling annuleren, geld terug | annuleren, ruilen, terugbrengen",
  ],
  [
    "/bezorging",
    "bezorgkosten, verzendkosten, levertijd, levertijden, bezorgtijd, bezorgdag, bezorging, gratis verzending, gratis bezorging | levering, verzending, bezorgen, afhalen, ophalen",
  ],
  [
    "/contact",
    "klantenservice, telefoonnummer, openingstijden, e-mailadres, helpdesk | contact, contactgegevens, telefoon, bellen, mailen, adres, openingstijd, whatsapp, chat",
  ],
  [
    "/garantie-klachten",
    "klacht, klachten, garantie, groeigarantie, aangroeigarantie, hergroeigarantie, plant kapot aangekomen | kapot",
  ],
  [
    "/betalen",
    "achteraf betalen, betaalmethode, betaalmethoden, betaalwijze, op rekening, cadeaubon saldo, saldo cadeaubon, cadeaubon inwisselen, cadeaubon verzilveren | betalen, ideal, wero, paypal, bancontact, creditcard, klarna, factuur",
  ],
  ["/bestellen", "hoe bestellen, bestelling wijzigen, kortingscode invullen | bestellen"],
  ["/meest-gestelde-vragen", "veelgestelde vragen, meest gestelde vragen | faq, vragen, hulp, help"],
  [
    "/account",
    "mijn account, mijn bestelling, mijn bestellingen, waar is mijn pakket, track en trace, bestelling volgen, pakket volgen | account, bestellingen, bestelling, track trace",
  ],
  ["/login", "inloggen, aanmelden account | login, log in"],
  ["/register", "account aanmaken, account maken | registreren"],
  ["/wachtwoord-vergeten", "wachtwoord vergeten, wachtwoord | "],
  ["/bewaard", " | verlanglijst, verlanglijstje, favorieten, bewaard"],
  ["/cart", " | winkelwagen, winkelmand, winkelmandje, kruiwagen afrekenen, afrekenen"],
  ["/vacatures", "vacature, vacatures, werken bij, solliciteren, sollicitatie, bijbaan | "],
  ["/nieuwsbrief", "nieuwsbrief, uitschrijven mail | "],
  ["/algemene-voorwaarden", "algemene voorwaarden | voorwaarden, leveringsvoorwaarden"],
  ["/privacy", "privacyverklaring, privacybeleid, cookiebeleid | cookies, persoonsgegevens, avg"],
  ["/tuinkalender", "tuinkalender, snoeikalender, zaaikalender, plantkalender | kalender"],
  ["/plantdokter", "plantdokter, plantendokter | plant ziek, zieke plant, plant dood"],
  ["/haag-berekenen", "haag berekenen, hoeveel haagplanten, aantal haagplanten berekenen, planten per meter haag | "],
];

const listOf = (words: string): string[] =>
  words
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);

/** The rules every shop starts with; one of the owner's with the same id takes its place. */
export const houseRules: SearchRule[] = pages.flatMap(([to, words]) => {
  const [anywhere = "", whole = ""] = words.split("|");
  const rule = (query: string, match: "contains" | "is"): SearchRule => ({
    id: `huis:${query}`,
    when: { query, match, index: "products" },
    do: { redirect: to },
  });
  return [
    ...listOf(anywhere).map((query) => rule(query, "contains")),
    ...listOf(whole).map((query) => rule(query, "is")),
  ];
});
