import { MONTHS_SHORT, sayMonths } from "#kit/day.ts";
import { ui } from "#texts/ui.ts";
import { Icon, type IconName } from "./icon.tsx";

export type MonthRow = { kind: "plant" | "bloom" | "feed" | "prune" | "sow" | "harvest"; months: number[] };

const LOOK: Record<MonthRow["kind"], [IconName, string]> = {
  plant: ["planten", "k-plant"],
  bloom: ["bloei", "k-bloei"],
  feed: ["voeding", "k-voed"],
  prune: ["snoei", "k-snoei"],
  sow: ["zaden", "k-plant"],
  harvest: ["gereedschap", "k-voed"],
};

/** The year in twelve boxes; a reader hears it as sentences. `now` is 1–12. */
export function MonthStrip({ rows, now }: { rows: MonthRow[]; now?: number }) {
  const shown = rows.filter(({ months }) => months.length > 0);
  const said = shown.map(({ kind, months }) => `${ui.legend[kind]}: ${sayMonths(months)}`).join(". ");
  return (
    <div className="maanden" role="img" aria-label={said}>
      <span />
      {MONTHS_SHORT.map((month, at) => (
        <span key={month} className={at + 1 === now ? "maandnaam nu" : "maandnaam"}>
          {month.charAt(0)}
        </span>
      ))}
      {shown.map(({ kind, months }) => (
        <Row key={kind} kind={kind} months={months} />
      ))}
    </div>
  );
}

function Row({ kind, months }: MonthRow) {
  const [icon, tone] = LOOK[kind];
  return (
    <>
      <span className="lbl">
        <Icon name={icon} />
        {ui.legend[kind]}
      </span>
      {MONTHS_SHORT.map((month, at) => (
        <span key={month} className={months.includes(at + 1) ? `vak ${tone} vol` : `vak ${tone}`} />
      ))}
    </>
  );
}
