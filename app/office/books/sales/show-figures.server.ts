import { lookUp } from "#kit/look-up.ts";
import type { Shop } from "#outside/shop.server.ts";
import { salesFigures as say } from "#texts/office/books-figures.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { sayCount, sayEuros } from "../../say.ts";
import type { BarRow } from "./bars-list.tsx";
import type { Span } from "../period.ts";
import { listSellers, listSizes, listSlow, readCredited, type Size } from "./sold.server.ts";

const SHOWN = 6;
const total = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

const costOf = (sizes: Size[]) => sizes.reduce((sum, { stock, cost }) => sum + stock * (cost ?? 0), 0);

export const sayGroup = (group: string): string => lookUp(officeRange.groups, group) ?? group;

/** What the stock is worth per group of the range. */
export const groupSizes = (sizes: Size[]) =>
  [...Map.groupBy(sizes, ({ group }) => group)]
    .map(([group, some]) => ({ group, cents: total(some), pieces: some.reduce((sum, { stock }) => sum + stock, 0) }))
    .filter(({ cents }) => cents > 0)
    .toSorted((a, b) => b.cents - a.cents);

/** What sells, what lies, and what came back. */
export async function showFigures(shop: Shop, span: Span, range: boolean) {
  const sizes = await listSizes(shop.db);
  const [sellers, slow, credited] = await Promise.all([
    listSellers(shop, span, sizes),
    listSlow(shop, sizes),
    readCredited(shop, span),
  ]);
  const stock = groupSizes(sizes);
  const costed = sizes.filter((size) => size.cost !== null && size.stock > 0);
  const toProduct = (slug: string) => (range ? `/kantoor/assortiment/${slug}` : undefined);
  const bars = <Row extends { cents: number }>(
    rows: Row[],
    of: (row: Row) => Omit<BarRow, "amount" | "share">,
  ): BarRow[] =>
    rows
      .slice(0, SHOWN)
      .map((row) => ({ ...of(row), amount: sayEuros(row.cents), share: row.cents / Math.max(1, rows[0]?.cents ?? 1) }));
  return {
    sellers: {
      about: say.sellers.about(sellers.length),
      rows: bars(sellers, ({ slug, name, pieces, margin }) => ({
        key: slug,
        name,
        to: toProduct(slug),
        about: [say.pieces(sayCount(pieces)), margin ? say.sellers.margin(sayEuros(margin.cents), margin.percent) : ""]
          .filter(Boolean)
          .join(", "),
      })),
    },
    stock: {
      about: [
        say.stock.about(sayEuros(total(sizes))),
        costed.length ? say.stock.cost(sayEuros(costOf(costed)), costed.length) : "",
      ]
        .filter(Boolean)
        .join("; "),
      rows: bars(stock, ({ group, pieces }) => ({
        key: group,
        name: sayGroup(group),
        about: say.pieces(sayCount(pieces)),
      })),
    },
    slow: {
      about: say.slow.about(slow.length, sayEuros(total(slow))),
      rows: bars(slow, ({ sku, slug, name, label, stock: left }) => ({
        key: sku,
        name: `${name}, ${label}`,
        to: toProduct(slug),
        about: say.pieces(sayCount(left)),
      })),
    },
    credited: {
      about: say.credited.about(sayEuros(total(credited))),
      rows: bars(credited, ({ kind, count }) => ({
        key: kind,
        name: lookUp(say.credited.why, kind) ?? kind,
        about: say.credited.count(count),
      })),
    },
  };
}
