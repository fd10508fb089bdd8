export const person = {
  fields: {
    name: "Naam",
    email: "E-mailadres",
    phone: "Telefoon",
    street: "Straat en huisnummer",
    postcode: "Postcode",
    city: "Plaats",
  },
  errors: {
    name: "Vul je naam in.",
    email: "Vul een e-mailadres in, zoals naam@voorbeeld.nl.",
    phone: "Een telefoonnummer heeft tien cijfers.",
    street: "Vul je straat en huisnummer in.",
    postcode: "Een postcode ziet eruit als 1234 AB.",
    city: "Vul je plaats in.",
  },
};
