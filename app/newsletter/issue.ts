export const LETTER_KINDS = ["text", "products", "article", "picture"] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** A piece of a newsletter: words, cards of products, articles, or the picture of a product. */
export type LetterBlock = { kind: LetterKind; text: string; picks: string[] };
export const MOST_BLOCKS = 12;

/** Written, waiting for its moment, on its way, or with everybody. */
export type IssueState = "draft" | "planned" | "sending" | "sent";
