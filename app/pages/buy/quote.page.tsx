import { Form, useNavigation } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { acceptQuote } from "#checkout/quote/quote-deed.server.ts";
import { quoteState } from "#checkout/quote/quote.ts";
import { findQuoteByToken, findUserId } from "#checkout/quote/quotes.server.ts";
import { OrderedList } from "#checkout/thanks/ordered-list.tsx";
import { dayOf, sayDate } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { findCompany } from "#orders/on-account/companies.server.ts";
import { addressLines, firstDay } from "#orders/order-parts.ts";
import { findOrderById, orderLink } from "#orders/orders.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { quotes as say } from "#texts/account/quotes.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/quote.page.ts";

export const handle = { auth: "open", name: "quote" };
export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  pageMeta({ title: say.title(loaderData?.number ?? ""), path: `/offerte/${params.token}`, noindex: true });

/** The link of the mail is the only way in; it shows the newest version. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const quote = await findQuoteByToken(shop.db, params.token);
  if (!quote) throw pageNotFound();
  const { snapshot, number, version, validUntil, words, acceptedAt } = quote;
  const [order, company] = await Promise.all([
    quote.order ? findOrderById(shop.db, quote.order) : undefined,
    findUserId(shop.db, quote.email).then((user) => findCompany(shop.db, user)),
  ]);
  const vatCents = snapshot.vat.reduce((sum, one) => sum + one.vatCents, 0);
  return {
    number,
    version,
    words,
    snapshot,
    state: quoteState(quote, dayOf(shop.now())),
    until: sayDate(validUntil),
    acceptedOn: acceptedAt ? sayDate(dayOf(acceptedAt)) : "",
    net: snapshot.business ? euros(snapshot.totalCents - vatCents) : "",
    day: firstDay(snapshot),
    onAccount: company !== undefined,
    order: order && { number: order.number, path: orderLink(shop, order).slice(shop.url.length) },
  };
}

export const action = acts(does(acceptQuote, { to: ({ path }) => path }));

export default function QuotePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { number, version, words, snapshot, state, until, acceptedOn, net, day, order } = loaderData;
  const { contact, business, deliverTo, method } = snapshot;
  const name = business?.company || `${contact.firstName} ${contact.lastName}`.trim();
  const { phone } = shopFacts();
  return (
    <main id="inhoud" className="kassa kassa-offerte wrap">
      <PageStyle name="checkout" />
      <div className="kassa-l stack">
        <p className="eyebrow">{[say.for(name), version > 1 && say.changedMark(version)].filter(Boolean).join(", ")}</p>
        <h1>{say.title(number)}</h1>
        {state === "open" && <p className="lead">{say.valid(until)}.</p>}
        {state === "accepted" && <Message>{say.states.accepted(acceptedOn)}</Message>}
        {state === "lapsed" && <Message tone="let">{say.states.lapsed(until)}</Message>}
        {state === "withdrawn" && <Message tone="let">{say.states.withdrawn}</Message>}
        {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
        {words && <p>{words}</p>}
        <section className="stack">
          <h2 className="kop-3">{say.delivery}</h2>
          {method === "ophalen" ? (
            <p>{say.collect}</p>
          ) : (
            <>
              <address>
                {addressLines(deliverTo).map((line) => (
                  <span key={line}>
                    {line}
                    <br />
                  </span>
                ))}
              </address>
              <p>{day ? say.wish(day) : say.soon}</p>
            </>
          )}
        </section>
      </div>
      <OrderedList snapshot={snapshot} title={say.what} />
      <div className="kassa-l stack">
        {order && (
          <p>
            <a className={buttonClass({ kind: "actie" })} href={order.path}>
              {say.order(order.number)}
            </a>
          </p>
        )}
        {state === "open" && <Accept view={loaderData} />}
        <p className="klein soft">
          {say.prices} {net && `${say.net}: ${net}.`} {state === "open" && say.held} {say.withdraw}
        </p>
        <p className="klein soft">
          {say.terms} <Link to="/algemene-voorwaarden">{say.termsLink}</Link>.
        </p>
        <p className="row">
          <a href={`/offerte/${params.token}/offerte.pdf`} data-no-prefetch>
            {say.pdf}
          </a>
          <Link to="/contact">{say.contact}</Link>
        </p>
        <p className="klein soft">{say.question(phone)}</p>
      </div>
    </main>
  );
}

type View = Pick<Route.ComponentProps["loaderData"], "version" | "snapshot" | "onAccount">;

function Accept({ view: { version, snapshot, onAccount } }: { view: View }) {
  const busy = useNavigation().formData !== undefined;
  const total = euros(snapshot.totalCents);
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="version" value={version} />
      <p>{onAccount ? say.nextAccount : say.next}</p>
      <div className="row">
        {onAccount && (
          <Button kind="actie" size="xl" type="submit" name="way" value="rekening" busy={busy}>
            {say.acceptAccount(total)}
          </Button>
        )}
        <Button kind={onAccount ? "lijn" : "actie"} size="xl" type="submit" name="way" value="link" busy={busy}>
          {snapshot.totalCents ? say.accept(total) : say.acceptFree}
        </Button>
      </div>
    </Form>
  );
}
