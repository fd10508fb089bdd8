const inWords = (value: string) => value.charAt(0).toLowerCase() + value.slice(1);

/** Why a hit was found, as somebody at the counter would say it; a facet that is not here says its value. */
export const why: Record<string, (value: string) => string> = {
  huisdierveilig: () => "veilig voor huisdieren",
  biologisch: () => "biologisch",
  turfvrij: () => "zonder turf",
  vorstbestendig: () => "kan tegen vorst",
  drainage: () => "met een gat in de bodem",
  aanbieding: () => "afgeprijsd",
  bloeimaand: (month) => `bloeit in ${inWords(month)}`,
  bloemkleur: (colour) => `bloeit ${inWords(colour)}`,
  bladkleur: (colour) => `${inWords(colour)} blad`,
  standplaats: (light) =>
    ({ Zon: "staat graag in de zon", Halfschaduw: "kan in halfschaduw", Schaduw: "kan in de schaduw" })[light] ??
    inWords(light),
  lichtbehoefte: (light) => `${inWords(light)} is genoeg`,
  waterbehoefte: (water) => `${inWords(water)} water`,
  eindhoogte: (height) => `wordt ${inWords(height)}`,
  groeisnelheid: (growth) => `groeit ${inWords(growth.replace(/ \(.*/, ""))}`,
  winterhardheid: (cold) => `${inWords(cold.replace(/ \(.*/, ""))} winterhard`,
  grondsoort: (soil) => (soil.endsWith("grond") ? inWords(soil) : `voor ${inWords(soil)}`),
  onderhoud: (care) => `${inWords(care)} te verzorgen`,
  eigenschap: (trait) => inWords(trait),
};
