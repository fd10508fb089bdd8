export const office = {
  mailbox: {
    title: "Postvak",
    text: "Alle post die de winkel zou versturen. Alleen op je eigen machine, zolang er geen SMTP_URL is.",
    empty: "Nog geen post.",
  },
};
