import { insight } from "#texts/insight.ts";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { type Allowed, EVERYTHING, NOTHING } from "./consent.ts";

const say = insight.consent;

/** The first layer: three equal buttons, fixed over the page so that nothing moves. */
export default function ConsentBanner({ choose, open }: { choose(allowed: Allowed): void; open(): void }) {
  return (
    <section className="koekje" aria-label={say.label}>
      <PageStyle name="consent" />
      <div className="wrap">
        <p>
          <b>{say.title}</b> {say.text} <Link to="/privacy#cookies">{say.more}</Link>.
        </p>
        <div className="koekje-knoppen">
          <button type="button" className="btn btn-lijn" onClick={() => choose(NOTHING)}>
            {say.refuse}
          </button>
          <button type="button" className="btn btn-lijn" onClick={() => choose(EVERYTHING)}>
            {say.accept}
          </button>
          <button type="button" className="btn btn-lijn" onClick={open}>
            {say.settings}
          </button>
        </div>
      </div>
    </section>
  );
}
