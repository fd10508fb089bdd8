import { listStops } from "#delivery/stops.server.ts";
import { addDays, type Day, dayOf, sayDate, sayDay, timeOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { countStopped } from "#orders/shipping/tell-stopped.server.ts";
import type { Task } from "#outside/deed/caller.ts";
import type { Shop } from "#outside/shop.server.ts";
import { officeToday as say } from "#texts/office/today.ts";
import type { IconName } from "#ui/icon.tsx";
import { periodUntil, readRevenue } from "../figures.server.ts";
import { keepPast } from "./keep-past.server.ts";
import {
  findOldestThread,
  findTransfer,
  listHours,
  listLeaving,
  listLow,
  listToRefund,
  readPiles,
} from "./read-today.server.ts";

/** One thing that waits: what, by when, and where it is done. */
export type Wait = {
  key: string;
  icon: IconName;
  title: string;
  small: string;
  when: string;
  tone: "" | "rood" | "oker";
  to: string;
  deed: string;
};

/** By law, from the day of the withdrawal. */
const REFUND_DAYS = 14;
const DAYS = 5;

const toneOf = (days: number): Wait["tone"] => (days >= 2 ? "rood" : days >= 1 ? "oker" : "");

/** "2 dagen", or the time of day for what came today. */
function sayWaited(oldest: string | null, now: Date): Pick<Wait, "when" | "tone"> {
  if (!oldest) return { when: "", tone: "" };
  const [since, today] = [new Date(oldest), dayOf(now)];
  const days = daysBetween(dayOf(since), today);
  return { when: days === 0 ? say.since(timeOf(since)) : say.waited(days), tone: toneOf(days) };
}

const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

async function listRefunds({ db, now }: Shop): Promise<Wait[]> {
  const today = dayOf(now());
  const { first, count } = await listToRefund(db);
  const rows = first.map(({ number, name, received, back }): Wait => {
    const due = addDays(dayOf(new Date(received)), REFUND_DAYS);
    const left = daysBetween(today, due);
    return {
      key: `refund ${number} ${received}`,
      icon: "retour",
      title: say.refund.title(number, name),
      small: back ? say.refund.back : say.refund.open,
      when: say.refund.due(left, sayDay(due)),
      tone: left <= 1 ? "rood" : left <= 4 ? "oker" : "",
      to: "/kantoor/herroepingen",
      deed: say.refund.deed,
    };
  });
  if (count <= rows.length) return rows;
  const more = { small: "", when: "", tone: "" as const, to: "/kantoor/herroepingen", deed: say.look };
  return [...rows, { key: "refunds", icon: "retour", title: say.refund.more(count - rows.length), ...more }];
}

/** What waits for somebody with these tasks, in the order in which it cannot wait. */
async function listWaits(shop: Shop, tasks: ReadonlySet<Task>): Promise<Wait[]> {
  const now = shop.now();
  const [refunds, piles] = await Promise.all([tasks.has("orders") ? listRefunds(shop) : [], readPiles(shop)]);
  const { post, trees, transfers, messages, imports, reviews } = piles;
  const transfer = tasks.has("books") && transfers.count > 0 ? await findTransfer(shop.db) : undefined;
  const oldest = tasks.has("orders") && messages.count > 0 ? await findOldestThread(shop.db) : undefined;
  const row = (
    key: keyof typeof say.pile,
    icon: IconName,
    to: string,
    count: number,
    small: string,
    since: string | null,
  ) => ({
    key,
    icon,
    to,
    small,
    title: say.pile[key].title(count),
    deed: say.pile[key].deed,
    ...sayWaited(since, now),
  });
  const rows: (Wait | false)[] = [
    tasks.has("orders") &&
      post.count > 0 && {
        ...row("post", "mail", "/kantoor/post", post.count, say.pile.post.small, post.oldest),
        tone: "rood",
      },
    oldest !== undefined &&
      row(
        "messages",
        "chat",
        `/kantoor/berichten/${oldest.id}`,
        messages.count,
        say.pile.messages.small(oldest.subject, oldest.name),
        messages.oldest,
      ),
    tasks.has("orders") &&
      trees.count > 0 &&
      row("trees", "kerst", "/kantoor/kerstbomen", trees.count, say.pile.trees.small(euros(trees.cents)), trees.oldest),
    transfer !== undefined &&
      row(
        "transfers",
        "factuur",
        `/kantoor/bestellingen/${transfer}`,
        transfers.count,
        say.pile.transfers.small(euros(transfers.cents), transfer),
        transfers.oldest,
      ),
    tasks.has("range") &&
      imports.count > 0 &&
      row("imports", "filter", "/kantoor/assortiment/import", imports.count, say.pile.imports.small, imports.oldest),
    tasks.has("marketing") &&
      reviews.count > 0 &&
      row("reviews", "ster", "/kantoor/beoordelingen", reviews.count, say.pile.reviews.small, reviews.oldest),
  ];
  return [...refunds, ...rows.filter((one) => one !== false)].toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ tone }: Wait): number => ["rood", "oker", ""].indexOf(tone);

async function showStops(shop: Shop) {
  const stops = await listStops(shop);
  return Promise.all(
    stops.map(async (stop) => ({
      id: stop.id,
      frost: stop.kind === "vorst",
      title: say.stop.title(stop.kind, sayDay(stop.from), sayDay(stop.to)),
      harmed: await countStopped(shop, stop),
      from: stop.from,
      to: stop.to,
    })),
  );
}

async function showDays(shop: Shop, stops: { from: Day; to: Day }[]) {
  const today = dayOf(shop.now());
  const rows = await listLeaving(shop.db, today);
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    days: rows.slice(0, DAYS).map(({ day, count, packed, late }) => ({
      key: day ?? "",
      name: day ? say.dayName(daysBetween(today, day), sayDay(day)) : say.noDay,
      date: day && day !== today ? sayDay(day) : "",
      isToday: day === today,
      cold: day !== null && stops.some(({ from, to }) => from <= day && day <= to),
      count,
      packed,
      late: day === today ? late : 0,
      to: day === today ? "/kantoor/pakken" : "/kantoor/bestellingen?weergave=te-verzenden",
    })),
  };
}

async function showFigures(shop: Shop) {
  const moment = shop.now();
  const today = dayOf(moment);
  const [past, hours] = await Promise.all([
    keepPast(shop, "revenue", () => readRevenue(shop.db, periodUntil(addDays(today, -1), 13))),
    listHours(shop.db, moment),
  ]);
  const sum = (days: { value: number }[]) => days.reduce((total, { value }) => total + value, 0);
  const sold = hours.reduce((total, { cents }) => total + cents, 0);
  const week = [...past.cents.slice(-6), { day: today, value: sold }];
  const from = Math.min(7, ...hours.map(({ hour }) => hour));
  const until = Math.max(20, ...hours.map(({ hour }) => hour));
  const byHour = new Map(hours.map(({ hour, cents: value }) => [hour, value]));
  return {
    today: sold,
    orders: hours.reduce((total, { orders }) => total + orders, 0),
    week: sum(week),
    before: sum(past.cents.slice(0, -6)),
    hours: Array.from({ length: until - from + 1 }, (_, i) => ({
      label: String(from + i),
      value: byHour.get(from + i) ?? 0,
    })),
    days: week.map(({ day, value }) => ({ label: sayDay(day).slice(0, 2), value })),
    hour: Number(timeOf(moment).split(".")[0]) - from,
  };
}

/** The office's first page: what to do now, for somebody with these tasks. */
export async function showToday(shop: Shop, tasks: ReadonlySet<Task>) {
  const sees = tasks.has("orders") || tasks.has("packing");
  const stops = sees ? await showStops(shop) : [];
  const [leaving, waits, low, figures] = await Promise.all([
    sees ? showDays(shop, stops) : undefined,
    listWaits(shop, tasks),
    tasks.has("range") ? listLow(shop) : [],
    tasks.has("marketing") || tasks.has("books") ? showFigures(shop) : undefined,
  ]);
  const title = sayDay(dayOf(shop.now()));
  return {
    title: title[0]?.toUpperCase() + title.slice(1),
    date: sayDate(dayOf(shop.now())),
    stops: tasks.has("orders") ? stops : [],
    leaving,
    waits,
    low: low.map(({ slug, name, label, stock, sold }) => ({
      slug,
      name,
      label,
      stock,
      days: Math.floor((stock * 30) / sold),
    })),
    lowCount: low[0]?.count ?? 0,
    figures,
    phone: tasks.has("orders"),
    packing: tasks.has("packing"),
  };
}

export type Shown = Awaited<ReturnType<typeof showToday>>;
