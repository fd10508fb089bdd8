/** The kinds of text that are written in the office. */
export const KINDS = ["article", "category", "page", "mail"] as const;
export type Kind = (typeof KINDS)[number];

/** The mails about an order that the owner can add words to; the names they have in the office. */
export const MAILS = [
  "bevestiging",
  "verzonden",
  "bezorgd",
  "geannuleerd",
  "terugbetaling",
  "betaalherinnering",
  "beoordeling",
] as const;
export type MailName = (typeof MAILS)[number];
export const isMailName = (name: string): name is MailName => (MAILS as readonly string[]).includes(name);
/** What such words may say of the order they are sent about. */
export const MAIL_MARKS = ["naam", "nummer"] as const;

/** What an article is about and for when, as lists with commas: chosen, not written. */
export const CHOICES = ["subject", "inMonths", "ofProducts", "ofCategories"] as const;
export const FIELDS = ["h1", "title", "description", "short", "intro", "tip", "body", "faq", ...CHOICES] as const;
export type Field = (typeof FIELDS)[number];
type ChoiceField = (typeof CHOICES)[number];
/** Under which name an article's front matter has each. */
const IN_FRONT: Record<ChoiceField, string> = {
  subject: "topic",
  inMonths: "months",
  ofProducts: "products",
  ofCategories: "categories",
};
export const isChoice = (field: Field): field is ChoiceField => (CHOICES as readonly string[]).includes(field);
/** How many signs each may have; a choice is a list. */
export const LONGEST: Record<Exclude<Field, ChoiceField>, number> = {
  h1: 200,
  title: 200,
  description: 500,
  short: 1500,
  intro: 1500,
  tip: 500,
  body: 60_000,
  faq: 60_000,
};
/** A text as it is written: one piece of plain text for each of its fields. */
export type Words = Partial<Record<Field, string>>;

const OF_KIND: Record<Kind, Field[]> = {
  article: ["title", "description", "short", "body", "faq", ...CHOICES],
  category: ["h1", "title", "description", "intro", "tip", "body", "faq"],
  page: ["title", "description", "body"],
  mail: ["body"],
};
/** The page that is a list of questions under headings, and nothing else. */
const QUESTIONS = "meest-gestelde-vragen";

export const fieldsOf = (kind: Kind, slug: string): Field[] =>
  kind === "page" && slug === QUESTIONS ? ["title", "description", "faq"] : OF_KIND[kind];

export const listIn = (text: string): string[] =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

export type Question = { q: string; a: string };
export type QuestionGroup = { title: string; faq: Question[] };
type Front = Record<string, unknown>;

/** Questions as they are typed: each with its answer on the line below, an empty line between them. */
export const writeFaq = (faq: Question[]): string => faq.map(({ q, a }) => `${q}\n${a}`).join("\n\n");

const blocksIn = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean);

function readQuestion(block: string): Question {
  const [q = "", ...lines] = block.split("\n").map((line) => line.trim());
  return { q, a: lines.join(" ").trim() };
}

export const readFaq = (text: string): Question[] =>
  blocksIn(text)
    .filter((block) => !block.startsWith("## "))
    .map(readQuestion);

/** The same under headings: `## Bestellen`. */
export const writeGroups = (groups: QuestionGroup[]): string =>
  groups.map(({ title, faq }) => `## ${title}\n\n${writeFaq(faq)}`).join("\n\n");

export function readGroups(text: string): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const block of blocksIn(text)) {
    if (block.startsWith("## ")) groups.push({ title: block.slice(3).trim(), faq: [] });
    else groups.at(-1)?.faq.push(readQuestion(block));
  }
  return groups;
}

/** What is written of a text now, from its front matter and its body. */
export function wordsIn(kind: Kind, slug: string, front: Front, body: string): Words {
  const read = (field: Field): string => {
    if (field === "body") return body.trim();
    if (isChoice(field)) return [front[IN_FRONT[field]] ?? []].flat().join(", ");
    if (field !== "faq") return String(front[field] ?? "").trim();
    return Array.isArray(front.groups)
      ? writeGroups(front.groups as QuestionGroup[])
      : writeFaq((front.faq ?? []) as Question[]);
  };
  return Object.fromEntries(fieldsOf(kind, slug).map((field) => [field, read(field)]));
}

/** The other way round: what a page reads. */
export function proseOf(kind: Kind, { body = "", faq, ...words }: Words): { front: Front; body: string } {
  const isGrouped = kind === "page";
  const asked = faq === undefined ? {} : isGrouped ? { groups: readGroups(faq) } : { faq: readFaq(faq) };
  const { subject, inMonths, ofProducts, ofCategories, ...written } = words;
  const chosen = {
    ...(subject && { topic: subject }),
    ...(inMonths !== undefined && { months: listIn(inMonths).map(Number) }),
    ...(ofProducts !== undefined && { products: listIn(ofProducts) }),
    ...(ofCategories !== undefined && { categories: listIn(ofCategories) }),
  };
  return { front: { ...written, ...asked, ...chosen }, body: body && `${body}\n` };
}
