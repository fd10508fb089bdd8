import type { ReactNode } from "react";
import { office } from "#texts/office/office.ts";
import type { Fault, VitalFigure } from "./figures.server.ts";
import { Figures } from "./plot.tsx";
import { gradeOf, sayCount, sayShare, sayVital } from "./say.ts";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kantoor-deel">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Each step as a share of those who came in, and of the step before. */
export function Funnel({ steps }: { steps: { name: string; visits: number }[] }) {
  const most = Math.max(1, ...steps.map(({ visits }) => visits));
  return (
    <Part title={office.funnel.title}>
      <ol className="trechter">
        {steps.map(({ name, visits }, i) => {
          const before = steps[i - 1]?.visits ?? visits;
          return (
            <li key={name}>
              <span className="spread">
                <span>{office.funnel.steps[name]}</span>
                <span className="num">
                  <b>{sayCount(visits)}</b>{" "}
                  {i > 0 && before > 0 && <span className="soft klein">{sayShare(visits / before)}</span>}
                </span>
              </span>
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="4" className="baan" />
                <rect width={(visits / most) * 100} height="4" />
              </svg>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

type Limits = Record<string, readonly [number, number]>;

export function Vitals({ vitals, limits }: { vitals: VitalFigure[]; limits: Limits }) {
  const say = office.vitals;
  return (
    <Part title={say.title}>
      {vitals.length === 0 && <p className="soft">{say.none}</p>}
      <dl className="vitaal">
        {vitals.map(({ name, p75, good, count }) => {
          const grade = gradeOf(p75, limits[name] ?? [0, 0]);
          return (
            <div key={name} className={`v-${grade}`}>
              <dt>
                {say.names[name]} <span className="soft klein">{name}</span>
              </dt>
              <dd>
                <b className="kop-3">{sayVital(name, p75)}</b> <span className="etiketje">{say.grades[grade]}</span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="4" className="baan" />
                  <rect width={good * 100} height="4" />
                </svg>
                <span className="soft klein">{say.good(sayShare(good), count)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Part>
  );
}

export function Faults({ faults }: { faults: Fault[] }) {
  const say = office.faults;
  return (
    <Part title={say.title}>
      {faults.length === 0 && <p className="soft">{say.none}</p>}
      <ul className="fouten">
        {faults.map(({ fingerprint, side, message, stack, path, count, last }) => (
          <li key={fingerprint}>
            <b>{message}</b>
            <span className="soft klein">{[say.times(count), say.sides[side], path, say.last(last)].join(" · ")}</span>
            {stack && (
              <details className="klein">
                <summary>{say.stack}</summary>
                <pre>{stack}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Searches({ searches }: { searches: { query: string; asked: number }[] }) {
  const say = office.searches;
  return (
    <Part title={say.title}>
      {searches.length === 0 ? (
        <p className="soft">{say.none}</p>
      ) : (
        <Figures head={[say.query, say.asked]} rows={searches.map(({ query, asked }) => [query, sayCount(asked)])} />
      )}
    </Part>
  );
}

export function Sources({ sources }: { sources: { source: string; visits: number }[] }) {
  const say = office.sources;
  if (sources.length === 0) return null;
  return (
    <Part title={say.title}>
      <Figures
        head={[say.source, say.visits]}
        rows={sources.map(({ source, visits }) => [source || say.direct, sayCount(visits)])}
      />
    </Part>
  );
}
