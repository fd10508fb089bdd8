/**
 * Colour words are kept apart from the grammar: "roze" must never become "roos".
 * The right-hand side is the value of the facets bloemkleur, bladkleur and kleur.
 */
const forms: Record<string, string> = {
  Wit: "wit witte witter wittig sneeuwwit",
  Crème: "creme cremewit cremekleurig cremekleurige roomwit ivoor ivoorwit",
  Geel: "geel gele gelig goudgeel lichtgeel citroengeel zachtgeel botergeel donkergeel",
  Oranje: "oranje abrikoos zalm zalmkleurig zalmroze koper perzik koperkleurig",
  Rood: "rood rode rooie donkerrood donkerrode felrood felrode bordeaux wijnrood wijnrode karmijn scharlaken knalrood vuurrood",
  Roze: "roze rose lichtroze donkerroze zachtroze felroze fuchsiaroze magenta pink oudroze",
  Paars:
    "paars paarse lila violet lavendelkleurig purper lichtpaars donkerpaars donkerpaarse lichtpaarse purperen aubergine",
  Blauw: "blauw blauwe lichtblauw donkerblauw lichtblauwe donkerblauwe hemelsblauw azuurblauw blauwpaars",
  Groen: "groen groene limoengroen lichtgroen donkergroen donkergroene",
  Bruin: "bruin bruine brons bronskleurig chocolade koffie",
  Zwart: "zwart zwarte zwartpaars",
  Grijs: "grijs grijze lichtgrijs donkergrijs zilver zilvergrijs zilveren",
  Cortenstaal: "roestkleur roestbruin",
  Terracotta: "terracotta terra steenrood",
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
  Cortenstaal: "roestkleur",
  Terracotta: "terracotta",
  Bont: "bont",
  Meerkleurig: "meerkleurig",
};

const inflected = new Set("witte gele rode rooie paarse blauwe groene bruine zwarte grijze bonte rose".split(" "));

export const colourWords: readonly string[] = [...colourOf.keys()];

const shade =
  /^(licht|donker|fel|zacht|knal|diep|warm|bleek|hel|mat|glanzend|oud|room|geel|blauw|groen|paars|rood|grijs|wit|zilver|goud)/;

/** The facet value behind a folded word, if it is a colour: also "zachtgele", "blauwgrijs" and "abrikooskleurig". */
export function findColour(word: string): string | undefined {
  const known = colourOf.get(word);
  if (known || word.length < 7) return known;
  const bare = word.replace(/kleurige?$/, "");
  if (bare !== word)
    return colourOf.get(bare) ?? colourOf.get(`${bare}kleur`) ?? colourOf.get(bare.replace(/en?$/, ""));
  const tinted = shade.exec(word)?.[0];
  return tinted ? colourOf.get(word.slice(tinted.length)) : undefined;
}

/** The protected key of a plain colour word: only inflection is taken off; "lichtroze" stays itself. */
export function colourKey(word: string): string | undefined {
  const colour = colourOf.get(word);
  if (!colour) return undefined;
  return inflected.has(word) || bare[colour] === word ? `${bare[colour]}*` : `${word}*`;
}
