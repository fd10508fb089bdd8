import * as v from "valibot";
import { changeBy, type Round, ROUNDS } from "#catalogue/price/change-by.ts";
import { several, text } from "#kit/form/fields.ts";
import { deed, done, refused } from "#outside/deed/deed.server.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { readEuros } from "../say.ts";
import { type Field, fieldName, isCell, money, type Row } from "./grid.ts";
import { sizesNow } from "./put-changes.server.ts";
import { readSeason, saySeason } from "./season.ts";

const say = officeRange.problems;
const WHAT = ["prijs", "actie", "voorraad", "seizoen", "in", "uit"] as const;
export const HOW = ["meer", "minder", "erbij", "eraf", "zet", "leeg"] as const;
type How = (typeof HOW)[number];
type Wish = { what: (typeof WHAT)[number]; how: How; amount: string; round: Round };

/** What a field becomes; nothing where the wish makes no sense. */
function filled(row: Row, { what, how, amount, round }: Wish): string | undefined {
  if (how === "leeg") return what === "actie" || what === "seizoen" ? "" : undefined;
  if (what === "seizoen") {
    const season = how === "zet" ? readSeason(amount) : undefined;
    return season ? saySeason(season) : undefined;
  }
  const sign = how === "meer" || how === "erbij" ? 1 : -1;
  const percent = Number(amount.replace(",", "."));
  if (what === "voorraad") {
    if (!/^\d{1,7}$/.test(amount)) return undefined;
    if (how === "zet") return amount;
    const by = how === "meer" || how === "minder" ? Math.round((row.stock * percent) / 100) : Number(amount);
    return String(Math.max(0, row.stock + sign * by));
  }
  if (how === "meer" || how === "minder")
    return percent > 0 && percent <= 90 ? money(changeBy(row.priceCents, sign * percent, round)) : undefined;
  const cents = readEuros(amount);
  if (!cents) return undefined;
  if (how === "zet") return money(cents);
  const next = row.priceCents + sign * cents;
  return next > 0 ? money(changeBy(next, 0, round)) : undefined;
}

/** Fills cells in without saving them: one sees what will change first. What was typed in other cells stays. */
export const fillCells = deed({
  name: "range.fill",
  by: "range",
  bytes: 256 * 1024,
  asks: v.objectWithRest(
    {
      sku: several(text(60), 1000),
      welke: v.optional(v.picklist(["gekozen", "blad"]), "gekozen"),
      wat: v.optional(v.picklist(WHAT), "prijs"),
      hoe: v.optional(v.picklist(HOW), "meer"),
      percentage: v.optional(text(20), ""),
      rond: v.optional(v.picklist(ROUNDS), "5"),
    },
    text(40),
  ),
  shows: v.object({ filled: v.record(v.string(), v.string()), count: v.number(), what: v.picklist(WHAT) }),
  async run(shop, _caller, { sku, welke, wat: what, hoe: how, percentage: amount, rond: round, ...cells }) {
    const shown = Object.keys(cells).flatMap((name) => (name.startsWith("gezien.") ? [name.slice(7)] : []));
    const now = await sizesNow(shop.db, welke === "blad" ? shown : sku);
    if (now.size === 0) return refused("pick");
    const kept = Object.fromEntries(Object.entries(cells).filter(([name]) => isCell(name)));
    if (what === "in" || what === "uit") {
      const slugs = new Set([...now.values()].map(({ product }) => product));
      for (const slug of slugs) {
        delete kept[`winkel.${slug}`];
        if (what === "in") kept[`winkel.${slug}`] = "ja";
      }
      return done({ filled: kept, count: slugs.size, what });
    }
    const wish: Wish = { what, how, amount, round };
    const list = [...now.values()].map((row) => [fieldName(what satisfies Field, row.sku), filled(row, wish)] as const);
    if (list.some(([, value]) => value === undefined)) return refused("amount");
    return done({
      filled: { ...kept, ...(Object.fromEntries(list) as Record<string, string>) },
      count: now.size,
      what,
    });
  },
  says: { refused: { pick: [422, say.pick], amount: [422, say.amount, "percentage"] } },
});
