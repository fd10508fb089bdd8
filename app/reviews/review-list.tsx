import { reviews as say } from "#texts/reviews/reviews.ts";
import type { Reviews } from "./reviews.server.ts";

const decimal = (value: number) => value.toFixed(1).replace(".", ",");

function Stars({ stars }: { stars: number }) {
  return (
    <span className={`sterren sterren-${stars}`}>
      <i aria-hidden="true" />
      <span className="vh">{say.stars(stars)}</span>
    </span>
  );
}

export default function ReviewList({ reviews: { count, average, shares, latest } }: { reviews: Reviews }) {
  if (count === 0)
    return (
      <section className="section aansluitend straks">
        <div className="wrap beoord">
          <h2>{say.heading}</h2>
          <div className="stack">
            <h3 className="kop-4">{say.empty}</h3>
            <p>{say.emptyText}</p>
            <p className="mini soft">{say.rule}</p>
          </div>
        </div>
      </section>
    );
  return (
    <section className="section straks" id="beoordelingen">
      <div className="wrap beoord">
        <div className="stack">
          <h2>{say.heading}</h2>
          <p className="kop cijfer">{decimal(average)}</p>
          <p className="klein soft">{say.count(count)}</p>
          <ul className="balkjes">
            {shares.map((percent, at) => (
              <li key={5 - at}>
                <span className="vh">{say.share(5 - at, percent)}</span>
                <span aria-hidden="true">{5 - at}</span>
                <meter min={0} max={100} value={percent} aria-hidden="true" />
                <span className="num" aria-hidden="true">
                  {percent}%
                </span>
              </li>
            ))}
          </ul>
          <p className="mini soft">{say.rule}</p>
        </div>
        <ul className="rev">
          {latest.map(({ id, stars, title, text, by }) => (
            <li key={id} className="stack">
              <Stars stars={stars} />
              <h3 className="kop-4">{title}</h3>
              <p className="klein">{text}</p>
              <p className="mini soft">{by}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
