import { opens } from "#accounts/door/opens.server.ts";
import { followLink } from "#newsletter/follow-deed.server.ts";

export const handle = { auth: "open", name: "newsletter-follow" };

/** A link of a newsletter, which leads on at once. */
export const loader = opens(followLink, { query: [], to: ({ to }) => to, otherwise: () => "/" });
