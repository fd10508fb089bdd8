import { acts, does } from "#accounts/door/acts.server.ts";
import { lookUp } from "#kit/look-up.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { departmentsOf, listTree } from "#office/categories/categories.server.ts";
import { restoreCategory } from "#office/categories/tree-deeds.server.ts";
import { findGone } from "#office/categories/find-gone.server.ts";
import { BranchRows, TreePart } from "#office/categories/tree-part.tsx";
import { Deed, Outcome } from "#office/deed.tsx";
import { Leaves, readPage, Search } from "#office/leaves.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCategories as say } from "#texts/office/range/categories.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/categories.page.ts";

const PER_PAGE = { found: 60, departments: 25 };
const HERE = "/kantoor/categorieen";
export const handle = { name: "office-categories" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const { db } = shopOf(context);
  const { q, page: asked } = readPage(url);
  const done = lookUp(say.done, url.searchParams.get("gedaan"));
  const gone = done === say.done.weg ? await findGone(db, url.searchParams.get("wat") ?? "") : undefined;
  const found = await listTree(db, q);
  const departments = q ? [] : departmentsOf(found);
  const near = url.searchParams.get("bij") ?? "";
  const leaf = q ? PER_PAGE.found : PER_PAGE.departments;
  // Who comes back from a category is on the page of its department.
  const at = departments.findIndex((branches) => branches.some(({ slug }) => slug === near));
  const page = at < 0 || url.searchParams.has("blad") ? asked : Math.floor(at / leaf) + 1;
  const cut = <One,>(all: One[]): One[] => all.slice((page - 1) * leaf, page * leaf);
  const shown = { branches: q ? cut(found) : [], departments: cut(departments) };
  const pages = Math.ceil((q ? found : departments).length / leaf);
  return { q, page, pages, count: found.length, near, ...shown, done, gone };
}

export const action = acts(does(restoreCategory, { to: ({ slug }) => `${HERE}/${slug}?gedaan=terug` }));

export default function Categories({ loaderData, actionData }: Route.ComponentProps) {
  const { q, page, pages, count, near, branches, departments, done, gone } = loaderData;
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
      {gone && <Deed deed="categories.restore" label={say.undo} kind="lijn" keys="Control+Z" along={gone} />}
      <Search q={q} label={say.search} button={say.find} />
      {q ? <BranchRows label={say.title} branches={branches} /> : <TreePart departments={departments} near={near} />}
      <Leaves page={page} pages={pages} q={q} />
    </>
  );
}
