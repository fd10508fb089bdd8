import { Form, Link } from "react-router";
import { type Day, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { beech as texts } from "#texts/calculators-beech.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import { sayMetres } from "./measure.ts";
import type { ReservationState } from "./reservation.ts";

export type ShownReservation = {
  id: string;
  number: string;
  state: ReservationState;
  mayCancel: boolean;
  plants: number;
  name: string;
  label: string;
  lengthCm: number;
  week: Day;
  totalCents: number;
  dueNowCents: number;
  paid: boolean;
  to: string;
};

/** One reservation for whoever has its link. */
export function BeechStatus({
  mine,
  problem,
}: {
  mine: ShownReservation;
  problem: keyof typeof texts.problems | undefined;
}) {
  const open = mine.state === "requested" || mine.state === "deposit-due";
  const rest = mine.totalCents - mine.dueNowCents;
  const facts = [
    [texts.factsHead.what, `${mine.plants} × ${mine.name}, ${mine.label}, ${sayMetres(mine.lengthCm)} meter`],
    [texts.factsHead.week, texts.weekOf(sayDate(mine.week))],
    [texts.factsHead.total, euros(mine.totalCents)],
    [texts.factsHead.paid, mine.paid ? euros(mine.dueNowCents) : euros(0)],
    ...(mine.state === "cancelled" ? [] : [[texts.factsHead.rest, euros(mine.paid ? rest : mine.totalCents)]]),
    [texts.factsHead.to, mine.to],
  ];
  return (
    <section className="rk-mand stack rk-status">
      <h1>{texts.mine}</h1>
      <p className="klein soft">{texts.number(mine.number)}</p>
      <Message tone={open || mine.state === "shifted" ? "let" : "info"}>
        <b>{texts.states[mine.state]}</b>
        <br />
        {texts.stateNote[mine.state]}
      </Message>
      {problem && <Message tone="fout">{texts.problems[problem]}</Message>}
      <dl className="tel-op">
        {facts.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        {open && (
          <Form method="post">
            <input type="hidden" name="intent" value="pay" />
            <input type="hidden" name="id" value={mine.id} />
            <Button kind="actie" type="submit">
              {texts.payNow(euros(mine.dueNowCents))}
            </Button>
          </Form>
        )}
        {mine.mayCancel && (
          <Form method="post">
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="id" value={mine.id} />
            <Button kind="lijn" type="submit">
              {texts.cancel}
            </Button>
          </Form>
        )}
        <Link className={buttonClass({ kind: "lijn" })} to="/beukenhaag-reserveren">
          {texts.again}
        </Link>
      </div>
      {mine.mayCancel && <p className="klein soft">{texts.cancelFree}</p>}
    </section>
  );
}
