import { timeOf } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import type { Shop } from "#outside/shop.server.ts";
import { salesFigures as say } from "#texts/office/books-figures.ts";
import { officeRange } from "#texts/office/range/range.ts";
import { sayCount, sayEuros } from "../../say.ts";
import type { BarRow } from "./bars-list.tsx";
import type { Tails } from "../keep-past.server.ts";
import type { Span } from "../period.ts";
import type { PaperDay } from "../vat.server.ts";
import { creditedOf, listSizesOf, lookAtStock, sellersOf, sumSellers } from "./sold.server.ts";

const SHOWN = 6;
const total = (rows: { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

export const sayGroup = (group: string): string => lookUp(officeRange.groups, group) ?? group;

/** What sells, what lies, and what came back. */
export async function showFigures(shop: Shop, span: Span, papers: PaperDay[], range: boolean) {
  const tails: Tails = new Map();
  const [{ sold, products }, { groups: stock, slow, at }] = await Promise.all([
    sumSellers(shop, span, tails),
    lookAtStock(shop, SHOWN, tails),
  ]);
  const first = products.slice(0, SHOWN);
  const sizes = await listSizesOf(
    shop.db,
    first.map(({ slug }) => slug),
  );
  const credited = creditedOf(papers);
  const all = (what: "costed" | "cost" | "slow" | "slowCents") => stock.reduce((sum, one) => sum + one[what], 0);
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
      about: say.sellers.about(products.length),
      rows: bars(sellersOf(sold, first, sizes), ({ slug, name, pieces, margin }) => ({
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
        say.stock.about(sayEuros(total(stock)), timeOf(at)),
        all("costed") ? say.stock.cost(sayEuros(all("cost")), all("costed")) : "",
      ]
        .filter(Boolean)
        .join("; "),
      rows: bars(
        stock.filter(({ cents }) => cents > 0),
        ({ group, pieces }) => ({ key: group, name: sayGroup(group), about: say.pieces(sayCount(pieces)) }),
      ),
    },
    slow: {
      about: say.slow.about(all("slow"), sayEuros(all("slowCents")), timeOf(at)),
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
