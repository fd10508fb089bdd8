export const home = {
  title: "Planten, bomen en hagen, op de afgesproken dag bezorgd",
  description:
    "Haagplanten, bomen, heesters, kamerplanten en alles voor de tuin. Met groeigarantie, eerlijk advies en bezorging op de dag die jij kiest.",
  hero: {
    picture:
      "Vijf planten naast elkaar: kerstroos, hortensia, een laurierhaag, Japanse hulst en een amberboom in herfstkleur",
    from: (price: string) => `vanaf ${price}`,
  },
  month: {
    heading: (month: string) => `${month.charAt(0).toUpperCase()}${month.slice(1)} in de tuin`,
    nav: "Maanden van het tuinjaar",
    more: "Alle klussen van deze maand",
  },
  hedge: {
    eyebrow: "Rekenhulp",
    length: "Lengte van de haag",
    metre: "meter",
    species: "Soort",
    submit: "Bereken",
    grass: "Kunstgras berekenen",
    privet: "Liguster berekenen",
    caption: "12 planten",
    example: "2,5 per meter, 40 cm uit elkaar: een haag van 4,8 meter",
    picture: "Bovenaanzicht van een haag van 4,8 meter met 12 planten, 40 centimeter uit elkaar",
  },
  advice: {
    all: "Alle artikelen",
    about: (topic: string, minutes: number) => `${topic} · ${minutes} min`,
  },
  christmas: "Een volle nordmannspar",
  newsletter: { email: "E-mailadres", submit: "Aanmelden" },
};
