import { lookUp } from "#kit/look-up.ts";
import { findColour } from "../colours.ts";
import { type Intent, type Intents, intentKey, sides } from "./intent-book.ts";
import { stopwords } from "../stopwords.ts";

// Wishes that follow a rule rather than stand in a list.

const shelter =
  /^(boom|bomen|boompje|struik|struiken|heester|heesters|haag|heg|conifeer|coniferen|dennen|eik|eiken|beuk|beuken|berk|berken)$/;
const large = /^(grote|hoge|oude|dichte|volwassen|dikke|brede|mijn|onze|een|de|het|die)$/;

const low = { facet: "eindhoogte", values: ["0-30 cm", "30-60 cm", "60-100 cm"] };

/** "onder een grote boom" is a place in the shade for what stays low, "tegen de zuidmuur" one for climbers in the sun, "op zure grond" one with such soil. */
export function placeIntent(words: string[], book: Intents): Intent | undefined {
  if (/^(voor|op|in) (een |de |mijn |onze )?\S+ (grond|bodem)$/.test(words.join(" "))) {
    const soil = book.get(intentKey(words.slice(-2)));
    return soil?.alternatives[0]![0]!.facet === "grondsoort"
      ? { alternatives: soil.alternatives, whole: true }
      : undefined;
  }
  if (words[0] === "onder" && words.length > 1 && shelter.test(words.at(-1)!)) {
    const shade = words.slice(1, -1).every((word) => large.test(word)) ? book.get(intentKey(["schaduw"])) : undefined;
    return shade && { alternatives: [...shade.alternatives.map((one) => [...one, low]), ...shade.alternatives] };
  }
  const side = words.length === 1 ? sides.exec(words[0]!) : undefined;
  const place = side && /muur|gevel|wand|schutting/.test(side[3]!) ? book.get(intentKey([`${side[1]}en`])) : undefined;
  if (!place) return undefined;
  const climbing = place.alternatives.map((one) => [{ facet: "groep", values: ["klimplanten"] }, ...one]);
  return { alternatives: [...climbing, ...place.alternatives] };
}

const harmless =
  /^((niet|geen|zonder|nooit) (giftige?|gif|vergiftige?|schadelijke?|gevaarlijke?)|ongiftige?|gifvrije?|veilige?|onschadelijke?)( is| zijn| voor| de| het| een| mijn| onze| je| kleine| jonge| als)*( (huis|boerderij)?(dier|dieren|hond|honden|hondje|puppy|kat|katten|poes|poezen|kitten|paard|paarden|pony|ponys|koe|koeien|schaap|schapen|geit|geiten|kip|kippen|konijn|konijnen|cavia|cavias|kind|kinderen|baby|babys|peuter|peuters|kleuter|kleuters|mens|mensen))?$/;

/** "niet giftig voor paarden", "veilig voor mijn kat": whoever it is safe for, it is not poisonous. */
export function safeIntent(words: string[], book: Intents): Intent | undefined {
  return words.length > 1 && harmless.test(words.join(" ")) ? book.get(intentKey(["niet", "giftig"])) : undefined;
}

const leafWords = /^(blad|bladeren|bladkleur|gekleurd|bladplant|bladplanten|bladig|bladige)$/;
const flowerWords = /^(bloem|bloemen|bloei|bloeiend|bloeiende|bloeit|bloesem|bloemetjes|bloemkleur|bloeier|bloeiers)$/;

/** "rode bladeren" speaks of the leaf, "gele bloemen" and "witbloeiend" of the flower. */
export function colouredIntent(words: string[]): Intent | undefined {
  const heavy = words.filter((word) => !stopwords.has(word));
  const joined =
    heavy.length === 1 ? /^(.{3,}?)e?(blad|bladig|bladige|bloeiend|bloeiende)$/.exec(heavy[0]!) : undefined;
  const [first = "", second = ""] = joined ? joined.slice(1) : heavy;
  if (!joined && heavy.length !== 2) return undefined;
  const colour = findColour(first) ?? findColour(second);
  const part = findColour(first) ? second : first;
  const facet = leafWords.test(part) ? "bladkleur" : flowerWords.test(part) ? "bloemkleur" : undefined;
  return colour && facet ? { alternatives: [[{ facet, values: [colour] }]] } : undefined;
}

/** What may be shown when the very colour is not there. */
const nearColours: Record<string, string[]> = {
  Crème: ["Wit", "Geel"],
  Antraciet: ["Grijs", "Zwart"],
  Grijs: ["Antraciet"],
  Blauw: ["Paars"],
  Paars: ["Blauw"],
};

export function colourIntent(words: string[]): Intent | undefined {
  const colour = words.length === 1 ? findColour(words[0]!) : undefined;
  if (!colour) return undefined;
  const facets = ["bloemkleur", "kleur", "bladkleur"];
  const near = nearColours[colour];
  return {
    alternatives: [
      ...facets.map((facet) => [{ facet, values: [colour] }]),
      ...(near ?? []).flatMap((value) => facets.map((facet) => [{ facet, values: [value] }])),
    ],
    far: facets.length,
  };
}

const steps = /^(snel|hoog|laag|klein|groot|makkelijk|gemakkelijk|sterk|smal|langzaam|traag|zonnig|donker)ste?$/;

/** "het snelst", "de hoogste": the most of it is still it. */
export function superlative(words: string[], book: Intents): Intent | undefined {
  const base = words.length === 1 ? steps.exec(words[0]!)?.[1] : undefined;
  return base ? book.get(intentKey([base])) : undefined;
}

const months = "januari februari maart april mei juni juli augustus september oktober november december".split(" ");
const seasons: Record<string, number> = { winter: 1, voorjaar: 4, lente: 4, zomer: 7, najaar: 10, herfst: 10 };
const sowing = [
  "Jan-feb",
  "Jan-feb",
  "Mrt-apr",
  "Mrt-apr",
  "Mei-jun",
  "Mei-jun",
  "Jul-aug",
  "Jul-aug",
  "Sep-okt",
  "Sep-okt",
];
const picking = [
  "Nov-mrt",
  "Nov-mrt",
  "Nov-mrt",
  "",
  "Mei-jun",
  "Mei-jun",
  "Jul-aug",
  "Jul-aug",
  "Sep-okt",
  "Sep-okt",
  "Nov-mrt",
  "Nov-mrt",
];

/** "in maart zaaien", "wat kan ik in november planten": a month beside a deed says when to do it, not when it blooms. */
export function seasonIntent(words: string[]): Intent | undefined {
  const heavy = words.filter((word) => !stopwords.has(word));
  if (heavy.length !== 2) return undefined;
  const monthOf = (word: string): number =>
    months.includes(word) ? months.indexOf(word) + 1 : (lookUp(seasons, word) ?? 0);
  const month = monthOf(heavy[0]!) || monthOf(heavy[1]!);
  const deed = monthOf(heavy[0]!) ? heavy[1]! : heavy[0]!;
  if (!month) return undefined;
  const time = (facet: string, value: string | undefined): Intent | undefined =>
    value ? { alternatives: [[{ facet, values: [value] }]], whole: true } : undefined;
  if (/^(in|voor|uit)?zaaien$/.test(deed)) return time("zaaitijd", sowing[month - 1]);
  if (/^(oogsten|plukken|oogst)$/.test(deed)) return time("oogsttijd", picking[month - 1]);
  // "planten in november" are plants, "in november planten" and "plant ik in november" a deed.
  if (
    !/^(planten|poten|aanplanten|geplant|inplanten)$/.test(heavy[1]!) &&
    !/^plant (ik|je|we|wij) /.test(words.join(" "))
  )
    return undefined;
  const bare = { facet: "wortelvorm", values: ["Blote wortel", "Met kluit"] };
  const planted = { facet: "planttijd", values: [month > 2 && month < 8 ? "Voorjaar" : "Najaar"] };
  return { alternatives: month > 9 || month < 4 ? [[planted], [bare]] : [[planted]], whole: true };
}

/** "in de herfst rood wordt" speaks of the leaf, "in de herfst rood bloeit" of the flower. */
export function autumnIntent(words: string[]): Intent | undefined {
  const heavy = words.filter((word) => !stopwords.has(word));
  const [rest, ...more] = heavy.filter((word) => !/^(herfst|najaar|rood|rode)$/.test(word));
  if (!heavy.some((word) => /^(herfst|najaar)$/.test(word)) || !heavy.some((word) => /^ro(od|de)$/.test(word)))
    return undefined;
  if (rest === undefined) return { alternatives: [[{ facet: "eigenschap", values: ["Herfstkleur"] }]], whole: true };
  if (more.length > 0 || !rest.startsWith("bloei")) return undefined;
  const flowering = { facet: "bloeimaand", values: ["September", "Oktober", "November"] };
  return { alternatives: [[flowering, { facet: "bloemkleur", values: ["Rood"] }]], whole: true };
}
