import { grass as texts } from "#texts/calculators/grass.ts";
import { Message } from "#ui/message.tsx";
import { type CuttingPlan, cuttingPlan } from "./cutting-plan.ts";
import { wastePercent } from "./grass.ts";
import type { GrassQuery } from "./grass-query.ts";
import { sayMetres, sayNumber } from "../measure.ts";

const m2 = (cm2: number) => sayNumber(cm2 / 10_000);

export function GrassSum({ query, plan }: { query: GrassQuery; plan: CuttingPlan | undefined }) {
  if (!plan) {
    const [problem] = Object.values(query.problems);
    const said = query.fault ? texts.faults[query.fault] : problem ? texts.problems[problem] : texts.noPlan;
    return (
      <div className="rk-som" role="status">
        <Message tone="let">{said}</Message>
      </div>
    );
  }
  return (
    <div className="rk-som" role="status">
      <p className="kop groot">{texts.sum(m2(plan.boughtCm2))}</p>
      <p className="klein soft">
        {texts.sumSmall(
          m2(plan.netCm2),
          wastePercent(plan),
          m2(plan.boughtCm2 - plan.netCm2),
          plan.seamCm > 0 ? texts.seam(sayNumber(plan.seamCm / 100)) : texts.noSeam,
        )}
      </p>
    </div>
  );
}

/** What the other wish would give, when it gives something else. */
export function OtherPlan({
  query,
  plan,
  widths,
}: {
  query: GrassQuery;
  plan: CuttingPlan;
  widths: readonly (2 | 4)[];
}) {
  const other = cuttingPlan(query.points, widths, query.wish === "least-waste" ? "fewest-seams" : "least-waste");
  const more = Math.abs(other.boughtCm2 - plan.boughtCm2);
  if (other.seams.length === plan.seams.length || more < 1000) return null;
  return <p className="klein">{texts.other[query.wish](m2(more), other.seams.length)}</p>;
}

export function CutList({ plan }: { plan: CuttingPlan }) {
  return (
    <section className="stack">
      <h2 id="snijplan">{texts.cutList}</h2>
      <div className="tabel" tabIndex={0} role="group" aria-labelledby="snijplan">
        <table>
          <thead>
            <tr>
              {Object.values(texts.cutHead).map((head) => (
                <th scope="col" key={head}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.pieces.map(({ x, y, widthCm, lengthCm }, at) => (
              <tr key={`${x} ${y}`}>
                <th scope="row">{at + 1}</th>
                <td>{widthCm / 100} m</td>
                <td>{sayMetres(lengthCm)} m</td>
                <td>{m2(widthCm * lengthCm)} m²</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="klein soft">{texts.cutNote}</p>
    </section>
  );
}
