import { type Cents, euros } from "#kit/money.ts";
import { ui } from "#texts/ui.ts";

type Props = {
  cents: Cents;
  /** More than one price: the lowest is shown with "vanaf". */
  from?: boolean;
  /** Only together with the lowest price of the 30 days before: the law knows no strike-through without it. */
  reduced?: { wasCents: Cents; lowest30Cents: Cents } | undefined;
  note?: string;
  tier?: { count: number; cents: Cents } | undefined;
};

export function Price({ cents, from, reduced, note, tier }: Props) {
  return (
    <p className={reduced ? "prijs prijs-actie" : "prijs"}>
      {from && <span className="vanaf">{ui.from}</span>}
      <span className="nu">{euros(cents)}</span>
      {reduced && (
        <s className="was">
          <span className="vh">{ui.was} </span>
          {euros(reduced.wasCents)}
        </s>
      )}
      {reduced && <small>{ui.lowest30(euros(reduced.lowest30Cents))}</small>}
      {tier ? (
        <small className="trap">{ui.tierFrom(tier.count, euros(tier.cents))}</small>
      ) : (
        !reduced && note && <small>{note}</small>
      )}
    </p>
  );
}
