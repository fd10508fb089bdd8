import type { alertMail as nl } from "../nl/alert-mail.ts";

export const alertMail: typeof nl = {
  subject: (name) => `${name} is back`,
  title: (name) => `${name} is back`,
  text: (name, size) => `You asked us to tell you. ${name}, ${size}, can be ordered again.`,
  button: "See it in the shop",
  small: "This is the only mail you get about it. We do not use your address otherwise.",
};
