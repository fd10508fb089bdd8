/**
 * Colour words are kept apart from the grammar: "roze" must never become "roos".
 * The right-hand side is the value of the facets bloemkleur, bladkleur and kleur.
 */
const forms: Record<string, string> = {
  Wit: "wit witte witter wittig sneeuwwit",
  Crème: "creme cremewit cremekleurig cremekleurige roomwit ivoor ivoorwit",
  Geel: "geel gele gelig goudgeel lichtgeel citroengeel zachtgeel botergeel donkergeel",
  Oranje: "oranje abrikoos zalm zalmkleurig zalmroze koper koperkleurig",
  Rood: "rood rode rooie donkerrood donkerrode felrood felrode bordeaux wijnrood wijnrode karmijn scharlaken knalrood vuurrood",
  Roze: "roze rose lichtroze donkerroze zachtroze felroze fuchsiaroze magenta pink oudroze",
  Paars:
    "paars paarse lila violet lavendelkleurig purper lichtpaars donkerpaars donkerpaarse lichtpaarse purperen aubergine",
  Blauw: "blauw blauwe lichtblauw donkerblauw lichtblauwe donkerblauwe hemelsblauw azuurblauw blauwpaars",
  Groen: "groen groene limoengroen lichtgroen donkergroen donkergroene",
  Bruin: "bruin bruine brons bronskleurig",
  Zwart: "zwart zwarte zwartpaars",
  Grijs: "grijs grijze lichtgrijs donkergrijs zilver zilvergrijs zilveren",
  Antraciet: "antraciet antracietkleurig antracieten",
  Bont: "bont bonte bontbladig gevlekt variegata",
  Meerkleurig: "meerkleurig meerkleurige gemengd veelkleurig tweekleurig bicolor kleurenmix",
};

const colourOf = new Map<string, string>();
for (const [colour, words] of Object.entries(forms)) for (const word of words.split(" ")) colourOf.set(word, colour);

const bare: Record<string, string> = {
  Crème: "creme",
  Wit: "wit",
  Geel: "geel",
  Oranje: "oranje",
  Rood: "rood",
  Roze: "roze",
  Paars: "paars",
  Blauw: "blauw",
  Groen: "groen",
  Bruin: "bruin",
  Zwart: "zwart",
  Grijs: "grijs",
  Antraciet: "antraciet",
  Bont: "bont",
  Meerkleurig: "meerkleurig",
};

const inflected = new Set("witte gele rode rooie paarse blauwe groene bruine zwarte grijze bonte rose".split(" "));

export const colourWords: readonly string[] = [...colourOf.keys()];

/** The facet value behind a folded word, if it is a colour. */
export const findColour = (word: string): string | undefined => colourOf.get(word);

/** The protected key of a plain colour word: only inflection is taken off; "lichtroze" stays itself. */
export function colourKey(word: string): string | undefined {
  const colour = colourOf.get(word);
  if (!colour) return undefined;
  return inflected.has(word) || bare[colour] === word ? `${bare[colour]}*` : `${word}*`;
}
