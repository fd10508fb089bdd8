import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { listLog, sayDeed } from "#office/log/log.server.ts";
import { Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeLog as say } from "#texts/office/log.ts";
import type { Route } from "./+types/log.page.ts";

export const handle = { name: "office-log" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/kantoor/logboek", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "staff");
  const { q, page } = readPage(url);
  const { rows, pages } = await listLog(shopOf(context).db, q, page);
  return {
    q,
    page,
    pages,
    list: rows.map((row) => ({ id: row.id, at: sayMoment(row.at), who: row.who, what: sayDeed(row) })),
  };
}

export default function Log({ loaderData: { q, page, pages, list } }: Route.ComponentProps) {
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <Search q={q} label={say.search} button={say.find} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={list.map(({ id, at, who, what }) => ({ key: id, cells: [at, who, what] }))}
      />
      <Leaves page={page} pages={pages} q={q} />
      <p>
        <a href={`/kantoor/logboek.csv${q && `?q=${encodeURIComponent(q)}`}`} download>
          {say.download}
        </a>
      </p>
    </>
  );
}
