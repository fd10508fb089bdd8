export const alertMail = {
  subject: (name: string) => `${name} is er weer`,
  title: (name: string) => `${name} is er weer`,
  text: (name: string, size: string) => `Je vroeg om een bericht. ${name}, ${size}, kun je nu weer bestellen.`,
  button: "Bekijk hem in de winkel",
  small: "Dit is de enige mail die je hierover krijgt. Je adres gebruiken we verder niet.",
};
