/** R13: the basket by mail, to another device. */
export const mailCart = {
  text: "Mail jezelf een link. Daarmee staat alles op elk apparaat weer klaar, dertig dagen lang.",
  email: "E-mailadres",
  submit: "Mail mijn winkelwagen",
  sent: "De link is onderweg.",
  bad: "Vul een geldig e-mailadres in.",
};

/** The mail itself, which only the shop writes. */
export const cartMail = {
  subject: "Je winkelwagen staat klaar",
  title: "Je winkelwagen staat klaar",
  text: "Met deze link ligt alles wat je koos weer in je winkelwagen, op elk apparaat. De link werkt dertig dagen. Prijzen en voorraad kunnen intussen veranderen.",
  button: "Open mijn winkelwagen",
  why: "Je krijgt deze mail omdat iemand dit adres bij ons invulde om een winkelwagen te bewaren. We gebruiken je adres nergens anders voor.",
};
