import { listArticles, listTasks } from "#advice/articles.server.ts";
import { topicIcon, topicTitle } from "#advice/topics.ts";
import { countPerCategory, listCards } from "#catalogue/product/products.server.ts";
import type { Card } from "#catalogue/product/product.ts";
import { listBlockTrials } from "#insight/experiments/experiments.server.ts";
import { type Day, dayOf, monthOf } from "#kit/day.ts";
import type { Reader } from "#outside/db.server.ts";
import { toHtml } from "#outside/prose.server.ts";
import { frontStart } from "#texts/front/start.ts";
import { shopMenu } from "../menu/shop-menu.ts";
import { findTarget, type Known } from "../menu/show-menu.ts";
import { type Block, isOn, type Words } from "./block.ts";
import { readFacts } from "./read-facts.ts";
import { listByRule, listOfSeason } from "./row-of-products.server.ts";
import type { Action, BlockShown, Teaser } from "./shown.ts";

type Ground = { db: Reader; known: Known; day: Day };

/** The plants of the hero picture, with the spot where their label stands. */
const HERO = [
  { slug: "kerstroos", spot: "hs-links" },
  { slug: "laurier-novita", spot: "hs-midden" },
  { slug: "amberboom", spot: "hs-rechts" },
];

/** The front page of a day, with what every block of it needs. */
export async function showBlocks(
  { db, now }: { db: Reader; now(): Date },
  blocks: Block[],
  known: Known,
): Promise<{ month: number; blocks: BlockShown[] }> {
  const day = dayOf(now());
  const shown = await Promise.all(
    blocks.filter((block) => isOn(block, day)).map((block) => showBlock({ db, known, day }, block)),
  );
  return { month: monthOf(day), blocks: shown.filter((one) => one !== undefined) };
}

/** The front page as shoppers get it: the same for everybody, with what the browser may show instead. */
export async function showLive(shop: { db: Reader; now(): Date }, blocks: Block[], known: Known) {
  const page = await showBlocks(shop, blocks, known);
  const day = dayOf(shop.now());
  for (const { key, change } of await listBlockTrials(shop.db, shop.now())) {
    const block = blocks.find(({ id }) => id === change.block);
    const shown = page.blocks.find(({ id }) => id === change.block);
    if (!block || !shown || shown.trial) continue;
    const others: Record<string, BlockShown> = {};
    for (const [variant, words] of Object.entries(change.words)) {
      const other = { ...block, words: { ...block.words, ...(words as Words) } };
      const one = await showBlock({ db: shop.db, known, day }, other);
      if (one) others[variant] = one;
    }
    shown.trial = { key, others };
  }
  return page;
}

async function showBlock(ground: Ground, { id, kind, words, picks = [] }: Block): Promise<BlockShown | undefined> {
  const { db, known, day } = ground;
  const { heading = "", text = "" } = words;
  const actionOf = (name: "action" | "second" | "action2", to: string | undefined): Action | undefined => {
    const target = to && words[name] ? findTarget(to, known) : undefined;
    return target && { text: words[name] ?? "", to: target.to };
  };
  const action = actionOf("action", words.actionTo);
  const second = actionOf("second", words.secondTo);
  const both = { ...(action && { action }), ...(second && { second }) };
  if (kind === "hero") {
    const picture = await pictureOf(db, words.picture);
    return { id, kind, heading, text, ...both, picture, labels: picture ? [] : await heroLabels(db) };
  }
  if (kind === "campaign")
    return {
      id,
      kind,
      eyebrow: words.eyebrow ?? "",
      heading,
      text,
      ...both,
      picture: await pictureOf(db, words.picture),
    };
  if (kind === "categories")
    return { id, kind, heading, text, ...(action && { action }), shelves: await shelvesOf(db, known, picks) };
  if (kind === "products") {
    const cards = await listByRule(db, known, words.rule, picks, day);
    return cards.length ? { id, kind, heading, text, ...(action && { action }), cards } : undefined;
  }
  if (kind === "articles") return { id, kind, heading, articles: await teasers(db, picks, monthOf(day)) };
  if (kind === "month") return { id, kind, ...(await showMonth(ground)) };
  if (kind === "tiles") {
    const sides = [
      { heading, text, action, picture: await pictureOf(db, words.picture) },
      {
        heading: words.heading2 ?? "",
        text: words.text2 ?? "",
        action: actionOf("action2", words.actionTo2),
        picture: await pictureOf(db, words.picture2),
      },
    ];
    return { id, kind, tiles: sides.flatMap(({ action: to, ...side }) => (to ? [{ ...side, action: to }] : [])) };
  }
  if (kind === "text") return { id, kind, heading, html: toHtml(words.body ?? "") };
  if (kind === "facts") return { id, kind, heading, facts: readFacts(words.facts) };
  return { id, kind, heading, text };
}

async function pictureOf(db: Reader, product: string | undefined): Promise<Card["picture"]> {
  if (!product) return null;
  const [card] = await listCards(db, [product]);
  return card?.picture ?? null;
}

async function heroLabels(db: Reader) {
  const cards = await listCards(
    db,
    HERO.map(({ slug }) => slug),
  );
  return cards.map(({ slug, name, fromCents }) => ({
    slug,
    name,
    fromCents,
    spot: HERO.find((one) => one.slug === slug)?.spot ?? "",
  }));
}

/** The groups of the menu, or what was chosen instead. */
async function shelvesOf(db: Reader, known: Known, picks: string[]) {
  const counts = await countPerCategory(db);
  const { areas } = shopMenu();
  const chosen = picks.flatMap((slug) => {
    const category = known.category(slug);
    const to = `/${category?.slug ?? ""}`;
    const icon = areas.find(
      (area) => area.to === to || area.columns.some(({ links }) => links.some((l) => l.to === to)),
    );
    return category ? [{ title: category.title, to, icon: icon?.icon ?? ("heester" as const) }] : [];
  });
  return (picks.length ? chosen : areas).map(({ title, to, icon }) => ({
    title,
    to,
    icon,
    count: counts.get(to.slice(1)) ?? 0,
  }));
}

/** What belongs to this month, each about another subject; or what was chosen. */
async function teasers(db: Reader, picks: string[], month: number): Promise<Teaser[]> {
  const articles = listArticles();
  const timely = articles.filter(({ months }) => months.includes(month));
  const chosen = picks.flatMap((slug) => articles.find((one) => one.slug === slug) ?? []);
  const shown = (picks.length ? chosen : [...new Set([...onePerTopic(timely), ...timely, ...articles])]).slice(0, 6);
  const [lead] = await listCards(db, shown[0]?.products.slice(0, 1) ?? []);
  return shown.map((one) => ({
    slug: one.slug,
    title: one.title,
    topic: topicTitle(one.topic),
    minutes: one.minutes,
    short: one.short,
    picture: one === shown[0] ? (lead?.picture ?? null) : null,
  }));
}

async function showMonth({ db, known, day }: Ground) {
  const month = monthOf(day);
  return {
    lead: frontStart.month[month - 1] ?? "",
    cards: await listOfSeason(db, known, day),
    tasks: onePerTopic(listTasks(month))
      .slice(0, 4)
      .map(({ text, slug, topic }) => ({ text, slug, topic: topicTitle(topic), icon: topicIcon(topic) })),
  };
}

/** The first of each topic: a month is more than one plant. */
function onePerTopic<One extends { topic: string }>(list: One[]): One[] {
  return list.filter(({ topic }, at) => list.findIndex((one) => one.topic === topic) === at);
}
