export const names = {
  firstName: "Voornaam",
  lastName: "Achternaam",
  noFirstName: "Vul je voornaam in.",
  noLastName: "Vul je achternaam in.",
  wrong: "Een naam heeft alleen letters, spaties, punten, streepjes en apostroffen.",
  long: "Dit is te lang.",
};
