import { Form } from "react-router";
import { type Day, sayDate } from "#kit/day.ts";
import { euros } from "#kit/money.ts";
import { beech as texts } from "#texts/calculators/beech.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { sayMetres } from "../measure.ts";
import type { Told } from "#outside/deed/told.ts";
import { bankOf, PayWith, ToBank } from "../pay-with.tsx";
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
  /** What came in, less what went back. */
  paidCents: number;
  /** What can be paid now; nothing while the hedge stands in the field. */
  openCents: number;
  method: string;
  invoiceUrl: string | null;
  to: string;
};

/** One reservation for whoever has its link. */
export default function BeechStatus({
  mine,
  methods,
  told,
  bankAway,
}: {
  mine: ShownReservation;
  methods: string[];
  told: Told | undefined;
  bankAway: boolean;
}) {
  const problem = told?.problem ?? (bankAway ? texts.problems.bank : undefined);
  const waits = ["requested", "expired", "shifted"].includes(mine.state);
  const rest = mine.totalCents - mine.paidCents;
  const facts = [
    [texts.factsHead.what, `${mine.plants} × ${mine.name}, ${mine.label}, ${sayMetres(mine.lengthCm)} meter`],
    [texts.factsHead.week, texts.weekOf(sayDate(mine.week))],
    [texts.factsHead.total, euros(mine.totalCents)],
    [texts.factsHead.paid, euros(mine.paidCents)],
    ...(mine.state === "cancelled" ? [] : [[texts.factsHead.rest, euros(rest)]]),
    [texts.factsHead.to, mine.to],
  ];
  return (
    <section className="rk-mand stack rk-status">
      <h1>{texts.mine}</h1>
      <p className="klein soft">{texts.number(mine.number)}</p>
      <Message tone={waits ? "let" : "info"}>
        <b>{texts.states[mine.state]}</b>
        <br />
        {texts.stateNote[mine.state]}
      </Message>
      {problem && <Message tone="fout">{problem}</Message>}
      <ToBank go={bankOf(told)} />
      <dl className="tel-op">
        {facts.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        {mine.openCents > 0 && (
          <Form method="post" className="row">
            <input type="hidden" name="deed" value="reservations.pay" />
            <input type="hidden" name="id" value={mine.id} />
            <PayWith methods={methods} chosen={mine.method} />
            <Button kind="actie" type="submit">
              {texts.payNow(euros(mine.openCents))}
            </Button>
          </Form>
        )}
        {mine.mayCancel && (
          <Form method="post">
            <input type="hidden" name="deed" value="reservations.cancel" />
            <input type="hidden" name="id" value={mine.id} />
            <Button kind="lijn" type="submit">
              {texts.cancel}
            </Button>
          </Form>
        )}
        {mine.invoiceUrl && (
          <a className={buttonClass({ kind: "lijn" })} href={mine.invoiceUrl}>
            {texts.invoice}
          </a>
        )}
        <Link className={buttonClass({ kind: "lijn" })} to="/beukenhaag-reserveren">
          {texts.again}
        </Link>
      </div>
      {mine.mayCancel && <p className="klein soft">{texts.cancelFree}</p>}
    </section>
  );
}
