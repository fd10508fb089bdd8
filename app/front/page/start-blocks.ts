import { frontStart as say } from "#texts/front/start.ts";
import type { Block } from "./block.ts";

/** The front page of a new shop. */
export const START_BLOCKS: Block[] = [
  {
    id: "hero-1",
    kind: "hero",
    words: { ...say.hero, actionTo: "/haagplanten", secondTo: "/haag-berekenen" },
  },
  {
    id: "categories-1",
    kind: "categories",
    words: { ...say.categories, actionTo: "/groenhulp/blote-wortel-kluit-of-pot" },
  },
  { id: "month-1", kind: "month", words: {} },
  { id: "calculator-1", kind: "calculator", words: say.calculator },
  {
    id: "tiles-1",
    kind: "tiles",
    words: { ...say.tiles, actionTo: "/kamerplanten", actionTo2: "/plantenbakken" },
  },
  { id: "articles-1", kind: "articles", words: say.articles },
  {
    id: "campaign-1",
    kind: "campaign",
    // Trees are sold from half November; the weeks before, people look around.
    yearly: ["10-01", "12-31"],
    words: { ...say.campaign, actionTo: "/kerst", secondTo: "/zakelijk-kerstbomen-bestellen" },
  },
  {
    id: "facts-1",
    kind: "facts",
    words: { heading: say.facts.heading, facts: say.facts.facts.join("\n") },
  },
];
