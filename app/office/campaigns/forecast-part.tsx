import { euros } from "#kit/money.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { officeCosts } from "#texts/office/range/costs.ts";
import { Message } from "#ui/message.tsx";
import { Rows } from "../rows.tsx";

type Row = {
  sku: string;
  name: string;
  label: string;
  priceCents: number;
  during: { cents: number; wasCents: number | null } | keyof typeof say.skipped;
  below?: number;
};
export type Forecast = { rows: Row[]; goes: number; all: number; below: number };

/** What every price becomes, with the struck price that the law allows beside it. */
export function ForecastPart({ forecast: { rows, goes, all, below } }: { forecast: Forecast }) {
  return (
    <section className="vel stack" id="prijzen">
      <h2>{say.forecast}</h2>
      <p>
        <b>{say.counted(goes, all)}</b>
      </p>
      {below > 0 && <Message tone="let">{officeCosts.belowMany(below)}</Message>}
      <p className="soft klein">{say.forecastText}</p>
      <Rows
        label={say.forecast}
        head={Object.values(say.size)}
        rows={rows.map(({ sku, name, label, priceCents, during, below: from }) => ({
          key: sku,
          cells:
            typeof during === "string"
              ? [`${name}, ${label}`, euros(priceCents), say.skipped[during], ""]
              : [
                  `${name}, ${label}`,
                  euros(priceCents),
                  <span key="during" className="twee">
                    <b>{euros(during.cents)}</b>
                    {from && <small>{officeCosts.belowShort(from)}</small>}
                  </span>,
                  during.wasCents === null ? say.noWas : euros(during.wasCents),
                ],
        }))}
      />
      {all > rows.length && <p className="soft klein">{say.more(all - rows.length)}</p>}
    </section>
  );
}
