/** Experiments with the front page, made without code. */
export const officeTrials = {
  new: "Nieuwe proef met een blok van de voorpagina",
  text: "A is het blok zoals het nu is. Vul bij B in wat er anders moet; wat je leeg laat blijft zoals bij A. Wie meedoet, ziet steeds hetzelfde.",
  name: "Naam van de proef",
  block: "Blok",
  pick: "Kies een blok",
  fields: { heading: "kop", text: "tekst", action: "woorden op de knop" },
  of: (variant: string, field: string) => `${variant}: ${field}`,
  third: "Nog een variant (C)",
  shares: "Verdeling",
  sharesHelp: "‘1, 1’ is half om half; met C erbij drie getallen, zoals ‘1, 1, 1’.",
  make: "Start de proef",
  code: "Nieuwe proef met een sleutel in de code",
  problems: {
    block: "Kies een blok dat nu op de voorpagina staat.",
    words: "Vul bij B minstens één ding in dat anders is.",
    shares: "Vul voor elke variant een heel getal in: A en B, en C als je die invult.",
  },
};
