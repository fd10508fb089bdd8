import type { How, Scope } from "#catalogue/campaign/campaign.ts";
import type { Round } from "#catalogue/price/change-by.ts";
import { dayOf, isDay, timeOf } from "#kit/day.ts";
import { money } from "../range/grid.ts";
import { readMoment } from "../read-moment.ts";
import { readEuros } from "../say.ts";

/** A campaign as its form sends it. */
export type CampaignForm = {
  title: string;
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  kind: "percent" | "fixed";
  percent: string;
  round: Round;
  fixed: string;
  categories: string[];
  products: string[];
};

export type Plan = { title: string; starts: Date; ends: Date; how: How; scope: Scope };

export type Fault = [
  field: keyof CampaignForm,
  reason: "title" | "hour" | "starts" | "ends" | "percent" | "price" | "scope",
];

/** The plan that a form says, or the first thing that is wrong with it. */
export function readPlan(form: CampaignForm, now: Date): Plan | Fault {
  if (form.title.length < 2) return ["title", "title"];
  const starts = readMoment(form.startDay, form.startTime);
  // Such as half past two in the night on which summer time begins.
  if (!starts && isDay(form.startDay)) return ["startTime", "hour"];
  if (!starts || starts <= now) return ["startDay", "starts"];
  const ends = readMoment(form.endDay, form.endTime);
  if (!ends && isDay(form.endDay)) return ["endTime", "hour"];
  if (!ends || ends <= starts) return ["endDay", "ends"];
  const scope = { categories: form.categories, products: form.products };
  if (scope.categories.length + scope.products.length === 0) return ["categories", "scope"];
  if (form.kind === "fixed") {
    const cents = readEuros(form.fixed);
    return cents ? { title: form.title, starts, ends, how: { kind: "fixed", cents }, scope } : ["fixed", "price"];
  }
  const percent = /^\d{1,2}([.,]\d)?$/.test(form.percent) ? Number(form.percent.replace(",", ".")) : 0;
  if (percent < 1 || percent > 90) return ["percent", "percent"];
  return { title: form.title, starts, ends, how: { kind: "percent", percent, round: form.round }, scope };
}

const clock = (moment: Date): string => timeOf(moment).replace(".", ":");

export const toForm = ({ title, starts, ends, how, scope }: Plan): CampaignForm => ({
  title,
  startDay: dayOf(starts),
  startTime: clock(starts),
  endDay: dayOf(ends),
  endTime: clock(ends),
  kind: how.kind,
  percent: how.kind === "percent" ? String(how.percent).replace(".", ",") : "",
  round: how.kind === "percent" ? how.round : "95",
  fixed: how.kind === "fixed" ? money(how.cents) : "",
  ...scope,
});

export const BLANK: CampaignForm = {
  title: "",
  startDay: "",
  startTime: "00:00",
  endDay: "",
  endTime: "23:59",
  kind: "percent",
  percent: "",
  round: "95",
  fixed: "",
  categories: [],
  products: [],
};

/** What decides the prices: who changes it has to look again. The name does not. */
export const keyOf = ({ title: _title, ...form }: CampaignForm): string => JSON.stringify(form);
