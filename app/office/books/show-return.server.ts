import { dayOf } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import type { Shop } from "#outside/shop.server.ts";
import { taxReturn as say } from "#texts/office/books.ts";
import { type Period, sayQuarter, saySpan } from "./period.ts";
import { addUp, returnOf, type Sum, withoutBack } from "./return.ts";
import { readBack, readIcp, readVat } from "./vat.server.ts";

export type ShownReturn = Awaited<ReturnType<typeof showReturn>>;

/** What the return of a period would say. */
export async function showReturn(shop: Shop, period: Period) {
  const [rows, icp, back] = await Promise.all([readVat(shop, period), readIcp(shop, period), readBack(shop, period)]);
  const { high, low, union, oss: all, vouchers } = returnOf(rows);
  const oss = withoutBack(all, back);
  const cells = ({ netCents, vatCents }: Sum) => [euros(netCents), euros(vatCents)];
  const { boxes } = say;
  return {
    period: period.key,
    title: say.of(period.label),
    lead: say.lead(saySpan(period)),
    state: period.to < dayOf(shop.now()) ? say.closed : say.open,
    boxes: [
      ["1a", boxes["1a"], ...cells(high)],
      ["1b", boxes["1b"], ...cells(low)],
      ["3b", boxes["3b"], euros(union.netCents), ""],
      ["5a", boxes["5a"], "", euros(addUp([high, low]).vatCents)],
    ],
    icp: icp.map(({ vatNumber, netCents }) => [vatNumber || say.icp.unknown, euros(netCents)]),
    oss: [
      ...oss.map((row) => [`${row.rate}%`, ...cells(row)]),
      ...(oss.length > 1 ? [[say.oss.total, ...cells(addUp(oss))]] : []),
    ],
    back: [...Map.groupBy(back, ({ quarter }) => quarter)]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([quarter, some]) => {
        const { netCents, vatCents } = addUp(some);
        return [sayQuarter(quarter), ...cells({ netCents: -netCents, vatCents: -vatCents })];
      }),
    vouchers: say.vouchers(euros(vouchers.netCents)),
  };
}
