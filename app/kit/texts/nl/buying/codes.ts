/** Why a code is not taken; only the shop says so. */
export const codeProblems = {
  unknown: "Deze code kennen we niet. Kijk of hij goed is overgenomen.",
  empty: "Op deze cadeaubon staat geen tegoed meer.",
  blocked: "Deze cadeaubon is geblokkeerd. Neem contact met ons op.",
  one: (now: string) => `Per bestelling geldt één kortingscode, en ${now} gebruik je al. Haal die eerst weg.`,
  cards: (most: number) => `Je kunt ${most} cadeaubonnen tegelijk gebruiken. Gebruik deze bij je volgende bestelling.`,
  used: "Deze code is al zo vaak gebruikt als mag.",
  early: (day: string) => `Deze code is geldig vanaf ${day}.`,
  late: (day: string) => `Deze code was geldig tot en met ${day}.`,
  minimum: (amount: string) => `Deze code geldt vanaf ${amount} aan artikelen.`,
};

export const balance = {
  title: "Saldo van je cadeaubon",
  text: "Vul de code van je bon in. Je ziet meteen wat er nog op staat.",
  submit: "Bekijk saldo",
  left: (amount: string) => `Op deze cadeaubon staat nog ${amount}.`,
  how: "Je gebruikt hem bij het betalen, onder ‘Cadeaubon of kortingscode’. Het tegoed verloopt niet en mag in delen op.",
  wait: "Je hebt het vaak achter elkaar geprobeerd. Wacht een kwartier en probeer het dan opnieuw.",
};
