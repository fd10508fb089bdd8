import { stemKey } from "../stem.ts";
import { negations, stopwords } from "../stopwords.ts";
import { phraseKey } from "../synonyms.ts";
import { tokenize } from "../tokenize.ts";

export interface FacetCondition {
  facet: string;
  /** "*" is any value */
  values: string[];
}

/** Alternatives, each a list of conditions that must all hold. */
export interface Intent {
  alternatives: FacetCondition[][];
  /** names things that do not grow */
  goods?: boolean;
  /** what helps too, from nearest to farthest; shown behind when there is little */
  near?: FacetCondition[][];
  /** from this alternative on it is only something like it */
  far?: number;
  /** none of its words is a wish by itself */
  whole?: boolean;
}

export type Intents = Map<string, Intent>;

const gardens = /^(achter|voor|stads|binnen|dak|zij|moeder|familie)?(tuin|tuintje|patio)$/;
const lawns = /^(gras|grasveld|grasmat|grasveldje|gazonnetje)$/;
const removals =
  /^(halen|weghalen|verwijderen|verwijder|bestrijden|bestrijding|wegkrijgen|kwijtraken|kwijt|doden|verdelgen|uitroeien|opruimen|tegengaan)$/;
const counts = new Set("twee drie vier vijf zes 2 3 4 5 6".split(" "));
export const sides =
  /^(noord|oost|zuid|west)(er|en|elijke?)?(muur|gevel|kant|zijde|wand|balkon|tuin|terras|raam|schutting|hoek)$/;

const spots =
  /^(schaduw|halfschaduw|zon|wind|droogte|regen)(ne|s)?(plek|plekje|hoek|hoekje|kant|zijde|strook|border|bak|balkon|terras|muur)$/;

/** Every garden is a garden, a north wall lies in the north, and whoever gets rid of something wants it gone. */
function plainWord(word: string, among: number): string {
  if (gardens.test(word)) return "tuin";
  const side = sides.exec(word)?.[1];
  if (side) return `${side}en`;
  const spot = spots.exec(word)?.[1];
  if (spot) return spot;
  if (among === 1) return word;
  return lawns.test(word) ? "gazon" : removals.test(word) ? "weg" : word;
}

function heavyIn(given: string[]): string[] {
  const words = given.map((word) => plainWord(word, given.length));
  const heavy = words.filter((word) => !stopwords.has(word));
  if (heavy.length === 0) return words;
  const uncounted = heavy.filter((word) => !counts.has(word));
  return uncounted.length > 1 ? uncounted : heavy;
}

/** "in de schaduw" is asked as "schaduw" too, so small words are left out of the key unless nothing else is left. */
export const intentKey = (words: string[]): string => phraseKey(heavyIn(words));

const grounds = new Set(["gazon", "tuin", "terras", "balkon", "border", "oprit", "stoep", "pad"]);

/** "het water in de vijver is groen" is "groen water vijver": the same words in any order, unless one turns another round or the second half says whom it is for. */
export function bagKey(words: string[]): string | undefined {
  const all = words.includes("voor") ? [] : heavyIn(words);
  // Where something must be got rid of does not matter: "bladeren van het gazon halen".
  const heavy = all.length > 2 && all.includes("weg") ? all.filter((word) => !grounds.has(word)) : all;
  if (heavy.length < 2 || heavy.length > 4 || heavy.some((word) => negations.has(word))) return undefined;
  return `# ${heavy.map(stemKey).sort().join(" ")}`;
}

/** For phrases in which a small word matters: "in pot" is not "pot". Written with a ! in the list. */
export const wholeKey = (words: string[]): string => `!${words.join(" ")}`;

function readCondition(text: string): FacetCondition {
  const [facet = "", values = ""] = text.split("=");
  return { facet: facet.trim(), values: values.split("|").map((value) => value.trim()) };
}

const stuff = new Set(
  "mest grond gereedschap bestrijding bewatering bescherming hout meubelen parasols potten vuur-sfeer vijver kunstgras spelen-dieren".split(
    " ",
  ),
);

/** Reads lines as `a, b: facet=Value ; facet=Value ~ facet=Value` into a book. */
export function readIntents(lines: string, book: Intents = new Map(), goods = false): Intents {
  for (const line of lines.split("\n")) {
    const at = line.indexOf(": ");
    if (at < 0) continue;
    const [asked = "", ...behind] = line.slice(at + 2).split("~");
    const alternatives = asked.split(";").map((part) => part.split("&").map(readCondition));
    const near = behind.map((part) => part.split("&").map(readCondition));
    const lifeless =
      goods ||
      alternatives[0]!.some(({ facet, values }) => facet === "groep" && values.some((value) => stuff.has(value)));
    for (const phrase of line.slice(0, at).split(",")) {
      const words = tokenize(phrase).map((token) => token.text);
      if (words.length === 0) continue;
      const whole = phrase.trim().startsWith("!");
      enter(book, whole ? wholeKey(words) : intentKey(words), alternatives, near, lifeless);
      const bag = whole ? undefined : bagKey(words);
      if (bag) enter(book, bag, alternatives, near, lifeless);
    }
  }
  return book;
}

function enter(
  book: Intents,
  key: string,
  alternatives: FacetCondition[][],
  near: FacetCondition[][],
  goods: boolean,
): void {
  const known = book.get(key);
  if (!known) {
    book.set(key, { alternatives: [...alternatives], ...(near.length > 0 && { near }), ...(goods && { goods }) });
    return;
  }
  known.alternatives.push(...alternatives.filter((one) => !sameIn(known.alternatives, one)));
  if (near.length > 0) known.near = [...(known.near ?? []), ...near.filter((one) => !sameIn(known.near ?? [], one))];
  if (goods) known.goods = true;
}

const sameIn = (all: FacetCondition[][], one: FacetCondition[]): boolean =>
  all.some((other) => JSON.stringify(other) === JSON.stringify(one));
