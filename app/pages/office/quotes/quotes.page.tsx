import { QUOTE_STATES, type QuoteState } from "#checkout/quote/quote.ts";
import { countQuotes, listQuotes } from "#checkout/quote/quotes.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { QuoteRows } from "#office/quotes/quote-rows.tsx";
import { lineOfQuote } from "#office/quotes/show-quote.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeQuotes as say } from "#texts/office/people/quotes.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/quotes.page.ts";

const HERE = "/kantoor/offertes";
export const handle = { name: "office-quotes" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const shop = shopOf(context);
  const today = dayOf(shop.now());
  const asked = url.searchParams.get("weergave");
  const view: QuoteState = QUOTE_STATES.find((one) => one === asked) ?? "open";
  const [found, counts] = await Promise.all([listQuotes(shop.db, view, today), countQuotes(shop.db, today)]);
  return { view, counts, quotes: found.map((quote) => lineOfQuote(quote, today)) };
}

export default function Quotes({ loaderData: { view, counts, quotes } }: Route.ComponentProps) {
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
        </div>
        <Link className={buttonClass({ kind: "actie", size: "s" })} to="/kantoor/bestellingen/nieuw">
          {say.make}
        </Link>
      </header>
      <nav className="weergaven" aria-label={say.views}>
        {QUOTE_STATES.map((state) => (
          <Link key={state} to={`${HERE}?weergave=${state}`} aria-current={state === view ? "page" : undefined}>
            {say.view[state]}
            <span className="aantal">{counts[state]}</span>
          </Link>
        ))}
      </nav>
      <QuoteRows quotes={quotes} none={say.none} />
    </>
  );
}
