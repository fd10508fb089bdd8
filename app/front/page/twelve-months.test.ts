import { beforeAll, expect, test } from "vitest";
import { listTasks } from "#advice/articles.server.ts";
import { campaignOf } from "#catalogue/category/campaign.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { readCategories } from "#catalogue/range-file/range.server.ts";
import { type Day, inSeason, MONTHS } from "#kit/day.ts";
import { aFilledShop, type TestShop } from "../../../tests/shop.ts";
import { knownNow, liveBlocks, openFront } from "../load-front.server.ts";
import { shopMenu } from "../menu/shop-menu.ts";
import { showLive } from "./show-blocks.server.ts";
import type { BlockShown } from "./shown.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await aFilledShop();
  await openFront(shop);
}, 120_000);

const YEAR = MONTHS.map((_, at) => at + 1);
const dayIn = (month: number, day = 20) => `2027-${String(month).padStart(2, "0")}-${day}` as Day;
const categories = readCategories();

/** The front page as it is on a day. */
async function frontPage(day: Day) {
  shop.at(`${day}T11:00:00Z`);
  const { blocks } = await showLive(shop, liveBlocks(), knownNow());
  const find = <Kind extends BlockShown["kind"]>(kind: Kind) =>
    blocks.find((one): one is Extract<BlockShown, { kind: Kind }> => one.kind === kind);
  const month = find("month");
  return {
    lead: month?.lead ?? "",
    tasks: month?.tasks ?? [],
    season: month?.cards ?? [],
    articles: find("articles")?.articles ?? [],
    isChristmas: find("campaign") !== undefined,
    menu: shopMenu().season,
  };
}

/** Everything that speaks for the month, with the place where it stands. */
async function saidIn(month: number): Promise<{ where: string; text: string }[]> {
  const { lead, tasks, articles, menu: season } = await frontPage(dayIn(month));
  return [
    { where: "front page", text: lead },
    ...tasks.map(({ text }) => ({ where: "front page", text })),
    ...articles.map(({ title }) => ({ where: "front page", text: title })),
    { where: "menu", text: `${season?.title}. ${season?.text} ${season?.links.map(({ title }) => title).join(", ")}` },
    ...categories.map((one) => ({ where: one.slug, text: tipOf(one, dayIn(month)) })),
    ...categories.map(({ slug }) => ({ where: slug, text: campaignOf(slug, dayIn(month))?.text ?? "" })),
    ...listTasks(month).map(({ slug, text }) => ({ where: slug, text })),
  ];
}

test("beside the jobs of a month the front page shows four things that can come that month", async () => {
  for (const month of YEAR)
    for (const day of [2, 28]) {
      const { season } = await frontPage(dayIn(month, day).replace(/-2$/, "-02") as Day);
      const closed = season.filter(
        ({ seasons, soldOut }) =>
          soldOut || (seasons.length > 0 && !seasons.some((one) => inSeason(dayIn(month, 28), one))),
      );
      expect([month, day, season.length]).toEqual([month, day, 4]);
      if (day === 28) expect([month, closed.map(({ slug }) => slug)]).toEqual([month, []]);
    }
});

test("Christmas is on the front page from October, and gone in January", async () => {
  const [shown, named]: [number[], number[]] = [[], []];
  for (const month of YEAR) {
    const page = await frontPage(dayIn(month));
    if (page.isChristmas) shown.push(month);
    if (page.menu?.title === "Kerst") named.push(month);
  }
  expect(shown).toEqual([10, 11, 12]);
  expect(named).toEqual([11, 12]);
});

test("from February nothing speaks of Christmas that is not about a tree in the garden", async () => {
  const about = /kerst/i;
  const living =
    /geplante|uitgeplante|in pot|in de tuin|kerstro(os|zen)|kerstcactus|zolder|volgende kerst|kerstspullen/i;
  for (const month of [2, 3, 4, 5, 6, 7, 8]) {
    const wrong = (await saidIn(month)).filter(
      ({ where, text }) => about.test(text) && !living.test(text) && !/kerst/.test(where),
    );
    expect([month, wrong]).toEqual([month, []]);
  }
});

test("no hedge is cut between April and July but with an eye for nests", async () => {
  const cut = /\b(snoei|scheer|knip)\b[^.]*\b(haag|hagen|heg|liguster|laurier|taxus|thuja|leylandii)/i;
  for (const month of [4, 5, 6, 7]) {
    const wrong = (await saidIn(month)).filter(
      ({ text }) => cut.test(text) && !/nest|broed|tweede helft van juli|half juli/i.test(text),
    );
    expect([month, wrong]).toEqual([month, []]);
  }
});

test("bulbs that bloom in spring are planted from September to January, bare roots from October to April", async () => {
  const bulbs = /\bplant\b[^.;]*\b(tulp|krokus|narcis|sneeuwklok|blauwe druif|bollen(?!blad))/i;
  const bare = /\bplant\b[^.;]*blote wortel/i;
  for (const month of YEAR) {
    const said = await saidIn(month);
    if (month > 1 && month < 9) expect([month, said.filter(({ text }) => bulbs.test(text))]).toEqual([month, []]);
    if (month > 4 && month < 10) expect([month, said.filter(({ text }) => bare.test(text))]).toEqual([month, []]);
  }
});

test("what stands above a list all year names no moment", () => {
  const moment = /\b(nu|deze (maand|week)|dit (najaar|voorjaar|seizoen)|komende (lente|zomer|winter|herfst))\b/i;
  const wrong = categories.filter(({ texts: { title, description, h1, intro } }) =>
    [title, description, h1, intro].some((text) => moment.test(text)),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
