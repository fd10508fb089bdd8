import { acts, does } from "#accounts/door/acts.server.ts";
import { findQuote } from "#checkout/quote/quotes.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { changeQuote, orderQuote, withdrawOpenQuote } from "#office/quotes/quote-deeds.server.ts";
import { QuoteForms } from "#office/quotes/quote-forms.tsx";
import { showQuote } from "#office/quotes/show-quote.server.ts";
import { QuoteMark } from "#office/quotes/state-mark.tsx";
import { type Fact, Facts, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeQuotes as say } from "#texts/office/people/quotes.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/quote.page.ts";

const LIST = "/kantoor/offertes";
export const handle = { name: "office-quote" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: params.number, path: `${LIST}/${params.number}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const shop = shopOf(context);
  const quote = await findQuote(shop.db, params.number);
  if (!quote) throw pageNotFound();
  return { ...(await showQuote(shop, quote)), done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

/** Who comes second sees what was done first. */
export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(changeQuote, { to: ({ cart }) => `/kantoor/bestellingen/nieuw?mand=${cart}` }),
  does(withdrawOpenQuote, { to: (_, { number }) => `${LIST}/${encodeURIComponent(number)}?gedaan=ingetrokken` }),
  does(orderQuote, { to: ({ number }) => `/kantoor/bestellingen/${number}?gedaan=geplaatst` }),
);

export default function OfficeQuote({ loaderData: quote, actionData }: Route.ComponentProps) {
  const { number, state, lines, sums, earlier, order, short } = quote;
  const isLive = state === "open" || state === "lapsed";
  const facts: Fact[] = [
    [say.facts.who, quote.who],
    [say.facts.mail, quote.email],
    ...(quote.phone
      ? [
          [
            say.facts.phone,
            <a key="phone" href={`tel:${quote.phone}`}>
              {quote.phone}
            </a>,
          ] as Fact,
        ]
      : []),
    ...(quote.to ? [[say.facts.to, quote.to] as Fact] : []),
    [say.facts.made, quote.made],
    [say.facts.by, quote.by],
    [say.facts.valid, quote.valid],
    [say.facts.version, quote.version],
    ...(quote.reminded ? [[say.facts.reminded, quote.reminded] as Fact] : []),
    ...(quote.words ? [[say.facts.words, quote.words] as Fact] : []),
    ...(order
      ? [
          [
            say.facts.order,
            <Link key="order" to={`/kantoor/bestellingen/${order}`}>
              {order}
            </Link>,
          ] as Fact,
        ]
      : []),
  ];
  return (
    <>
      <Head title={number} back={{ to: LIST, label: say.back }} lead={<QuoteMark state={state} />} />
      <Outcome done={quote.done} told={actionData} />
      {short && isLive && <Message tone="let">{say.short(short)}</Message>}
      <div className="kantoor-twee kantoor-breed">
        <Part title={say.lines}>
          <Rows
            label={say.lines}
            head={Object.values(say.lineHead)}
            rows={lines.map(({ key, name, about, quantity, each, line }) => ({
              key,
              cells: [
                <span key="name" className="twee">
                  <b>{name}</b>
                  <span className="soft">{about}</span>
                </span>,
                quantity,
                each,
                line,
              ],
            }))}
          />
          <Facts
            facts={[
              [say.facts.goods, sums.goods],
              ...(sums.discount ? [[say.facts.discount, sums.discount] as Fact] : []),
              [say.facts.delivery, sums.delivery],
              ...(sums.reversed ? [[say.facts.reversed, sums.reversed] as Fact] : []),
              [say.facts.total, <b key="total">{quote.total}</b>],
            ]}
          />
          {earlier.length > 0 && <h2>{say.earlier}</h2>}
          <ul className="inhoud">
            {earlier.map((one) => (
              <li key={one.version}>{say.earlierOne(one.version, one.total, one.at, one.by)}</li>
            ))}
          </ul>
        </Part>
        <div className="stack ruim">
          <section className="vak">
            <Facts facts={facts} />
            <p className="row">
              <a href={quote.path} target="_blank" rel="noreferrer" data-no-prefetch>
                {say.look}
              </a>
              <a href={`${quote.path}/offerte.pdf`} target="_blank" rel="noreferrer" data-no-prefetch>
                {say.pdf}
              </a>
            </p>
          </section>
          {isLive && (
            <QuoteForms
              number={number}
              version={quote.version}
              onAccount={quote.onAccount}
              isOpen={state === "open"}
              told={actionData}
            />
          )}
        </div>
      </div>
    </>
  );
}
