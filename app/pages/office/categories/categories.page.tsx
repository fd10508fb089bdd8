import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { listTree } from "#office/categories/categories.server.ts";
import { restoreCategory } from "#office/categories/tree-deeds.server.ts";
import { findGone } from "#office/categories/find-gone.server.ts";
import { Deed, Outcome } from "#office/deed.tsx";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { Mark, Rows } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCategories as say } from "#texts/office/range/categories.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/categories.page.ts";

const PER_PAGE = 60;
const HERE = "/kantoor/categorieen";
export const handle = { name: "office-categories" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const { db } = shopOf(context);
  const { q, page } = readPage(url);
  const done = lookUp(say.done, url.searchParams.get("gedaan"));
  const gone = done === say.done.weg ? await findGone(db, url.searchParams.get("wat") ?? "") : undefined;
  const found = await listTree(db, q);
  const branches = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { q, page, pages: Math.ceil(found.length / PER_PAGE), count: found.length, branches, done, gone };
}

export const action = acts(does(restoreCategory, { to: ({ slug }) => `${HERE}/${slug}?gedaan=terug` }));

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { q, page, pages, count, branches, done, gone } = loaderData;
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead(count)}</p>
        </div>
        <Link className={buttonClass({ kind: "actie", size: "s" })} to={`${HERE}/nieuw`}>
          {say.make}
        </Link>
      </header>
      <Outcome done={done} told={actionData} />
      {gone && <Deed deed="categories.restore" label={say.undo} kind="lijn" along={gone} />}
      <Search q={q} label={say.search} button={say.find} />
      <Rows
        label={say.title}
        head={Object.values(say.head)}
        none={say.none}
        rows={branches.map(({ slug, title, depth, products, edited, hidden }) => ({
          key: slug,
          cells: [
            <span key="title" className={depth > 0 && !q ? "tak" : undefined}>
              <Link to={`${HERE}/${slug}`}>{title}</Link>
            </span>,
            `/${slug}`,
            products,
            <Mark key="own" tone={hidden ? "doen" : edited ? "goed" : "stil"}>
              {hidden ? say.hiddenMark : edited ? say.own : say.start}
            </Mark>,
          ],
        }))}
      />
      <Leaves page={page} pages={pages} q={q} />
    </>
  );
}
