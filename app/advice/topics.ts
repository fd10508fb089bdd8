import { lookUp } from "#kit/look-up.ts";
import { advice } from "#texts/advice.ts";
import type { IconName } from "#ui/icon.tsx";

/** The topics of Groenhulp, in the order of the shelf. */
export const TOPICS: { slug: string; icon: IconName }[] = [
  { slug: "hagen", icon: "haag" },
  { slug: "kamerplanten", icon: "kamerplant" },
  { slug: "gazon", icon: "gazon" },
  { slug: "plagen-en-ziekten", icon: "bijvriendelijk" },
  { slug: "hortensia", icon: "bloei" },
  { slug: "klimplanten", icon: "hoogte" },
  { slug: "kunstgras", icon: "rekenhulp" },
  { slug: "coniferen", icon: "groenblijvend" },
  { slug: "tuintrends", icon: "zon" },
  { slug: "bomen", icon: "boom" },
  { slug: "lavendel", icon: "bladverliezend" },
  { slug: "olijfboom", icon: "winterhard" },
  { slug: "bamboe", icon: "groeisnelheid" },
  { slug: "sedumdak", icon: "winkel" },
  { slug: "vaste-planten", icon: "heester" },
  { slug: "rozen-en-heesters", icon: "bloei" },
  { slug: "bloembollen", icon: "bloembol" },
  { slug: "moestuin", icon: "zaden" },
  { slug: "kerst", icon: "kerst" },
  { slug: "bodem-en-grond", icon: "bodem" },
];

export const topicIcon = (slug: string): IconName => TOPICS.find((topic) => topic.slug === slug)?.icon ?? "boek";
export const topicTitle = (slug: string): string => lookUp(advice.topics, slug) ?? slug;
export const topicPath = (slug: string): string => `/groenhulp?thema=${slug}`;
