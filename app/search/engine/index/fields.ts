/** How much a match in a place of the document is worth, per way of matching. */
export const quality = {
  soortWhole: 200,
  soortWord: 180,
  soortHead: 172,
  nameWhole: 190,
  namePair: 176,
  nameWord: 164,
  nameHead: 150,
  besideWord: 136,
  besideHead: 130,
  synonymWord: 160,
  genus: 160,
  latinWord: 150,
  cultivar: 162,
  cultivarWhole: 180,
  code: 200,
  categoryWhole: 118,
  categoryWord: 100,
  categoryHead: 58,
  mixedCategory: 58,
  facetValue: 135,
  keyword: 104,
  keywordHead: 92,
  modifier: 88,
  categoryModifier: 58,
  factModifier: 70,
  description: 30,
  rareRemark: 52,
} as const;

/** From here on a match is about the thing itself, not a remark in its description. */
export const strongQuality = 60;

/** From this share of the best on, a document is the thing asked for and not only something to do with it. */
export const KIND_SHARE = 0.6;

/** What an intent ("in de schaduw") is worth when the facet says so; more when it names what the thing is ("heg"). */
export const intentQuality = 150;
export const kindQuality = 225;
export const kindFacets: ReadonlySet<string> = new Set(["groep", "soort", "tag", "gelegenheid", "boomtype"]);

/** Parts of a compound that mislead are worth next to nothing: a maagdenpalm is no palm. */
export const misleadingQuality = 40;

/** A use is not a kind: feed for houseplants is no houseplant. */
export const useQuality = 92;
export const useFacets: ReadonlySet<string> = new Set(["toepassing"]);

/** Agreement between fields: each further field adds an eighth of its own worth, up to this. */
export const agreementCap = 48;

export const factor = {
  exact: 1,
  form: 0.98,
  prefix: 0.72,
  sound: 0.8,
  typoOne: 0.76,
  typoTwo: 0.62,
  split: 0.9,
  head: 0.6,
  joined: 0.97,
} as const;

/** Facets whose values are no words to search for, or would mislead: "Niet winterhard" holds "winterhard". */
export const silentFacets: ReadonlySet<string> = new Set([
  "winterhardheid",
  "groeisnelheid",
  "eindhoogte",
  "hoogte_levering",
  "stamhoogte",
  "stamomtrek",
  "potdiameter",
  "leverbaar",
  // Addresses of lists: what is in one stands in its titles.
  "in_categorie",
  "groep",
  "huisdierveilig",
  "turfvrij",
  "biologisch",
  "drainage",
  "vorstbestendig",
  "aanbieding",
  "nieuw",
  "inhoud",
  "dekking_m2",
  "poolhoogte",
  "rolbreedte",
  "aantal_per_meter",
  "aantal_per_verpakking",
  "personen",
  "doekmaat",
  "bloeimaand",
  "planttijd",
  "zaaitijd",
  "oogsttijd",
  "categorie_lvl0",
  "categorie_lvl1",
  "categorie_lvl2",
  "wat",
  "werking",
  "onderhoud",
  "waterbehoefte",
  "soort",
  "gebruik",
  "wortelvorm",
  "kerst_vorm",
  "potmaat",
  "vorm",
  "lichtbehoefte",
  "standplaats",
  "grondsoort",
]);
