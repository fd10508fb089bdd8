import { lookUp } from "#kit/look-up.ts";

const SILENT = new Set(
  (
    "de het een en of in op aan van voor bij met te tot die dat dit deze er om als dan ook maar naar uit door over wat welke welk wie waar hoe " +
    "ik je jij we wij mij me mijn jouw jullie onze ons zijn is ben was waren waarom wanneer wil willen nodig heb hebben hebt heeft kan kunnen kunt moet moeten mag mogen " +
    "wordt worden word krijgt krijg krijgen komt komen doe doet doen ga gaat gaan laat laten nu nog al altijd niet geen wel goed beste zo iets veel meer hun hem hij ze zij " +
    "graag weten vraag vragen hulp help tip tips advies beter snel even weer heel erg te zelf"
  ).split(" "),
);
const ENDING = /(?:etjes?|(?<=[lrw])tjes?|(?<=m)pjes?|jes?|en|es?|(?<=el|er|em|aar)s)$/;
const ODD: Record<string, string> = {
  bladeren: "blad",
  bladen: "blad",
  eieren: "ei",
  luizen: "luis",
  tuintje: "tuin",
  muizen: "muis",
};

/** Lower case without accents: what two spellings of a word share before grammar. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ĳ", "ij");

/** A word without its Dutch ending: "hagen" and "haag", "gele" and "geel", "snoeien" and "snoei" meet. */
export function stem(word: string): string {
  const known = lookUp(ODD, word);
  if (known) return known;
  if (word.length < 4) return word;
  const bare = word.replace(ENDING, (end) => (word.length - end.length >= 3 ? "" : end));
  return bare
    .replace(/([aeou])\1/g, "$1")
    .replace(/([bcdfgklmnprst])\1$/, "$1")
    .replace(/v$/, "f")
    .replace(/z$/, "s");
}

/** The words of a text that mean something, as stems. */
export const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !SILENT.has(word))
    .map(stem);
