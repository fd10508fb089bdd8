/** How long somebody waits, after "over" or "wacht": in hours where minutes are no measure any more. */
export function wait(minutes: number): string {
  if (minutes === 1) return "een minuut";
  return minutes > 90 ? `${Math.ceil(minutes / 60)} uur` : `${minutes} minuten`;
}

/** What the door itself says, before a deed is begun. */
export const deeds = {
  unknown: "Deze opdracht kennen we niet. Laad de pagina opnieuw en probeer het nog eens.",
  wrong: "Niet alle gegevens kloppen.",
  field: "Dit klopt niet.",
  fields: {
    empty: "Vul dit in.",
    long: (most: string) => `Typ hoogstens ${most} tekens.`,
    many: (most: number) => `Kies er hoogstens ${most}.`,
    count: (least: string, most: string) => `Vul een heel getal in van ${least} tot en met ${most}.`,
  },
  notLoggedIn: "Log eerst in.",
  notAllowed: "Daar mag jij niet bij.",
  wrongType: "Stuur de gegevens als application/json.",
  notJson: "De gegevens zijn geen geldige JSON.",
  notForm: "Dit formulier is niet goed aangekomen. Probeer het nog eens.",
  tooLarge: "Dit is te groot om te versturen.",
  tooManyFields: "Dit zijn meer velden dan dit formulier heeft. Laad de pagina opnieuw en probeer het nog eens.",
  tooManyFiles: (most: number) => `Stuur hoogstens ${most} bestanden tegelijk. Er is niets bewaard.`,
  cutOff: "Het versturen is onderweg afgebroken. Er is niets bewaard; probeer het nog eens.",
  noRoom: "De schijf van de winkel is vol. Er is niets bewaard.",
  tooMany: (minutes: number) => `Dat ging wat vaak. Probeer het over ${wait(minutes)} opnieuw.`,
};
