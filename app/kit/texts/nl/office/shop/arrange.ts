/** What the pages of the menu and of the front page have in common. */
export const officeArrange = {
  subjects: { menu: "menu", front: "voorpagina" },
  kinds: {
    front: "Voorpagina",
    category: "rubriek",
    hidden: "rubriek, verborgen",
    article: "artikel",
    page: "pagina",
  },
  states: { start: "Zoals geleverd", own: "Zelf ingericht", draft: "Concept" },
  last: (who: string, at: string) => `Laatst veranderd door ${who}, ${at}.`,
  draft: "Er is een concept. De winkel verandert pas als je het plaatst.",
  noDraft: "De winkel laat dit zo zien. Verander iets, dan wordt het eerst een concept.",
  preview: "Bekijk het voorbeeld",
  previewTitle: "Voorbeeld",
  previewMenu: "Voorbeeld: de voorpagina met het menu zoals het concept nu is. Niemand anders ziet dit.",
  previewFront: "Voorbeeld: de voorpagina zoals het concept nu is. Niemand anders ziet dit.",
  previewBack: "Terug naar het kantoor",
  publish: "Zet in de winkel",
  drop: "Gooi het concept weg",
  undo: "Draai terug",
  up: (name: string) => `${name} hoger`,
  down: (name: string) => `${name} lager`,
  hide: "Verberg",
  show: "Toon",
  remove: "Haal weg",
  edit: "Bewerk",
  hidden: "Verborgen",
  shown: "In beeld",
  order: "Volgorde",
  versions: {
    title: "Eerdere versies",
    none: "Nog niets veranderd.",
    put: "zette dit in de winkel",
    back: "draaide terug naar een eerdere versie",
    first: "Zoals het daarvoor was",
    restore: "Draai terug",
  },
  conflict: {
    title: (who: string) => `${who || "Iemand"} veranderde dit terwijl jij bezig was. Er is nog niets bewaard.`,
    text: "Wat jij typte staat nog in het formulier. Bewaar je opnieuw, dan geldt jouw versie. Zo staat het nu:",
  },
  done: {
    bewaard: "Bewaard als concept.",
    geplaatst: "Het staat in de winkel.",
    terug: "De eerdere versie staat weer in de winkel.",
    weg: "Het concept is weg.",
    toegevoegd: "Toegevoegd, en nog verborgen. Vul het in en kies daarna ‘Toon’.",
  },
  problems: {
    gone: "Dit onderdeel is er niet meer. Een collega haalde het weg.",
    fixed: "Dit onderdeel kun je verbergen, niet weghalen.",
    nothing: "Er is geen concept. Een collega plaatste het al, of gooide het weg.",
    changed: (who: string) =>
      `${who || "Iemand"} veranderde het concept nadat jij deze pagina opende. Kijk het na en plaats het dan.`,
    version: "Deze versie is niet meer te vinden.",
    product: (near: string[]) =>
      near.length
        ? `Dit product kennen we niet. Bedoel je: ${near.slice(0, 5).join(", ")}?`
        : "Dit product kennen we niet.",
  },
};
