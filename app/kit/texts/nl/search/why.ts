const inWords = (value: string) => value.charAt(0).toLowerCase() + value.slice(1);

/** "3-4" as people write it: 3–4. */
const inRange = (value: string) => value.replace(/(\d)-(\d)/g, "$1–$2");
const theSeason = (season: string) => (season === "Zomer" ? "de zomer" : `het ${inWords(season)}`);
const MONTHS: Record<string, string> = {
  jan: "januari",
  feb: "februari",
  mrt: "maart",
  apr: "april",
  mei: "mei",
  jun: "juni",
  jul: "juli",
  aug: "augustus",
  sep: "september",
  okt: "oktober",
  nov: "november",
};
/** "Mrt-apr" is maart of april, "Nov-mrt" is november tot maart. */
const inMonths = (months: string) => {
  const [first = "", last = ""] = months.toLowerCase().split("-");
  return `${MONTHS[first] ?? first} ${first === "nov" ? "tot" : "of"} ${MONTHS[last] ?? last}`;
};

/** Why a hit was found, as somebody at the counter would say it; a facet that is not here says its value. */
export const why: Record<string, (value: string) => string> = {
  huisdierveilig: () => "veilig voor huisdieren",
  biologisch: () => "biologisch",
  turfvrij: () => "zonder turf",
  vorstbestendig: () => "kan tegen vorst",
  drainage: () => "met een gat in de bodem",
  aanbieding: () => "afgeprijsd",
  nieuw: () => "nieuw in de winkel",
  bloeimaand: (month) => `bloeit in ${inWords(month)}`,
  bloemkleur: (colour) => `bloeit ${inWords(colour)}`,
  bladkleur: (colour) => `${inWords(colour)} blad`,
  standplaats: (light) =>
    ({ Zon: "staat graag in de zon", Halfschaduw: "kan in halfschaduw", Schaduw: "kan in de schaduw" })[light] ??
    inWords(light),
  lichtbehoefte: (light) => `${inWords(light)} is genoeg`,
  waterbehoefte: (water) => `${inWords(water)} water`,
  eindhoogte: (height) => `wordt ${inRange(inWords(height))}`,
  groeisnelheid: (growth) => `groeit ${inWords(growth.replace(/ \(.*/, ""))}`,
  winterhardheid: (cold) => `${inWords(cold.replace(/ \(.*/, ""))} winterhard`,
  grondsoort: (soil) => (soil.endsWith("grond") ? inWords(soil) : `voor ${inWords(soil)}`),
  onderhoud: (care) => `${inWords(care)} te verzorgen`,
  eigenschap: (trait) => inWords(trait),
  planttijd: (time) => (time === "Hele jaar" ? "het hele jaar te planten" : `te planten in ${theSeason(time)}`),
  zaaitijd: (months) => `te zaaien in ${inMonths(months)}`,
  oogsttijd: (months) => `te oogsten in ${inMonths(months)}`,
  hoogte_levering: (height) => `${inRange(height)} bij levering`,
  stamhoogte: (height) => `stam van ${inRange(height).replace(/^tot /, "hooguit ")}`,
  stamomtrek: (girth) => `stamomtrek ${inRange(girth)}`,
  potdiameter: (width) => `pot van ${inRange(width)}`,
  aantal_per_meter: (count) => `${inRange(inWords(count))} per meter`,
  aantal_per_verpakking: (count) => `${count} per verpakking`,
  personen: (count) => `voor ${count} ${count === "1" ? "persoon" : "personen"}`,
  gebruik: (place) => `voor ${inWords(place)}`,
  materiaal: (material) => `van ${inWords(material)}`,
  houtsoort: (wood) => `van ${inWords(wood)}`,
  toepassing: (use) => `voor ${inWords(use)}`,
  gelegenheid: (occasion) => `voor ${inWords(occasion)}`,
  dekking_m2: (area) => `genoeg voor ${inRange(area)}`,
  poolhoogte: (height) => `pool van ${inRange(height)}`,
  inhoud: (volume) => inRange(volume),
  leverbaar: (when) => (when.startsWith("Reserveren") ? "nu te reserveren" : inWords(when)),
  rolbreedte: (width) => `${width} breed`,
};
