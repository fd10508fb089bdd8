import type { Settings } from "#outside/settings.server.ts";

/** Hosts of others that a page may load from: only for services the owner has set, and only where they need it. */
export type Guests = { script: string[]; connect: string[]; image: string[]; frame: string[] };

export const NO_GUESTS: Guests = { script: [], connect: [], image: [], frame: [] };

const TAGS = "https://www.googletagmanager.com";
const COUNTS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

export function guestsFor({ GTM_ID, CHAT_SCRIPT_URL }: Pick<Settings, "GTM_ID" | "CHAT_SCRIPT_URL">): Guests {
  const chat = CHAT_SCRIPT_URL ? [new URL(CHAT_SCRIPT_URL).origin] : [];
  const tags = GTM_ID ? [TAGS] : [];
  const counts = GTM_ID ? [TAGS, ...COUNTS] : [];
  const socket = chat.map((origin) => origin.replace(/^http/, "ws"));
  return {
    script: [...tags, ...chat],
    connect: [...counts, ...chat, ...socket],
    image: [...counts, ...chat],
    frame: chat,
  };
}
