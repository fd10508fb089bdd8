/** What the law or our own house style does not allow, with what it would be in words. */
export const FORBIDDEN = [
  { name: "green", pattern: /\b(duurza(am|me)\w*|milieuvriendelijk\w*|eco-?\w*vriendelijk\w*|klimaatneutra\w+|co2-neutra\w+|ecologisch\w*)\b/i, why: "a generic green claim" },
  { name: "air", pattern: /\b(luchtzuiverend\w*|zuivert de lucht)\b/i, why: "a claim about air" },
  { name: "medical", pattern: /\b(geneeskrachtig\w*|medicinaal|medicinale)\b/i, why: "a medical claim" },
  { name: "practice", pattern: /onder hun nagels|uit (de|onze) praktijk|spreekuur|onze (kweker|hovenier|plantendokter)|(op|in) de kwekerij (is|stekken|rekenen|zien|doen|laten)|\b(wij|we) (zien|horen) (het )?vaak|zien we (vaak|het vaakst)|adviseer ik|heeft iemand dat gemeten/i, why: "a practice we cannot show" },
  { name: "decided", pattern: /snoeien is verboden van|een jaar (groei)?garantie op elke tuinplant|in de kassa|reken je per pakket/i, why: "what was decided otherwise" },
  { name: "promise", pattern: /\b(binnenkort|lorem ipsum|todo|tbd)\b/i, why: "a promise or a placeholder" },
  { name: "shout", pattern: /!(?!\[)/, why: "an exclamation mark" },
  { name: "emoji", pattern: /\p{Extended_Pictographic}(?<![©®™×°])/u, why: "an emoji" },
  { name: "formal", pattern: /(?<![\p{L}‘’-]|deel )(uw|u)(?![\p{L}’-])/iu, why: "the formal form" },
  { name: "history", pattern: /\b(wij|we|ons|onze)\b[^.\n]*\bsinds (1[89]|20)\d\d|\bjaar ervaring\b/i, why: "an invented history" },
  { name: "quotes", pattern: /"/, why: "straight quotes" },
  { name: "apostrophe", pattern: /\w'\w|(?<=\s)'\w/, why: "a straight apostrophe" },
  { name: "spaces", pattern: / {2,}\S/, why: "two spaces" },
  { name: "euro", pattern: /€\d|\d€/, why: "a euro sign without a space" },
] as const;

/** How long the parts of a text are: characters, and for the text itself words. */
export const LENGTHS = {
  article: { title: [15, 65], description: [120, 160], short: [200, 420], words: [600, 1300] },
  category: {
    title: [20, 62],
    description: [110, 160],
    h1: [3, 60],
    intro: [120, 280],
    tip: [30, 220],
    words: [150, 300],
  },
  page: { title: [3, 65], description: [60, 160], words: [20, 3000] },
} as const satisfies Record<string, Record<string, readonly [number, number]>>;

export const wordCount = (text: string): number => text.trim().split(/\s+/).length;

/** Addresses that a text may link to, beside products, categories and articles. */
export const PAGES: readonly string[] =
  "advies annuleren-retouren algemene-voorwaarden bestellen betalen beukenhaag-reserveren bewaard bezorging cart contact garantie-klachten groenhulp haag-berekenen klushulp kunstgras ligusterhaag login account meest-gestelde-vragen nieuwsbrief ons-assortiment onze-medewerkers plantdokter privacy search tuinkalender vacatures zakelijk-kerstbomen-bestellen".split(
    " ",
  );
