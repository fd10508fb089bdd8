import { addDays, type Day, sayDate, weekday } from "#kit/day.ts";
import { campaigns as say } from "#texts/catalogue/campaigns.ts";
import type { IconName } from "#ui/icon.tsx";

export type Campaign = { icon: IconName; text: string };

/** A few pages are an occasion: a line above the title says why they matter today. */
export function campaignOf(slug: string, today: Day): Campaign | undefined {
  if (slug === "sale") return { icon: "ster", text: say.sale };
  if (slug === "cadeau") return { icon: "cadeau", text: say.gift };
  if (slug === "kerst") return { icon: "kerst", text: christmasOf(today.slice(5)) };
  if (slug === "moederdag") return { icon: "bloei", text: say.mothersDay(sayDate(nextMothersDay(today))) };
  return undefined;
}

const christmasOf = (day: string): string =>
  day > "12-24" || day < "09-01" ? say.christmasOver : day < "11-15" ? say.christmasEarly : say.christmas;

/** The second Sunday of May, this year or the next. */
export function nextMothersDay(today: Day): Day {
  const year = Number(today.slice(0, 4));
  const day = secondSunday(year);
  return day >= today ? day : secondSunday(year + 1);
}

function secondSunday(year: number): Day {
  const first = `${year}-05-01` as Day;
  return addDays(first, ((7 - weekday(first)) % 7) + 7);
}
