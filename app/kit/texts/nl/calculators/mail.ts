export const calculatorMail = {
  beech: {
    dear: (name: string) => `Dag ${name},`,
    button: "Bekijk je reservering",
    small: (number: string, mayCancel: boolean) =>
      mayCancel
        ? `Reservering ${number}. Tot we de planten rooien, annuleer je kosteloos via de knop hierboven.`
        : `Reservering ${number}.`,
    requested: {
      title: "We houden je beuken apart",
      subject: ({ number }: { number: string }) => `Je reservering ${number}`,
      says: ({ what, week, total, now }: Record<"what" | "week" | "total" | "now", string>) => [
        `We hebben je reservering ontvangen: ${what}, te leveren in de week van ${week}. Samen ${total}.`,
        `Zodra je ${now} betaald hebt, is de reservering definitief. We houden de planten drie dagen voor je apart.`,
      ],
    },
    confirmed: {
      title: "Je beukenhaag staat voor je apart",
      subject: ({ number }: { number: string }) => `Bevestigd: reservering ${number}`,
      says: ({
        what,
        week,
        now,
        rest,
        paidAll,
      }: Record<"what" | "week" | "now" | "rest", string> & { paidAll: boolean }) => [
        `Je betaling van ${now} is binnen. We reserveerden ${what} voor de week van ${week}.`,
        paidAll
          ? "Alles is betaald."
          : `De rest, ${rest}, betaal je als we de planten gerooid hebben. Je krijgt dan de factuur en een betaallink.`,
        "Zeven dagen voor je leverweek sturen we je een bericht. Vriest het hard, dan schuift de levering op en hoor je dat van ons.",
      ],
    },
    cancelled: {
      title: "Je reservering is geannuleerd",
      subject: ({ number }: { number: string }) => `Geannuleerd: reservering ${number}`,
      says: ({ what }: { what: string }) => [
        `We hebben ${what} weer vrijgegeven. Je had nog niets betaald, dus er valt niets te verrekenen.`,
      ],
    },
    unpaid: {
      title: "Je reservering is vervallen",
      subject: ({ number }: { number: string }) => `Vervallen: reservering ${number}`,
      says: ({ what }: { what: string }) => [
        `We kregen in drie dagen geen betaling. Daarom hebben we ${what} weer vrijgegeven; je hoeft niets te doen en je bent ons niets schuldig.`,
        "Wil je de haag toch? Via de knop betaal je alsnog, zolang de planten er zijn.",
      ],
    },
    reminder: {
      title: "Volgende week komen je beuken",
      subject: ({ number }: { number: string }) => `Volgende week: je beukenhaag, reservering ${number}`,
      says: ({ what, week, rest, paidAll }: Record<"what" | "week" | "rest", string> & { paidAll: boolean }) => [
        `In de week van ${week} leveren we ${what}. We rooien ze een dag of twee daarvoor.`,
        "Graaf de sleuf van 40 bij 40 cm alvast en zet een emmer water klaar: de wortels mogen niet uitdrogen.",
        paidAll
          ? "Alles is al betaald."
          : `De rest is ${rest}. Zodra de planten gerooid zijn, mailen we je de factuur met een betaallink.`,
        "Tot het rooien kun je nog kosteloos annuleren.",
      ],
    },
    lifted: {
      title: "Je beuken zijn gerooid",
      subject: ({ number }: { number: string }) => `Gerooid en onderweg: reservering ${number}`,
      says: ({ what, rest, paidAll }: Record<"what" | "rest", string> & { paidAll: boolean }) => [
        `We hebben ${what} uit de grond gehaald en maken ze klaar voor vervoer.`,
        "Zet bij ontvangst de wortels een uur in water en plant dezelfde dag. Lukt dat niet, dek de wortels dan af met vochtige aarde.",
        paidAll
          ? "Alles is al betaald."
          : `De factuur zit in de bijlage. De rest, ${rest}, betaal je via de knop, binnen 14 dagen.`,
      ],
    },
    rest: {
      title: "Het laatste deel van je beukenhaag",
      subject: ({ number }: { number: string }) => `Nog te betalen: reservering ${number}`,
      says: ({ rest }: { rest: string }) => [
        `Een week geleden hebben we je beuken gerooid. De rest, ${rest}, staat nog open. Via de knop betaal je in één keer.`,
        "Heb je al betaald, dan kruisen onze berichten elkaar en kun je dit overslaan.",
      ],
    },
    paid: {
      title: "Alles is betaald",
      subject: ({ number }: { number: string }) => `Betaald: reservering ${number}`,
      says: ({ rest }: { rest: string }) => [`Je betaling van ${rest} is binnen. De factuur zit in de bijlage.`],
    },
    shifted: {
      title: "De vorst schuift je levering op",
      subject: ({ number }: { number: string }) => `Nieuwe leverweek voor reservering ${number}`,
      says: ({ what, week }: Record<"what" | "week", string>) => [
        `De grond is bevroren, dus we kunnen ${what} nog niet rooien. Je nieuwe leverweek is de week van ${week}.`,
        "Komt dat niet uit, bel of mail ons dan. Annuleren kan ook, zonder kosten.",
      ],
    },
  },
  trees: {
    quote: {
      subject: (number: string) => `Offerte ${number} voor kerstbomen`,
      says: "In de bijlage vind je de offerte voor je kerstbomen. Akkoord? Beantwoord deze mail, dan plannen we de bezorging in. De offerte is 14 dagen geldig.",
    },
    order: {
      subject: (number: string) => `Je bestelling ${number} is ontvangen`,
      says: "We hebben je bestelling op rekening ontvangen en kijken haar na. Zodra ze is goedgekeurd, krijg je de bevestiging met de factuur. Tot dat moment zit je nergens aan vast. De samenstelling zit in de bijlage.",
    },
    declined: {
      subject: (number: string) => `Over je aanvraag ${number} voor kerstbomen`,
      says: (phone: string) =>
        `Deze bestelling kunnen we niet op rekening leveren. Er is niets in rekening gebracht. Bel ${phone} of antwoord op deze mail, dan zoeken we samen een andere manier.`,
    },
    staff: (kind: "quote" | "order", company: string) =>
      kind === "quote"
        ? `Offerteaanvraag kerstbomen van ${company}`
        : `Bestelling kerstbomen van ${company}, goedkeuren`,
    dear: (name: string) => `Dag ${name},`,
    button: "Bekijk je aanvraag",
  },
};
