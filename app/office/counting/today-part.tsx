import { counting } from "#texts/office/range/counting.ts";
import { Deed } from "../deed.tsx";
import { Rows } from "../rows.tsx";
import type { Counted } from "./counts.server.ts";

const { today: say, reasons, undo, undoneBy } = counting;

/** A count as its row says it. */
export type ShownCount = Omit<Counted, "at"> & { at: string };

/** What was counted today, each of it one press from undone. */
export function TodayPart({ counts }: { counts: ShownCount[] }) {
  const { head } = say;
  return (
    <section className="deel" aria-labelledby="vandaag-geteld">
      <h2 id="vandaag-geteld">{say.title}</h2>
      <Rows
        label={say.title}
        head={[head.at, head.what, head.counted, head.stock, head.why, head.who]}
        none={say.none}
        rows={counts.map((one) => ({
          key: one.id,
          cells: [
            one.at,
            <span className="twee" key="what">
              {one.name}
              <small>
                {one.label} {one.sku}
              </small>
            </span>,
            say.of(one.counted, one.expected),
            one.from === one.to ? one.to : `${one.from} → ${one.to}`,
            [one.reason ? reasons[one.reason] : one.counted === one.expected ? say.fits : "", one.note]
              .filter(Boolean)
              .join(": "),
            <span className="twee" key="who">
              {one.by}
              {one.undoneBy && <small>{undoneBy(one.undoneBy)}</small>}
              {one.isLast && <Deed deed="counting.undo" label={undo} kind="lijn" along={{ id: one.id }} />}
            </span>,
          ],
        }))}
      />
    </section>
  );
}
