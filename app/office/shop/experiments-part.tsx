import { office } from "#texts/office/office.ts";
import { Message } from "#ui/message.tsx";
import type { Result } from "./experiment-results.server.ts";
import { Deed } from "../deed.tsx";
import { Figures } from "../plot.tsx";
import { sayCount, sayEuros, sayPoints, sayShare } from "../say.ts";

const say = office.experiments;
const ENOUGH = 50;

export function ExperimentsPart({ results }: { results: Result[] }) {
  return (
    <section className="kantoor-deel stack ruim" aria-label={say.title}>
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
        <h2>{name}</h2>
        <Deed
          deed="experiments.switch"
          label={on ? say.stop : say.start}
          kind="lijn"
          along={{ proef: key, aan: on ? "nee" : "ja" }}
        />
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
