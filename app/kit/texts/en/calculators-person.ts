import type { person as nl } from "../nl/calculators-person.ts";

export const person: typeof nl = {
  fields: {
    name: "Name",
    email: "E-mail address",
    phone: "Phone",
    street: "Street and number",
    postcode: "Postcode",
    city: "Town",
  },
  errors: {
    name: "Fill in your name.",
    email: "Fill in an e-mail address, such as name@example.nl.",
    phone: "A phone number has ten digits.",
    street: "Fill in your street and number.",
    postcode: "A postcode looks like 1234 AB.",
    city: "Fill in your town.",
  },
};
