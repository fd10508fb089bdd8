export const range = {
  title: "Ons assortiment: alle planten en tuinspullen",
  description:
    "Alle afdelingen van de winkel op één pagina: van haagplanten en bomen tot potten, grond en gereedschap, met het aantal soorten erbij.",
  heading: "Ons assortiment",
  lead: (products: number, categories: number) =>
    `${products} soorten in ${categories} afdelingen. Alles wat buiten groeit, een deel van wat binnen leuk staat, en het gereedschap om het goed te planten.`,
  jump: "Direct naar een afdeling",
  count: (count: number) => (count === 1 ? "1 soort" : `${count} soorten`),
  all: (title: string) => `Alles in ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
};
