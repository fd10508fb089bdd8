import { officeCosts } from "#texts/office/range/costs.ts";
import { officeImports as say } from "#texts/office/range/imports.ts";
import { Message } from "#ui/message.tsx";
import { Deed, Folded } from "../deed.tsx";
import { useLooking } from "../photos/upload-part.tsx";
import { BusyPart } from "./busy-part.tsx";
import type { Shown } from "./show-import.server.ts";
import { isBusy } from "./states.ts";

type Props = { list: Shown };

/** How far a list is, and what can be done with it now. */
export function ProgressPart({ list }: Props) {
  const { id, seen, state, counts, tenfold, below, kind } = list;
  const { change = 0, done = 0, late = 0, back = 0, law = 0, left = 0, fault = 0 } = counts;
  useLooking(isBusy(state));
  const isGone = Object.keys(counts).length === 0;
  if (state === "running")
    return (
      <BusyPart
        id={id}
        text={say.busy.running(done + late, done + late + change)}
        value={done + late}
        max={done + late + change}
        stop
      />
    );
  if (state === "undoing") {
    const put = back + law + left;
    return <BusyPart id={id} text={say.busy.undoing(put, put + done)} value={put} max={put + done} />;
  }
  return (
    <>
      {tenfold > 0 && <Message tone="let">{say.warnUnit(tenfold)}</Message>}
      {below > 0 && <Message tone="let">{officeCosts.belowMany(below)}</Message>}
      {state === "stopped" && <Message tone="let">{say.stopped(done, change)}</Message>}
      {state === "done" && !isGone && <Message>{say.finished(done)}</Message>}
      {state === "undone" && <Message>{say.undone(back + law)}</Message>}
      {late > 0 && <Message tone="let">{say.late(late)}</Message>}
      {left + law > 0 && <Message tone="let">{say.left(left + law)}</Message>}
      {state === "done" && isGone && <Message tone="let">{say.gone}</Message>}
      {state === "checked" && fault > 0 && (
        <Deed deed="imports.skip" label={say.mend.skipAll(fault)} kind="lijn" along={{ gezien: seen }} />
      )}
      {state === "checked" && fault === 0 && change > 0 && (
        <Deed deed="imports.run" label={say.run(change)} kind="actie" along={{ gezien: seen }}>
          {kind === "short" && <p className="soft">{say.runText}</p>}
        </Deed>
      )}
      {state === "checked" && fault === 0 && change === 0 && <Message>{say.problems.nothing}</Message>}
      {state === "stopped" && change > 0 && (
        <Deed deed="imports.run" label={say.goOn} kind="actie" along={{ gezien: seen }} />
      )}
      {(state === "done" || state === "stopped") && done > 0 && (
        <Folded title={say.undo}>
          <Deed deed="imports.undo" label={say.undo} kind="lijn">
            <p>{say.undoText}</p>
          </Deed>
        </Folded>
      )}
    </>
  );
}
