import { lookUp } from "#kit/look-up.ts";
import { colourKey } from "./colours.ts";

const irregular: Record<string, string> = {
  bladeren: "blad",
  blaren: "blad",
  blaadje: "blad",
  blaadjes: "blad",
  eieren: "ei",
  kinderen: "kind",
  kleinkinderen: "kleinkind",
  rozemarijn: "rozemarijn",
  roosmarijn: "rozemarijn",
  lisdodde: "lisdodde",
  vaten: "vat",
  glazen: "glas",
  grassen: "gras",
  mozaiek: "mozaiek",
  stadje: "stad",
  steden: "stad",
  koeien: "koe",
  hout: "hout",
  houten: "hout",
  houtje: "hout",
  lagen: "laag",
  regen: "regen",
  tegen: "tegen",
  eigen: "eigen",
  boven: "boven",
  beneden: "beneden",
  buiten: "buiten",
  binnen: "binnen",
  open: "open",
  zonnen: "zon",
  zonnetje: "zon",
  zonnige: "zonnig",
  kalk: "kalk",
  den: "den",
  dennen: "den",
  vaas: "vaas",
  vazen: "vaas",
  spar: "spar",
  sparren: "spar",
  sparretje: "spar",
  kas: "kas",
  kassen: "kas",
  kasje: "kas",
  kaas: "kaas",
  pot: "pot",
  potten: "pot",
  potje: "pot",
  potjes: "pot",
  poot: "poot",
  poten: "poot",
  bak: "bak",
  bakken: "bak",
  bakje: "bak",
  baken: "baken",
  roos: "roos",
  rozen: "roos",
  roosje: "roos",
  roosjes: "roos",
  ros: "ros",
  lis: "lis",
  lissen: "lis",
  bes: "bes",
  bessen: "bes",
  besje: "bes",
  besjes: "bes",
  bol: "bol",
  bollen: "bol",
  bolletje: "bol",
  bolletjes: "bol",
  bool: "bool",
  mat: "mat",
  matten: "mat",
  maat: "maat",
  maten: "maat",
  mate: "maat",
  paal: "paal",
  palen: "paal",
  paaltje: "paal",
  paaltjes: "paal",
  pal: "pal",
  stam: "stam",
  stammen: "stam",
  weg: "weg",
  heg: "heg",
  heggen: "heg",
  hegje: "heg",
  heggetje: "heg",
  hark: "hark",
  licht: "licht",
  lichten: "licht",
  tuin: "tuin",
  tuinen: "tuin",
  tuintje: "tuin",
  zaai: "zaai",
  zaaien: "zaai",
  zaad: "zaad",
  zaden: "zaad",
  zaadje: "zaad",
  zaadjes: "zaad",
  zaag: "zaag",
  zagen: "zaag",
  haard: "haard",
  haarden: "haard",
  haardje: "haard",
};

/** Words on -ntje, -rtje and so on whose own last letter is the t. */
const ownT =
  /(plant|munt|punt|lint|tent|kant|krant|klant|wortelt|hart|taart|kaart|poort|sport|zwaart|soort|geit|fruit|kruit)$/;

/**
 * A key on which singular, plural, diminutive and inflected forms of a Dutch word meet.
 * It is not a word; two forms are "the same" when their keys are equal.
 */
export function stemKey(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const key = makeKey(word);
  if (cache.size > 50_000) cache.clear();
  cache.set(word, key);
  return key;
}

const cache = new Map<string, string>();

function makeKey(word: string): string {
  const colour = colourKey(word);
  if (colour) return colour;
  const fixed = lookUp(irregular, word);
  if (fixed) return fixed;
  if (word.length < 4 || /\d/.test(word)) return word;
  let stem = stripDiminutive(word);
  for (let round = 0; round < 3; round++) {
    const before = stem;
    stem = stripPlural(stem);
    if (stem === before) break;
  }
  const base = lookUp(irregular, stem);
  return base ?? foldSpelling(stem);
}

function stripDiminutive(word: string): string {
  const match = /^(.{3,})jes?$/.exec(word);
  if (!match) return word;
  const base = match[1]!;
  const doubled = /^(.{2,}?([bdfgklmnprst]))\2et$/.exec(base);
  if (doubled) return doubled[1]!;
  if (/(ng|oem|eem|aam)et$/.test(base)) return base.slice(0, -2);
  if (base.endsWith("mp")) return base.slice(0, -1);
  if (/[nlrw]t$/.test(base) && !ownT.test(base)) return base.slice(0, -1);
  if (base.length > 6 && /(aa|oo|uu)t$/.test(base)) return base.slice(0, -2);
  if (/(ee|ei)t$/.test(base) && base.length > 5) return base.slice(0, -1);
  if (/[^aeiouy]$/.test(base)) return base;
  return word;
}

function stripPlural(stem: string): string {
  if (stem.length >= 5 && /[lrmntdkpg]s$/.test(stem)) return stem.slice(0, -1);
  if (stem.length >= 5 && /[^aeiou][aoy]s$/.test(stem)) return stem.slice(0, -1);
  if (stem.length >= 6 && /(ia|ea|ua|ie|oe)s$/.test(stem)) return stem.slice(0, -1);
  if (stem.length >= 5 && /([^aeiou]|[iuje])en$/.test(stem) && !stem.endsWith("groen")) {
    return undouble(stem.slice(0, -2));
  }
  if (stem.length >= 4 && /[^aeiou]e$/.test(stem)) return undouble(stem.slice(0, -1));
  return stem;
}

const undouble = (stem: string): string => stem.replace(/([bdfgklmnprst])\1$/, "$1");

function foldSpelling(stem: string): string {
  return stem
    .replace(/([aeou])\1+/g, "$1")
    .replace(/([bcdfghjklmnpqrstvwxz])\1+/g, "$1")
    .replace(/v$/, "f")
    .replace(/z$/, "s");
}
