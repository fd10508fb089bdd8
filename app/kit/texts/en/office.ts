import type { office as nl } from "../nl/office.ts";

export const office: typeof nl = {
  mailbox: {
    title: "Mailbox",
    text: "All mail the shop would send. Only on your own machine, while there is no SMTP_URL.",
    empty: "No mail yet.",
  },
};
