import { and, eq, inArray } from "drizzle-orm";
import { FORBIDDEN, LENGTHS, PAGES, wordCount } from "../../../content/house-style.ts";
import { isKnown, wordsOf } from "../../../content/spelling.ts";
import { judgeText } from "../../../range/judge/general.ts";
import { photosIn, plates, platesIn, productsIn } from "#advice/article/article-text.server.ts";
import { findArticle } from "#advice/articles.server.ts";
import { TOPICS } from "#advice/topics.ts";
import { findMarked } from "#catalogue/photos/photos.server.ts";
import { findPlants } from "#catalogue/plants/plants.server.ts";
import { recordsIn, unsaidIn } from "#catalogue/plants/say-record.ts";
import { categories, products } from "#catalogue/tables.server.ts";
import { lookUp } from "#kit/look-up.ts";
import type { Reader } from "#outside/db.server.ts";
import {
  type Field,
  fieldsOf,
  isChoice,
  type Kind,
  listIn,
  MAIL_MARKS,
  readFaq,
  readGroups,
  type Words,
} from "#outside/words/fields.ts";
import { isFact } from "#outside/words/fill-facts.ts";
import { isPlainLink } from "#outside/words/plain-link.ts";
import { officeWords } from "#texts/office/words.ts";

const say = officeWords.checks;
/** `fout` keeps a text out of the shop, `let` only asks somebody to look. */
export type Check = { tone: "goed" | "let" | "fout"; title: string; text?: string };

const list = import.meta.glob<string>("../../../content/woordenlijst.txt", { query: "?raw", import: "default" });
let known: Promise<Set<string>> | undefined;
const knownWords = (): Promise<Set<string>> =>
  (known ??= Promise.all(Object.values(list).map((read) => read())).then(
    (texts) => new Set(texts.join("\n").split("\n")),
  ));

const mayPrint = (kind: Kind, name: string): boolean =>
  kind === "page" ? isFact(name) : kind === "mail" && (MAIL_MARKS as readonly string[]).includes(name);

const mayBeEmpty = (kind: Kind, field: Field): boolean =>
  field === "tip" ||
  kind === "mail" ||
  (kind === "article" && (field === "faq" || (isChoice(field) && field !== "subject")));

type Subject = { kind: Kind; slug: string; words: Words };

/** "Klopt het?": what keeps a text out of the shop first, then what somebody should look at. */
export async function checkWords(db: Reader, subject: Subject): Promise<Check[]> {
  const { kind, slug, words } = subject;
  const all = fieldsOf(kind, slug)
    .filter((field) => !isChoice(field))
    .map((field) => words[field] ?? "")
    .join("\n");
  const body = words.body ?? "";
  const fault = (title: string, text: string): Check => ({ tone: "fout", title, text });
  const look = (title: string, text: string): Check => ({ tone: "let", title, text });
  const empty = fieldsOf(kind, slug).filter((field) => !words[field]?.trim() && !mayBeEmpty(kind, field));
  const links = await checkLinks(db, all);
  const shown = photosIn(body);
  const pictures = await findMarked(db, shown);
  const unknownProducts = await missing(db, products, [...productsIn(body), ...listIn(words.ofProducts ?? "")]);
  const unlisted = await listUnlisted(db, [
    ...productsIn(body),
    ...listIn(words.ofProducts ?? ""),
    ...[...all.matchAll(/\]\(\s*<?\/p\/([\w-]+)/g)].map(([, slug = ""]) => slug),
  ]);
  const unknownShelves = await missing(db, categories, listIn(words.ofCategories ?? ""));
  const unknownTopic = words.subject && !TOPICS.some(({ slug: topic }) => topic === words.subject);
  const asked = unasked(kind, words.faq);
  const unsaid = unsaidIn(all, await findPlants(db, recordsIn(all)));
  const facts = [...all.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  const wrongFacts = facts.filter((name) => !mayPrint(kind, name));
  return [
    ...empty.map((field) => fault(say.empty, officeWords.fields[field])),
    ...links.broken.map((link) => fault(say.broken, link)),
    ...unknownProducts.map((product) => fault(say.noProduct, product)),
    ...unknownShelves.map((shelf) => fault(say.noShelf, shelf)),
    ...(unknownTopic ? [fault(say.noTopic, words.subject ?? "")] : []),
    ...platesIn(body)
      .filter((name) => !Object.hasOwn(plates, name))
      .map((name) => fault(say.noPlate, name)),
    ...shown.filter((name) => !pictures.has(name)).map((name) => fault(say.noPhoto, name)),
    ...[...wrongFacts.map((name) => `{{${name}}}`), ...unsaid].map((mark) => fault(say.noFact, mark)),
    ...asked.map((question) => fault(say.noAnswer, question)),
    ...(links.count && !links.broken.length ? [{ tone: "goed" as const, title: say.links(links.count) }] : []),
    ...unlisted.map((name) => look(say.notInShop, name)),
    ...lengths(kind, words).map(([title, text]) => look(title, text)),
    ...headings(body).map((title) => look(title, "")),
    ...FORBIDDEN.flatMap(({ name, pattern }) => {
      const found = pattern.exec(all);
      return found ? [look(say.style[name], around(all, found.index))] : [];
    }),
    ...judgeText({
      name: slug,
      kind: kind === "mail" ? "page" : kind,
      slug,
      parts: all.split(/\n+/).filter(Boolean),
    }).map(({ rule, words: part }) => look(lookUp(say.judge, rule) ?? say.judged, part.slice(0, 120))),
    ...(await misspelled(all)).map((word) => look(say.unknownWord, `“${word}”`)),
  ];
}

const around = (text: string, at: number): string =>
  `…${text.slice(Math.max(0, at - 25), at + 25).replaceAll("\n", " ")}…`;

/** Every link of a text: those within the shop have to lead somewhere. */
async function checkLinks(db: Reader, text: string): Promise<{ count: number; broken: string[] }> {
  const targets = [...text.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, target = ""]) => target);
  const paths = targets.filter((target) => target.startsWith("/")).map((target) => target.replace(/[#?].*$/, ""));
  const slugs = (prefix: string) =>
    paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
  const goneProducts = new Set(await missing(db, products, slugs("/p/")));
  const plain = slugs("/").filter((path) => !path.includes("/") && path && !PAGES.includes(path));
  const goneShelves = new Set(await missing(db, categories, plain));
  const isThere = (path: string): boolean => {
    const [, first = "", slug] = path.split("/");
    if (first === "p" && slug) return !goneProducts.has(slug);
    if (first === "groenhulp" && slug) return findArticle(slug) !== undefined;
    return slug === undefined && !goneShelves.has(first);
  };
  const broken = targets.filter((target) =>
    target.startsWith("/") && isPlainLink(target) ? !isThere(target.replace(/[#?].*$/, "")) : !isPlainLink(target),
  );
  return { count: targets.length, broken: [...new Set(broken)] };
}

async function missing(db: Reader, table: typeof products | typeof categories, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db.select({ slug: table.slug }).from(table).where(inArray(table.slug, slugs));
  const there = new Set(rows.map(({ slug }) => slug));
  return [...new Set(slugs)].filter((slug) => !there.has(slug));
}

/** Products that the text shows or leads to, and that a shopper does not find. */
async function listUnlisted(db: Reader, slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(and(inArray(products.slug, slugs), eq(products.listed, false)));
  return rows.map(({ name }) => name);
}

/** Questions without an answer. */
function unasked(kind: Kind, faq: string | undefined): string[] {
  if (!faq) return [];
  const all = kind === "page" ? readGroups(faq).flatMap((group) => group.faq) : readFaq(faq);
  if (kind === "page" && readGroups(faq).length === 0) return [say.noGroup];
  return all.filter(({ a }) => !a).map(({ q }) => q);
}

function lengths(kind: Kind, words: Words): [string, string][] {
  if (kind === "mail") return [];
  return Object.entries(LENGTHS[kind] as Record<string, readonly [number, number]>).flatMap(
    ([part, [least, most]]): [string, string][] => {
      const isBody = part === "words";
      const text = words[(isBody ? "body" : part) as keyof Words];
      if (!text?.trim()) return [];
      const size = isBody ? wordCount(text) : text.trim().length;
      if (size >= least && size <= most) return [];
      const name = officeWords.fields[isBody ? "body" : (part as "title")];
      return [[size < least ? say.short(name) : say.long(name), (isBody ? say.words : say.signs)(size, least, most)]];
    },
  );
}

/** A heading of the third kind stands under one of the second, and the first is the page's own. */
function headings(body: string): string[] {
  const levels = [...body.matchAll(/^(#+) /gm)].map(([, signs = ""]) => signs.length);
  return levels.some((level, at) => level < 2 || level > 3 || level - (levels[at - 1] ?? 1) > 1) ? [say.headings] : [];
}

const MOST_WORDS = 8;

async function misspelled(text: string): Promise<string[]> {
  const dictionary = await knownWords();
  return [...new Set(wordsOf(text))].filter((word) => !isKnown(word, dictionary)).slice(0, MOST_WORDS);
}
