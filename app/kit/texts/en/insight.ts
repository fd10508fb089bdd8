import type { insight as nl } from "../nl/insight.ts";

export const insight: typeof nl = {
  tooMany: "That was very often. Wait a moment and try again.",
  consent: {
    label: "Cookies",
    title: "May we look along?",
    text: "The shop works without it. With your yes we see which pages help, and show what suits you.",
    more: "Read what we keep",
    refuse: "Refuse all",
    accept: "Accept all",
    settings: "Settings",
    save: "Keep my choice",
    saved: "Your choice is kept.",
    dialog: "Cookies",
    intro: "Your choice holds for half a year. You can change it at any time at the foot of every page.",
    only: "This shop uses only what ordering needs. There is nothing to refuse: we do not follow you.",
    functional: "Needed by the shop",
    functionalText: "Your cart, your login, the safety of forms, this choice, and which version of a page you see.",
    always: "Always on",
    analytics: "Measuring",
    analyticsText: "Shows which pages help and where something breaks.",
    marketing: "Tailored advertising",
    marketingText: "Tells other sites what you looked at here.",
    chat: "Chat",
    chatText: "Puts a chat window on the page. The chat service then sees that you are here.",
  },
};
