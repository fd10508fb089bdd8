import fs from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { blocksOf, plates, platesIn, productsIn, stepsOf } from "#advice/article/article-text.server.ts";
import { listArticles } from "#advice/articles.server.ts";
import { isStep } from "#advice/doctor/doctor.ts";
import { doctor } from "#advice/doctor/doctor.server.ts";
import { TOPICS } from "#advice/topics.ts";
import { listProse, toHtml } from "#outside/prose.server.ts";
import { categories, products } from "../range/range.ts";
import { dayOfChange, fingerprint } from "./article-date.ts";
import dates from "./article-dates.json" with { type: "json" };
import { FORBIDDEN, LENGTHS, PAGES, wordCount } from "./house-style.ts";
import { listTexts } from "./texts.ts";

const articles = listArticles();
const texts = listTexts();
const categorySlugs = new Set(categories.map(({ slug }) => slug));
const productSlugs = new Set(products.map(({ slug }) => slug));
const articleSlugs = new Set(articles.map(({ slug }) => slug));

const between = (least: number, most: number) => v.pipe(v.string(), v.minLength(least), v.maxLength(most));
const oneOf = (slugs: Set<string>) => v.pipe(v.string(), v.check((slug) => slugs.has(slug), "does not exist"));
const some = (slugs: Set<string>, least: number, most: number) =>
  v.pipe(
    v.array(oneOf(slugs)),
    v.minLength(least),
    v.maxLength(most),
    v.check((list) => new Set(list).size === list.length, "names one twice"),
  );
const month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const faq = v.pipe(
  v.array(v.strictObject({ q: v.pipe(between(10, 110), v.endsWith("?")), a: between(40, 480) })),
  v.minLength(3),
  v.maxLength(5),
);

const articleFront = v.strictObject({
  title: between(...LENGTHS.article.title),
  description: between(...LENGTHS.article.description),
  topic: v.picklist(TOPICS.map(({ slug }) => slug)),
  months: v.array(month),
  updated: v.union([v.date(), v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/))]),
  short: between(...LENGTHS.article.short),
  categories: some(categorySlugs, 1, 6),
  products: some(productSlugs, 2, 8),
  related: some(articleSlugs, 2, 4),
  howto: v.boolean(),
  drawings: v.optional(v.array(v.string())),
  tasks: v.array(v.strictObject({ months: v.pipe(v.array(month), v.minLength(1)), text: between(25, 160) })),
  faq,
  sources: v.pipe(
    v.array(
      v.strictObject({
        title: between(5, 110),
        publisher: between(2, 80),
        year: v.optional(v.pipe(v.number(), v.minValue(1980), v.maxValue(new Date().getFullYear()))),
        about: between(10, 90),
        url: v.pipe(v.string(), v.url()),
      }),
    ),
    v.minLength(1),
  ),
});

const categoryFront = v.strictObject({
  title: between(...LENGTHS.category.title),
  description: between(...LENGTHS.category.description),
  h1: between(...LENGTHS.category.h1),
  intro: between(...LENGTHS.category.intro),
  tip: between(...LENGTHS.category.tip),
  tipMonths: v.optional(v.pipe(v.array(month), v.minLength(1), v.maxLength(11))),
  faq,
});

function faults(schema: v.GenericSchema, value: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
}


test("every article says everything a page needs, its sources among it", () => {
  expect(articles.length).toBeGreaterThanOrEqual(144);
  const wrong = listProse("groenhulp").flatMap(({ slug, front }) =>
    faults(articleFront, front).map((fault) => `${slug}: ${fault}`),
  );
  expect(wrong).toEqual([]);
  expect(articles.filter(({ slug, related }) => related.includes(slug))).toEqual([]);
});

test("every category of the shop has its own text", () => {
  const prose = listProse("categories");
  expect(prose.map(({ slug }) => slug).sort()).toEqual([...categorySlugs].sort());
  expect(
    prose.flatMap(({ slug, front }) => faults(categoryFront, front).map((fault) => `${slug}: ${fault}`)),
  ).toEqual([]);
});

test("titles and descriptions are used once", () => {
  for (const folder of ["groenhulp", "categories"]) {
    for (const part of ["title", "description"]) {
      const said = listProse(folder).map(({ front }) => String(front[part]));
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    }
  }
});

const headings = (body: string) => [...body.matchAll(/^(#+) (.+)$/gm)];

test("articles run from 600 to 1,300 words under headings in order, category texts from 150 to 300", () => {
  const wrong: string[] = [];
  const isOff = (body: string, [least, most]: readonly [number, number]) =>
    wordCount(body) < least || wordCount(body) > most;
  for (const { slug, body } of articles) {
    if (isOff(body, LENGTHS.article.words)) wrong.push(`${slug} has ${wordCount(body)} words`);
    if (body.match(/^## /gm)!.length < 3) wrong.push(`${slug} has few headings`);
  }
  for (const { slug, body } of listProse("categories"))
    if (isOff(body, LENGTHS.category.words)) wrong.push(`${slug} has ${wordCount(body)} words`);
  for (const { slug, body } of [...articles, ...listProse("categories"), ...listProse("pages")]) {
    const levels = headings(body).map(([, signs = ""]) => signs.length);
    if (levels.some((level, at) => level < 2 || level > 3 || level - (levels[at - 1] ?? 1) > 1))
      wrong.push(`${slug} has a heading out of order`);
    const titles = headings(body).map(([, , title = ""]) => title);
    if (new Set(titles).size < titles.length) wrong.push(`${slug} has a heading twice`);
  }
  expect(wrong).toEqual([]);
});

const paths = new Set([
  "/",
  ...[...PAGES, ...categorySlugs].map((slug) => `/${slug}`),
  ...[...articleSlugs].map((slug) => `/groenhulp/${slug}`),
  ...[...productSlugs].map((slug) => `/p/${slug}`),
]);

test("every link in our prose leads somewhere", () => {
  const broken = texts.flatMap(({ name, words }) =>
    [...words.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = ""]) => target.replace(/[#?].*$/, ""))
      .filter((target) => target && !/^(https:|mailto:|tel:)/.test(target) && !paths.has(target))
      .map((target) => `${name} → ${target}`),
  );
  expect(broken).toEqual([]);
});

test("an article leads to two to four others, and never to itself", () => {
  const wrong = articles.filter(({ slug, body }) => {
    const links = new Set([...body.matchAll(/\(\/groenhulp\/([a-z0-9-]+)\)/g)].map(([, to]) => to));
    return links.size < 2 || links.size > 4 || links.has(slug);
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("the products between the lines exist, and no mark is left over on a page", () => {
  const missing = articles.flatMap(({ slug, body }) =>
    productsIn(body)
      .filter((product) => !productSlugs.has(product))
      .map((product) => `${slug} → ${product}`),
  );
  expect(missing).toEqual([]);
  const left = articles.filter(({ body }) =>
    blocksOf(body).some((block) => "html" in block && /\[\[|\]\]|\*\*|^#/m.test(block.html)),
  );
  expect(left.map(({ slug }) => slug)).toEqual([]);
});

test("every drawing an article names is drawn and described", () => {
  const named = articles.flatMap(({ body }) => platesIn(body));
  expect(named.length).toBeGreaterThanOrEqual(20);
  expect(named.filter((name) => !plates[name] || !fs.existsSync(`public/beeld/platen/${name}.svg`))).toEqual([]);
});

test("every topic of advice has a drawing", () => {
  const drawn = new Set(articles.filter(({ body, drawings }) => drawings.length + platesIn(body).length).map(({ topic }) => topic));
  expect([...new Set(articles.map(({ topic }) => topic))].filter((topic) => !drawn.has(topic))).toEqual([]);
});

test("every category has an article that leads to it", () => {
  const led = new Set(
    articles.flatMap(({ categories: named, body }) => [
      ...named,
      ...[...body.matchAll(/\]\(\/([a-z0-9-]+)\)/g)].map(([, to = ""]) => to),
    ]),
  );
  expect([...categorySlugs].filter((slug) => !led.has(slug))).toEqual([]);
});

test("every article is led to from another article", () => {
  const led = new Set(
    articles.flatMap(({ related, body }) => [
      ...related,
      ...[...body.matchAll(/\(\/groenhulp\/([a-z0-9-]+)\)/g)].map(([, to = ""]) => to),
    ]),
  );
  expect([...articleSlugs].filter((slug) => !led.has(slug))).toEqual([]);
});

test("the date of an article is the day its words last changed", () => {
  const wrong = listProse("groenhulp").flatMap(({ slug, front, body }) => {
    const { updated, words } = (dates as Record<string, { updated: string; words: string }>)[slug] ?? {};
    return updated === dayOfChange(front) && words === fingerprint(front, body) ? [] : [slug];
  });
  expect(wrong, "run: node scripts/article-dates.mjs").toEqual([]);
});

test("a how-to has at least five steps with a name", () => {
  const wrong = articles.filter(({ howto, body }) => howto && stepsOf(body).length < 5);
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("every step of a how-to has its drawing", () => {
  const wrong = articles.flatMap(({ slug, howto, drawings, body }) => [
    ...(drawings.length === (howto ? stepsOf(body).length : 0) ? [] : [slug]),
    ...drawings.filter((name) => !fs.existsSync(`public/beeld/platen/stap/${name}.svg`)).map((name) => `${slug} ${name}`),
  ]);
  expect(wrong).toEqual([]);
});

test("the plant doctor names articles, categories and products that exist", () => {
  const wrong = Object.entries(doctor.nodes).flatMap(([id, node]) => {
    if (isStep(node)) return node.options.length < 2 ? [`${id} gives no choice`] : [];
    return [
      ...(articleSlugs.has(node.article) ? [] : [`${id} → ${node.article}`]),
      ...(node.category && !categorySlugs.has(node.category) ? [`${id} → ${node.category}`] : []),
      ...(node.products ?? []).filter((slug) => !productSlugs.has(slug)).map((slug) => `${id} → ${slug}`),
      ...(node.doNow.length < 2 || node.explain.length < 80 ? [`${id} says too little`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

test("nothing is claimed or said that the law or the house style forbids", () => {
  const wrong = texts.flatMap(({ name, words }) =>
    FORBIDDEN.flatMap(({ pattern, why }) => {
      const found = pattern.exec(words);
      return found ? [`${name}: ${why}, “${words.slice(Math.max(0, found.index - 25), found.index + 25)}”`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("prose is safe to show: no markup of its own comes through", () => {
  expect(toHtml("<script>x</script>Hallo <b>daar</b>")).not.toContain("<script");
});
