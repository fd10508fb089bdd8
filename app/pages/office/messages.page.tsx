import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { listMessages } from "#office/messages.server.ts";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeMessages as say } from "#texts/office/today.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/messages.page.ts";

export const handle = { name: "office-messages" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/kantoor/berichten", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "orders");
  const { q, page } = readPage(url);
  const { rows, pages } = await listMessages(shopOf(context).db, q, page);
  return {
    q,
    page,
    pages,
    list: rows.map(({ sentAt, ...message }) => ({ ...message, at: sayMoment(sentAt) })),
  };
}

export default function Messages({ loaderData: { q, page, pages, list } }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Search q={q} label={say.search} button={say.find} />
      {list.length === 0 && <p className="soft">{say.none}</p>}
      {list.map(({ id, name, email, subject, orderNumber, body, at }) => (
        <article key={id} className="beoordeling stack">
          <div>
            <h2>{subject}</h2>
            <p className="klein soft">
              {name} · <a href={`mailto:${email}`}>{email}</a> · {at}
              {orderNumber && (
                <>
                  {" · "}
                  <Link to={`/kantoor/bestellingen/${orderNumber}`}>{orderNumber}</Link>
                </>
              )}
            </p>
          </div>
          <p className="woorden">{body}</p>
          <p>
            <a href={`mailto:${email}?subject=${encodeURIComponent(say.subject(subject))}`}>{say.answer}</a>
          </p>
        </article>
      ))}
      <Leaves page={page} pages={pages} q={q} />
    </>
  );
}
