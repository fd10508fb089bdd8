import { books } from "#texts/office/books.ts";
import { sayEuros } from "../say.ts";
import type { Week } from "./weeks.ts";

const say = books.weeks;
const [WIDTH, GROUND, TALL] = [720, 170, 146];
const at = (value: number) => Math.round(value * 10) / 10;

/** Weeks on the ground line, home below and abroad on top of it; the same figures stand in a table. */
export function WeeksPlot({ weeks }: { weeks: Week[] }) {
  const most = Math.max(1, ...weeks.map(({ home, abroad }) => Math.max(0, home) + Math.max(0, abroad)));
  const step = WIDTH / Math.max(1, weeks.length);
  const tall = (cents: number) => at((Math.max(0, cents) / most) * TALL);
  const every = Math.ceil(weeks.length / 14);
  return (
    <section className="deel">
      <div className="spread">
        <h2>{say.title}</h2>
        <span className="sleutel">
          <span className="s-thuis">{say.home}</span>
          <span className="s-uit">{say.abroad}</span>
        </span>
      </div>
      <figure className="plot plot-breed" role="group" tabIndex={0} aria-label={say.title}>
        <svg viewBox={`0 0 ${WIDTH} 194`} role="img" aria-label={say.title}>
          <line className="grond" x1="0" x2={WIDTH} y1={GROUND} y2={GROUND} />
          {weeks.map(({ from, week, home, abroad }, i) => {
            const [x, width] = [at(step * (i + 0.175)), at(step * 0.65)];
            const [low, high] = [tall(home), tall(abroad)];
            const middle = at(x + width / 2);
            return (
              <g key={from}>
                <rect className="a" x={x} y={at(GROUND - low)} width={width} height={low}>
                  <title>{`${say.label(week)}, ${say.home}: ${sayEuros(home)}`}</title>
                </rect>
                <rect className="b" x={x} y={at(GROUND - low - high)} width={width} height={high}>
                  <title>{`${say.label(week)}, ${say.abroad}: ${sayEuros(abroad)}`}</title>
                </rect>
                {i % every === 0 && (
                  <>
                    <text x={middle} y={at(GROUND - low - high - 5)} textAnchor="middle">
                      {sayEuros(home + abroad)}
                    </text>
                    <text x={middle} y={GROUND + 16} textAnchor="middle">
                      {every > 1 ? week : say.label(week)}
                    </text>
                  </>
                )}
              </g>
            );
          })}
        </svg>
        <details>
          <summary>{say.table}</summary>
          <table className="lijst">
            <thead>
              <tr>
                <th>{say.week}</th>
                <th className="rechts-uit">{say.home}</th>
                <th className="rechts-uit">{say.abroad}</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map(({ from, week, home, abroad }) => (
                <tr key={from}>
                  <td>{week}</td>
                  <td className="rechts-uit">{sayEuros(home)}</td>
                  <td className="rechts-uit">{sayEuros(abroad)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </section>
  );
}
