import { desc, ilike, or } from "drizzle-orm";
import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { Rows } from "#office/rows.tsx";
import { sayMoment } from "#office/say.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { staffLog } from "#outside/tables.server.ts";
import { officeLog as say } from "#texts/office/today.ts";
import type { Route } from "./+types/log.page.ts";

const PER_PAGE = 50;
export const handle = { name: "office-log" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: "/kantoor/logboek", noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "staff");
  const { db } = shopOf(context);
  const { q, page } = readPage(url);
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const where = q ? or(...[staffLog.who, staffLog.deed, staffLog.subject].map((one) => ilike(one, like))) : undefined;
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(staffLog)
      .where(where)
      .orderBy(desc(staffLog.id))
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE),
    db.$count(staffLog, where),
  ]);
  return {
    q,
    page,
    pages: Math.ceil(total / PER_PAGE),
    list: rows.map(({ id, at, who, deed, subject }) => ({ id, at: sayMoment(at), who, deed, subject })),
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
        rows={list.map(({ id, at, who, deed, subject }) => ({ key: id, cells: [at, who, deed, subject || "–"] }))}
      />
      <Leaves page={page} pages={pages} q={q} />
    </>
  );
}
