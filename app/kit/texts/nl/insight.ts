export const insight = {
  tooMany: "Dat ging erg vaak. Wacht even en probeer het opnieuw.",
  consent: {
    label: "Cookies",
    title: "Mogen we meekijken?",
    text: "De winkel werkt zonder. Met jouw ja zien we welke pagina’s helpen en laten we zien wat bij je past.",
    more: "Lees wat we bewaren",
    refuse: "Alles weigeren",
    accept: "Alles accepteren",
    settings: "Instellingen",
    save: "Bewaar mijn keuze",
    saved: "Je keuze is bewaard.",
    dialog: "Cookies",
    intro:
      "Je keuze geldt een halfjaar. Daarna vragen we het opnieuw. Veranderen kan altijd, via Cookies onder aan elke pagina.",
    only: "Deze winkel gebruikt alleen wat nodig is om te bestellen. Er is niets om te weigeren: we volgen je niet en delen niets met anderen.",
    functional: "Nodig voor de winkel",
    functionalText:
      "Je winkelwagen, je aanmelding, de beveiliging van formulieren, deze keuze, en welke versie van een pagina je ziet. Bezoekcijfers houden we zelf bij, zonder persoon.",
    always: "Altijd aan",
    analytics: "Meten",
    analyticsText: "Laat zien welke pagina’s helpen en waar iets stukgaat.",
    marketing: "Reclame op maat",
    marketingText: "Laat andere sites weten wat je hier bekeek.",
    chat: "Chat",
    chatText: "Zet een chatvenster op de pagina. De chatdienst ziet dan dat je hier bent.",
  },
};
