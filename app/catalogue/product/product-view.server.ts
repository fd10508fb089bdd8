import { CUT_OFF, addDays, dayOf, MONTHS, monthOf, sayDay } from "#kit/day.ts";
import type { Cents } from "#kit/money.ts";
import type { Settings } from "#outside/settings.server.ts";
import { plantLabel as say } from "#texts/catalogue/plant-label.ts";
import { arrivalOf } from "../stock/arrival.ts";
import { careTopics } from "../label/care.ts";
import { carriagePrices, isDigital, palletFrom } from "../price/carriage.ts";
import type { Shape } from "../growth/growth.ts";
import { pawOf } from "../plants/harm.ts";
import { labelFacts } from "../label/label-facts.ts";
import { type PriceStep, stepsOf } from "../price/price-line.ts";
import { isToxic, type Product, type Variant } from "./product.ts";
import { MAKERS, tiersOf, WARNINGS, WITHDRAWAL } from "../rules.ts";
import { sizeAndForm, unitPrice } from "./variant-words.ts";

export type SizeState = "now" | "reserve" | "closed" | "sold-out";
export type Size = ReturnType<typeof sizeView>;
export type ProductView = ReturnType<typeof productView>;

const HEDGES = new Set(["haag-blad", "haag-groen", "haag-kant-en-klaar"]);
const TREES = new Set(["bomen-sier", "bomen-vorm", "fruit"]);

/** Who takes one plant need not read what four hundred of them do. */
const TOLD_PIECES = 100;

/** Everything the page says of a product, in words, so that the browser only has to show it. */
export function productView(
  product: Product,
  history: { sku: string; cents: Cents; since: Date }[],
  now: Date,
  settings: Settings,
) {
  const { slug, name, latin, texts, facts, calendar, group } = product;
  const shape: Shape = HEDGES.has(group) ? "hedge" : TREES.has(group) ? "tree" : "shrub";
  const grows = facts.growthCmPerYear && facts.finalHeightCm && product.variants.some(({ heightMin }) => heightMin);
  return {
    slug,
    name,
    latin,
    summary: texts.summary,
    ...(texts.title && { title: texts.title }),
    ...(texts.meta && { meta: texts.meta }),
    pictures: inViewOrder(product.pictures).map(({ key, alt, view }) => ({ key, alt, view })),
    sizes: product.variants.map((variant) => sizeView(variant, stepsFor(variant, history, now), now)),
    carriage: carriagePrices(settings),
    tiers: tiersOf(product.tiers),
    facts: labelFacts(product),
    months: (["plant", "sow", "bloom", "feed", "prune", "harvest"] as const)
      .map((kind) => ({ kind, months: calendar[kind] }))
      .filter(({ months }) => months.length > 0),
    month: monthOf(dayOf(now)),
    description: texts.description.split(/\n\n+/),
    goodToKnow: texts.goodToKnow,
    care: careTopics(product),
    toxic: isToxic(facts),
    warnings: warningsOf(product),
    petWarning: petWarning(product),
    paw: pawOf(facts) ?? null,
    legal: legalOf(product, settings),
    grows: grows ? { shape, perYearCm: facts.growthCmPerYear ?? 0, finalCm: facts.finalHeightCm ?? 0 } : null,
    living: product.passport,
    indoor: facts.minTempC != null,
  };
}

/** What you get comes first: the plant in its pot, then what it becomes. */
const VIEWS = ["plant", "hedge", "grown", "leaf", "flower", "autumn", "root", "detail"];

/** As the owner put them; without that, in our own order. */
const inViewOrder = (pictures: Product["pictures"]): Product["pictures"] =>
  pictures.some(({ photo, arranged }) => photo !== undefined || arranged)
    ? pictures.slice(0, MOST_SHOWN)
    : inOwnOrder(pictures);

/** As many as the style sheet of the gallery changes between. */
const MOST_SHOWN = 10;

const inOwnOrder = (pictures: Product["pictures"]): Product["pictures"] =>
  pictures.toSorted((a, b) => placeOf(a.view) - placeOf(b.view));

const placeOf = (view: string): number => (VIEWS.includes(view) ? VIEWS.indexOf(view) : VIEWS.length);

function stepsFor(
  { sku, priceCents }: Variant,
  history: { sku: string; cents: Cents; since: Date }[],
  now: Date,
): PriceStep[] {
  const own = stepsOf(
    history.filter((step) => step.sku === sku),
    now,
  );
  return own.length ? own : [[0, priceCents]];
}

function sizeView(variant: Variant, steps: PriceStep[], now: Date) {
  const { sku, priceCents, wasCents, stock, season, perMetre, heightMin, heightMax, unit } = variant;
  const { delivery, form, weightG } = variant;
  const pallet = palletFrom(variant);
  const arrival = arrivalOf(season, now);
  const state: SizeState = stock <= 0 ? "sold-out" : arrival.kind === "day" ? "now" : arrival.kind;
  return {
    sku,
    ...sizeAndForm(variant),
    cents: priceCents,
    wasCents,
    stock: Math.max(0, stock),
    state,
    arrival: isDigital(variant) ? { title: say.byMail, text: say.byMailText } : sayArrival(arrival, now),
    parcel: { delivery, form, weightG },
    palletFrom: pallet && pallet <= Math.min(stock, TOLD_PIECES) ? pallet : null,
    perMetre: perMetre?.single ?? null,
    unit: unitPrice(priceCents, unit),
    height: heightMin && heightMax ? ([heightMin, heightMax] as const) : null,
    steps,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sayArrival(arrival: ReturnType<typeof arrivalOf>, now: Date): { title: string; text: string } {
  if (arrival.kind === "reserve") return { title: say.reserve(sayDay(arrival.from)), text: say.reserveText };
  if (arrival.kind === "closed")
    return { title: say.closed(MONTHS[monthOf(arrival.from) - 1] ?? ""), text: say.closedText };
  const today = dayOf(now);
  const before =
    arrival.before === today
      ? say.today
      : arrival.before === addDays(today, 1)
        ? say.tomorrow
        : (sayDay(arrival.before).split(" ")[0] ?? "");
  return { title: capital(say.atHome(sayDay(arrival.day))), text: say.before(before, CUT_OFF) };
}

type Animal = keyof typeof say.animals;

/** Who is harmed, the worst first. */
function harmed({ toxicity }: Product["facts"], animals = Object.keys(say.animals) as Animal[]) {
  return (["severe", "mild"] as const)
    .map((level) => ({
      level,
      who: animals.filter((animal) => toxicity?.[animal] === level).map((animal) => say.animals[animal]),
    }))
    .filter(({ who }) => who.length > 0);
}

/** One line for who has animals; a plant that only people must not eat has none. */
function petWarning({ facts }: Product): string | null {
  const lines = harmed(facts, ["cat", "dog", "rabbit", "horse"]).map(({ level, who }) =>
    capital(say.petLine(say.harm[level], say.list(who))),
  );
  return lines.length ? lines.join(" ") : null;
}

function warningsOf({ warnings, facts, ctgb }: Product): string[] {
  const said = warnings.flatMap((key) => WARNINGS[key] ?? []);
  const lines = harmed(facts).map(({ level, who }) => say.harmLine(say.harm[level], say.list(who)));
  return [...said, ...(lines.length ? [lines.join(" ")] : []), ...(ctgb ? [say.ctgb(ctgb)] : [])];
}

function legalOf({ gpsr, passport, withdrawal, vat, latin }: Product, settings: Settings) {
  return {
    maker: (gpsr && MAKERS[gpsr]) || null,
    passport: passport ? { latin, registration: settings.COMPANY_PLANT_REGISTRATION } : null,
    withdrawal: { ...WITHDRAWAL[withdrawal], allowed: withdrawal === "yes" },
    vat: vat === "voucher" ? say.voucherVat : say.vat(vat),
  };
}
