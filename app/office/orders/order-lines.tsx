import { ProductPicture } from "#catalogue/card/picture.tsx";
import { productPath } from "#kit/path.ts";
import { officeOrders as say } from "#texts/office/orders.ts";
import { Link } from "#ui/link.tsx";
import { Deed } from "../deed.tsx";
import { Part } from "../office-parts.tsx";
import { type Fact, Facts, Rows } from "../rows.tsx";

type Line = {
  sku: string;
  cut: string;
  quantity: number;
  cancelled: number;
  shipped: number;
  returned: number;
  name: string;
  label: string;
  slug: string;
  unit: string;
  amount: string;
  picture: { key: string; alt: string } | null;
};

const MOVES = ["cancelled", "shipped", "returned"] as const;

/** What nothing was done of yet has no column, nor have prices for who does not see them. */
export function OrderLines({ lines, totals }: { lines: Line[]; totals: [string, string][] }) {
  const moves = MOVES.filter((move) => lines.some((line) => line[move] > 0));
  const { item, ordered, unit, amount } = say.line;
  const priced = lines.some((line) => line.amount);
  return (
    <Part title={say.lines}>
      <Rows
        label={say.lines}
        head={[item, ordered, ...moves.map((move) => say.line[move]), ...(priced ? [unit, amount] : [])]}
        rows={lines.map((line) => ({
          key: line.sku + line.cut,
          cells: [
            <span key="name" className="artikel">
              <span className="plaatje">
                <ProductPicture picture={line.picture} sizes="40px" />
              </span>
              <span className="twee">
                {line.slug ? <Link to={productPath(line.slug)}>{line.name}</Link> : line.name}
                <span className="soft">
                  {line.label} · {line.sku}
                </span>
              </span>
            </span>,
            line.quantity,
            ...moves.map((move) => line[move] || "–"),
            ...(priced ? [line.unit, line.amount] : []),
          ],
        }))}
      />
      {totals.length > 0 && <Facts facts={totals} />}
    </Part>
  );
}

type Shipment = {
  id: string;
  what: string;
  carrier: string;
  trackUrl: string | null;
  sent: string;
  arrived: string | null;
};

export function Shipments({ shipments }: { shipments: Shipment[] }) {
  return (
    <Part title={say.shipments}>
      <Rows
        label={say.shipments}
        head={[say.shipment.what, say.shipment.carrier, say.shipment.sent, say.shipment.arrived]}
        none={say.noShipments}
        rows={shipments.map(({ id, what, carrier, trackUrl, sent, arrived }) => ({
          key: id,
          cells: [
            what,
            <span key="carrier" className="twee">
              {carrier}
              {trackUrl && <a href={trackUrl}>{say.shipment.follow}</a>}
            </span>,
            sent,
            arrived ?? (
              <Deed key="deliver" deed="orders.arrived" label={say.shipment.deliver} along={{ zending: id }} />
            ),
          ],
        }))}
      />
    </Part>
  );
}

/** Invoices and credit notes, to open. */
export const papersFact = (label: string, papers: { number: string; to: string }[]): Fact[] =>
  papers.length === 0
    ? []
    : [
        [
          label,
          papers.map(({ number, to }) => (
            <span key={number}>
              <a href={to} download data-no-prefetch>
                {number}
              </a>{" "}
            </span>
          )),
        ],
      ];
