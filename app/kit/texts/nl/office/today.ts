const orders = (count: number): string => (count === 1 ? "1 bestelling" : `${count} bestellingen`);

export const officeToday = {
  title: "Vandaag",
  lead: (today: number, waits: number) => {
    const leaves =
      today === 0 ? "Er gaat vandaag niets weg." : `Er ${today === 1 ? "gaat" : "gaan"} vandaag ${orders(today)} weg.`;
    const rest =
      waits === 0
        ? "Verder wacht er niets."
        : waits === 1
          ? "Er wacht 1 ding op je."
          : `Er wachten ${waits} dingen op je.`;
    return `${leaves} ${rest}`;
  },
  leadOther: (waits: number) =>
    waits === 0
      ? "Er wacht niets op je."
      : waits === 1
        ? "Er wacht 1 ding op je."
        : `Er wachten ${waits} dingen op je.`,
  phone: "Telefonisch",
  pack: "Naar pakken",
  leaving: "Te verzenden",
  all: (count: number) => `Alle ${count}`,
  nothing: "Alles is verzonden.",
  dayName: (days: number, day: string) => {
    if (days <= 0) return "Vandaag";
    if (days === 1) return "Morgen";
    const name = day.split(" ")[0] ?? "";
    return `${name[0]?.toUpperCase()}${name.slice(1)}`;
  },
  noDay: "Zonder dag",
  packed: (packed: number) => `${packed} gepakt`,
  orders: (count: number) => (count === 1 ? "bestelling" : "bestellingen"),
  late: (count: number) => `${count} te laat`,
  cold: "valt in een bezorgstop",
  stop: {
    title: (kind: "vorst" | "hitte", from: string, to: string) =>
      `Bezorgstop wegens ${kind}: ${from === to ? from : `${from} t/m ${to}`}`,
    text: (count: number) =>
      count === 0
        ? "Geen bestelling met levende planten gaat in die dagen weg."
        : count === 1
          ? "1 bestelling met levende planten zou in die dagen weggaan. De klant krijgt bericht en de planten blijven hier."
          : `${count} bestellingen met levende planten zouden in die dagen weggaan. De klanten krijgen bericht en de planten blijven hier.`,
    deed: "Bekijk de bezorgstop",
    orders: "Bekijk de bestellingen",
  },
  waits: "Wacht op jou",
  none: "Niets. Een goed moment voor de planten zelf.",
  look: "Bekijk",
  since: (time: string) => `sinds ${time} uur`,
  waited: (days: number) => (days === 1 ? "1 dag" : `${days} dagen`),
  refund: {
    title: (number: string, name: string) => (number ? `Herroeping ${number}, ${name}` : `Herroeping van ${name}`),
    back: "De artikelen zijn terug. Betaal uiterlijk op deze dag terug.",
    open: "Wacht op de artikelen of op bewijs van verzending.",
    due: (left: number, day: string) =>
      left < 0 ? "te laat" : left === 0 ? "uiterlijk vandaag" : left === 1 ? "uiterlijk morgen" : `uiterlijk ${day}`,
    deed: "Handel af",
    more: (count: number) => (count === 1 ? "Nog 1 herroeping" : `Nog ${count} herroepingen`),
  },
  pile: {
    post: {
      title: (count: number) =>
        count === 1 ? "1 mail kwam misschien niet aan" : `${count} mails kwamen misschien niet aan`,
      small: "De mailserver bevestigde niet, of weigerde steeds.",
      deed: "Kijk na",
    },
    messages: {
      title: (count: number) => (count === 1 ? "1 bericht" : `${count} berichten`),
      small: (subject: string, name: string) => `Wacht het langst: ${name}, “${subject}”`,
      deed: "Antwoord",
    },
    trees: {
      title: (count: number) => (count === 1 ? "1 kerstboomaanvraag" : `${count} kerstboomaanvragen`),
      small: (sum: string) => `Samen ${sum}`,
      deed: "Beoordeel",
    },
    transfers: {
      title: (count: number) => (count === 1 ? "1 bedrag zelf overmaken" : `${count} bedragen zelf overmaken`),
      small: (sum: string, number: string) => `Samen ${sum}, de oudste bij ${number}`,
      deed: "Leg vast",
    },
    imports: {
      title: (count: number) => (count === 1 ? "1 lijst van een leverancier" : `${count} lijsten van leveranciers`),
      small: "Gaat niet vanzelf de winkel in: kijk hem na",
      deed: "Kijk na",
    },
    reviews: {
      title: (count: number) => (count === 1 ? "1 beoordeling" : `${count} beoordelingen`),
      small: "Lezen voor ze in de winkel staan",
      deed: "Lees",
    },
  },
  revenue: "Omzet",
  figures: "Cijfers",
  today: "Vandaag",
  week: "Zeven dagen",
  before: (sum: string) => `week ervoor ${sum}`,
  byHour: (sum: string) => `Omzet per uur vandaag, samen ${sum}`,
  byDay: (sum: string) => `Omzet per dag in zeven dagen, samen ${sum}`,
  low: "Bijna op",
  lowAll: (count: number) => (count === 1 ? "1 maat" : `${count} maten`),
  lasts: (days: number) => (days === 0 ? "vandaag op" : days === 1 ? "nog 1 dag" : `nog ${days} dagen`),
  gone: "op",
};
