import { euros } from "#kit/money.ts";
import { officeCampaigns as say } from "#texts/office/range/campaigns.ts";
import { Rows } from "../rows.tsx";

type Row = {
  sku: string;
  name: string;
  label: string;
  priceCents: number;
  during: { cents: number; wasCents: number | null } | keyof typeof say.skipped;
};
export type Forecast = { rows: Row[]; goes: number; all: number };

/** What every price becomes, with the struck price that the law allows beside it. */
export function ForecastPart({ forecast: { rows, goes, all } }: { forecast: Forecast }) {
  return (
    <section className="vel stack" id="prijzen">
      <h2>{say.forecast}</h2>
      <p>
        <b>{say.counted(goes, all)}</b>
      </p>
      <p className="soft klein">{say.forecastText}</p>
      <Rows
        label={say.forecast}
        head={Object.values(say.size)}
        rows={rows.map(({ sku, name, label, priceCents, during }) => ({
          key: sku,
          cells:
            typeof during === "string"
              ? [`${name}, ${label}`, euros(priceCents), say.skipped[during], ""]
              : [
                  `${name}, ${label}`,
                  euros(priceCents),
                  <b key="during">{euros(during.cents)}</b>,
                  during.wasCents === null ? say.noWas : euros(during.wasCents),
                ],
        }))}
      />
      {all > rows.length && <p className="soft klein">{say.more(all - rows.length)}</p>}
    </section>
  );
}
