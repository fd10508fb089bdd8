import { Form } from "react-router";
import { office } from "#texts/office.ts";
import { Button } from "#ui/button.tsx";
import { Message } from "#ui/message.tsx";
import type { Result } from "./experiment-results.server.ts";
import { Figures } from "./plot.tsx";
import { sayCount, sayEuros, sayPoints, sayShare } from "./say.ts";

const say = office.experiments;
const ENOUGH = 50;

export function ExperimentsPart({ results }: { results: Result[] }) {
  return (
    <section className="kantoor-deel">
      <h2>{say.title}</h2>
      {results.map((result) => (
        <Experiment key={result.key} result={result} />
      ))}
    </section>
  );
}

function Experiment({ result: { key, name, on, arms, change, broken } }: { result: Result }) {
  const few = arms.some(({ seen }) => seen < ENOUGH);
  const points = [sayPoints(change.low), sayPoints(change.high)] as const;
  return (
    <article className="stack">
      <div className="spread">
        <h3 className="kop-4">{name}</h3>
        <Form method="post">
          <input type="hidden" name="experiment" value={key} />
          <Button kind="lijn" size="s" type="submit" name="on" value={on ? "0" : "1"}>
            {on ? say.stop : say.start}
          </Button>
        </Form>
      </div>
      <Figures
        head={[say.variant, say.seen, say.acted, say.did, say.rate, say.revenue]}
        rows={arms.map(({ variant, seen, acted, did, rate, low, high, cents }) => [
          variant,
          sayCount(seen),
          sayCount(acted),
          sayCount(did),
          `${sayShare(rate)} (${say.between(sayShare(low), sayShare(high))})`,
          sayEuros(cents),
        ])}
      />
      {!on && <p className="soft">{say.off}</p>}
      {broken ? (
        <Message tone="fout">{say.broken}</Message>
      ) : (
        <p className="klein soft">
          {few
            ? say.few
            : `${say.fair} ${change.sure ? say.sure(sayPoints(change.by), ...points) : say.unsure(...points)}`}
        </p>
      )}
    </article>
  );
}
