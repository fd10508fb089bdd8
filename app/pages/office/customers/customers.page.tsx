import { pageMeta } from "#layout/head/meta.ts";
import { lookUp } from "#kit/look-up.ts";
import { findCustomers } from "#office/customers/find-customers.server.ts";
import { Head, Outcome } from "#office/deed.tsx";
import { readPage, Search } from "#office/leaves.tsx";
import { Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { customers as say } from "#texts/office/customers.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/customers.page.ts";

const HERE = "/kantoor/klanten";
export const handle = { name: "office-customers" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const { q } = readPage(url);
  const people = await findCustomers(shopOf(context).db, q);
  return { q, people, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

export default function Customers({ loaderData: { q, people, done } }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Outcome done={done} />
      <Search q={q} label={say.search} button={say.find} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={people.map(({ key, name, email, phone, city, orders }) => ({
          key: email,
          cells: [
            <Link key="name" to={`${HERE}/${key}`}>
              {name || email}
            </Link>,
            <span key="reach" className="twee">
              {email} <span className="soft">{phone}</span>
            </span>,
            city || "–",
            orders,
          ],
        }))}
      />
    </>
  );
}
