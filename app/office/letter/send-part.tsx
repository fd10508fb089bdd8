import type { Told } from "#outside/deed/told.ts";
import { officeLetter as say } from "#texts/office/shop/letter.ts";
import { TextField } from "#ui/form/field.tsx";
import { Deed, Folded } from "../deed.tsx";

type SendProps = {
  id: number;
  revision: number;
  readers: number;
  faults: string[];
  told: Told | undefined;
};

/** Try it first, then plan it or send it; sending asks once more, with the number of readers. */
export function SendPart({ id, revision, readers, faults, told }: SendProps) {
  return (
    <section className="vel stack">
      <h2>{say.sending}</h2>
      <p>{say.goesTo(readers)}</p>
      {faults.length > 0 && (
        <ul className="check">
          {faults.map((fault) => (
            <li key={fault} className="fout">
              {fault}
            </li>
          ))}
        </ul>
      )}
      <Deed deed="letters.test" label={say.test} kind="lijn" along={{ id }} />
      {faults.length === 0 && (
        <>
          <Folded title={say.plan} open={told?.deed === "letters.plan"}>
            <Deed deed="letters.plan" label={say.planIt} kind="lijn" along={{ id, revision }}>
              <TextField
                label={say.day}
                name="day"
                type="date"
                defaultValue={told?.values?.day}
                errors={told?.errors?.day}
              />
              <TextField
                label={say.time}
                name="time"
                type="time"
                defaultValue={told?.values?.time ?? "07:00"}
                errors={told?.errors?.time}
              />
            </Deed>
          </Folded>
          <Folded title={say.now} open={told?.deed === "newsletter.send"}>
            <p>{say.sure(readers)}</p>
            <Deed
              deed="newsletter.send"
              label={say.sendTo(readers)}
              kind="actie"
              along={{ id, revision, aantal: readers }}
            />
          </Folded>
        </>
      )}
      <Deed deed="letters.drop" label={say.drop} kind="lijn" along={{ id }} />
    </section>
  );
}
