import drawn from "../../../content/plates.json" with { type: "json" };
import { lookUp } from "#kit/look-up.ts";
import { headingsOf, toHtml } from "#outside/prose.server.ts";
import { listIn } from "#outside/words/fields.ts";
import { advice } from "#texts/advice.ts";
import type { Article } from "../articles.server.ts";
import { MARK_LINE, readPhoto } from "./mark-line.ts";

/** A stretch of an article: words, or products, a drawing or a photograph that stand between them. */
export type Block = { html: string } | { products: string[] } | { plate: Plate } | { photo: Photo };

/** A drawing, how high it is beside its width of 860, and what it shows. */
export type Plate = { name: string; height: number; alt: string; caption: string };

/** A picture of the library, with what the writer says of it. */
export type Photo = { key: string; alt: string; caption: string };
type Pictures = Map<string, Pick<Photo, "key" | "alt">>;

export const plates: Record<string, Omit<Plate, "name">> = drawn;

export function blocksOf(body: string, drawings: string[] = [], pictures: Pictures = new Map()): Block[] {
  const parts = body.split(MARK_LINE);
  return parts.flatMap((part, at): Block[] => {
    if (at % 3 === 1) return [];
    if (at % 3 === 2) return markedBlock(parts[at - 1] ?? "", part.trim(), pictures);
    return part.trim() ? [{ html: withDrawings(toHtml(part), drawings) }] : [];
  });
}

function markedBlock(kind: string, said: string, pictures: Pictures): Block[] {
  if (kind === "producten") return [{ products: listIn(said) }];
  if (kind === "plaat") return plateBlock(said);
  const { name, caption } = readPhoto(said);
  const picture = pictures.get(name);
  return picture ? [{ photo: { key: picture.key, alt: picture.alt, caption } }] : [];
}

/** The numbered list that has as many steps as there are drawings gets one beside each step. */
const withDrawings = (html: string, drawings: string[]): string =>
  html.replace(/<ol>([\s\S]*?)<\/ol>/g, (list, inside: string) => {
    const steps = [...inside.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, step]) => step);
    if (steps.length !== drawings.length) return list;
    // Bold words that only begin a sentence are no heading above it.
    const headed = steps.every((step) => /^<strong>[^<]*[.:!?]<\/strong>/.test(step ?? ""));
    return `<ol class="getekend">${steps.map((step, at) => `<li><div${headed ? "" : ' class="zin"'}>${step}</div>${drawingOf(drawings[at])}</li>`).join("\n")}</ol>`;
  });

const drawingOf = (name = ""): string =>
  `<img src="/beeld/platen/stap/${name}.svg" alt="" width="190" height="150" loading="lazy" decoding="async">`;

const plateBlock = (name: string): Block[] => {
  const plate = lookUp(plates, name);
  return plate ? [{ plate: { name, ...plate } }] : [];
};

const marksIn = (body: string, wanted: string): string[] =>
  [...body.matchAll(new RegExp(MARK_LINE, "gm"))].flatMap(([, kind, said = ""]) =>
    kind === wanted ? [said.trim()] : [],
  );

export const productsIn = (body: string): string[] => marksIn(body, "producten").flatMap(listIn);
export const platesIn = (body: string): string[] => marksIn(body, "plaat");
export const photosIn = (body: string): string[] => marksIn(body, "foto").map((said) => readPhoto(said).name);

/** The list of contents: the short answer first, the questions last. */
export function contentsOf({ body, faq }: Pick<Article, "body" | "faq">): { title: string; anchor: string }[] {
  return [
    { title: advice.article.short, anchor: "in-het-kort" },
    ...headingsOf(body),
    ...(faq.length ? [{ title: advice.article.questions, anchor: "vragen" }] : []),
  ];
}

/** The steps of a how-to: its longest numbered list, each with the bold words it starts with. */
export function stepsOf(body: string): { name: string; text: string }[] {
  let longest: string[] = [];
  let run: string[] = [];
  for (const line of body.split("\n")) {
    const step = /^\d+\. (.+)$/.exec(line)?.[1];
    if (step) run.push(step);
    else if (line.trim() && !line.startsWith("  ")) run = [];
    if (run.length > longest.length) longest = [...run];
  }
  return longest.map((line) => {
    const [, name, text] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(line) ?? [];
    return { name: plainText(name ?? line).replace(/[.:]$/, ""), text: plainText(text || line) };
  });
}

export const plainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/[*_`]/g, "");
