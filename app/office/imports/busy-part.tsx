import { officeImports as say } from "#texts/office/range/imports.ts";
import { Link } from "#ui/link.tsx";
import { Deed, Folded } from "../deed.tsx";
import type { Shown } from "./show-import.server.ts";
import { isOpen } from "./states.ts";

/** What changed nothing can be thrown away. */
export function DropPart({ state }: Pick<Shown, "state">) {
  if (!isOpen(state) && state !== "failed") return null;
  return (
    <Folded title={say.drop}>
      <Deed deed="imports.drop" label={say.drop} kind="lijn">
        <p>{say.dropText}</p>
      </Deed>
    </Folded>
  );
}

type BusyProps = { id: number; text: string; value: number; max: number; stop?: true };

export function BusyPart({ id, text, value, max, stop }: BusyProps) {
  return (
    <section className="vel stack" aria-live="polite">
      <p>{text}</p>
      <progress className="voortgang" max={Math.max(1, max)} value={value} aria-label={say.busy.meter} />
      <p className="soft">
        {say.busy.leave}{" "}
        <Link to={`/kantoor/assortiment/import/${id}`} keepPlace>
          {say.busy.look}
        </Link>
      </p>
      {stop && <Deed deed="imports.stop" label={say.busy.stop} kind="lijn" />}
    </section>
  );
}
