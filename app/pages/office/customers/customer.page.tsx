import { Fragment } from "react";
import { redirect } from "react-router";
import { forgetForCustomer } from "#account/forget-customer-deed.server.ts";
import { listGarden } from "#account/garden.server.ts";
import { findOwnSubscription } from "#account/newsletter-of.server.ts";
import { listTwins } from "#account/merge/twins.server.ts";
import { tasksOf } from "#accounts/door/roles.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { dayOf } from "#kit/day.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { viewCustomer } from "#office/customers/customer.server.ts";
import { noteCustomer, tagCustomer } from "#office/customers/customer-deeds.server.ts";
import { CustomerOrders, Figures, Garden, Messages } from "#office/customers/customer-parts.tsx";
import { CompanyBox, Privacy, Tags } from "#office/customers/customer-side.tsx";
import { Twins } from "#office/customers/twins-part.tsx";
import { Head, Outcome } from "#office/deed.tsx";
import { Part } from "#office/office-parts.tsx";
import { Notes, Reach } from "#office/orders/order-side.tsx";
import { OrderFor } from "#office/phone/order-for.tsx";
import { Mark } from "#office/rows.tsx";
import { QuoteRows } from "#office/quotes/quote-rows.tsx";
import { showQuotesOf } from "#office/quotes/show-quote.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { findJoined } from "#office/customers/find-joined.server.ts";
import { approveCompany, endCompany } from "#orders/on-account/company-deeds.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { customers as say } from "#texts/office/customers.ts";
import { officeQuotes } from "#texts/office/people/quotes.ts";
import { phone } from "#texts/office/phone.ts";
import type { Route } from "./+types/customer.page.ts";

const HERE = "/kantoor/klanten";
export const handle = { name: "office-customer" };
export const meta: Route.MetaFunction = ({ params }) =>
  pageMeta({ title: say.title, path: `${HERE}/${params.key}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, "orders");
  const shop = shopOf(context);
  const found = await findJoined(shop.db, params.key);
  if (!found) throw pageNotFound();
  const { key, person } = found;
  if (key !== params.key) throw redirect(`${HERE}/${encodeURIComponent(key)}${url.search || "?gedaan=samengevoegd"}`);
  const [customer, garden, subscription, quotes, twins] = await Promise.all([
    viewCustomer(shop.db, person),
    listGarden(shop, person),
    findOwnSubscription(shop, person),
    showQuotesOf(shop.db, person.email, dayOf(shop.now())),
    person.scope.length ? [] : listTwins(shop.db, person),
  ]);
  return {
    key,
    customer,
    quotes,
    twins,
    garden: garden.map(({ slug, name, picture }) => ({ slug, name, picture })),
    newsletter: subscription?.state === "confirmed",
    books: tasksOf(staff.scope).has("books"),
    done: lookUp(say.done, url.searchParams.get("gedaan")),
  };
}

const back =
  (did: string) =>
  (_: unknown, { key }: { key: string }) =>
    `${HERE}/${encodeURIComponent(key)}?gedaan=${did}`;

export const action = acts(
  does(noteCustomer, { to: back("notitie") }),
  does(tagCustomer, { to: (_, asked) => back(asked.weg ? "zonder" : "woord")(_, asked) }),
  does(approveCompany),
  does(endCompany),
  does(forgetForCustomer, { to: `${HERE}?gedaan=vergeten` }),
);

export default function Customer({ loaderData, actionData }: Route.ComponentProps) {
  const { key, customer, quotes, twins, garden, newsletter, books, done } = loaderData;
  return (
    // What was typed about one customer stays with that one.
    <Fragment key={key}>
      <Head
        title={customer.name}
        back={{ to: HERE, label: say.back }}
        lead={
          <>
            <Mark tone={customer.guest ? "stil" : "goed"}>{customer.guest ? say.guest : say.account}</Mark>{" "}
            {newsletter && <Mark tone="stil">{say.newsletter}</Mark>} {customer.since && say.since(customer.since)}
          </>
        }
      />
      <Outcome done={done} told={actionData} />
      <OrderFor email={customer.email} label={phone.orderFor} />
      <Figures figures={customer.figures} />
      <div className="kantoor-twee kantoor-breed">
        <div className="stack ruim">
          <CustomerOrders orders={customer.orders} />
          {quotes.length > 0 && (
            <Part title={officeQuotes.title}>
              <QuoteRows quotes={quotes} none={officeQuotes.noneOf} />
            </Part>
          )}
          <Messages messages={customer.messages} />
          <Garden plants={garden} />
        </div>
        <div className="stack ruim">
          <section className="vak">
            <h2>{say.reach}</h2>
            <Reach email={customer.email} phone={customer.phone} />
            {customer.addresses.map((address) => (
              <address key={address}>{address}</address>
            ))}
          </section>
          <Twins of={key} twins={twins} />
          <Notes notes={customer.notes} deed="customers.note" told={actionData} />
          <Tags tags={customer.tags} told={actionData} />
          {books && <CompanyBox customer={customer} told={actionData} />}
          <Privacy file={`${HERE}/${key}/gegevens.json`} newsletter={newsletter} told={actionData} />
        </div>
      </div>
    </Fragment>
  );
}
