import { acts, does } from "#accounts/door/acts.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Outcome, Deed } from "#office/deed.tsx";
import { pickLabels } from "#office/labels/label-deeds.server.ts";
import { Leaves, readPage } from "#office/leaves.tsx";
import { Grid } from "#office/range/grid-part.tsx";
import { Filter, Views } from "#office/range/grid-filter.tsx";
import { countRange, listRange, type View, VIEWS } from "#office/range/list-range.server.ts";
import { fillPrices, findLastSave, saveRange, undoRange } from "#office/range/range-deeds.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeRange as say } from "#texts/office/range/range.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/range.page.ts";

const HERE = "/kantoor/assortiment";
export const handle = { name: "office-range" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const { db, now } = shopOf(context);
  const { q, page } = readPage(url);
  const view: View = VIEWS.find((one) => one === url.searchParams.get("weergave")) ?? "alle";
  const group = (url.searchParams.get("groep") ?? "").slice(0, 60);
  const saved = /^\d{1,6}$/.exec(url.searchParams.get("bewaard") ?? "")?.[0];
  const [products, counts, last] = await Promise.all([
    listRange(db, { q, view, group, page }, now()),
    countRange(db, { q, view, group }),
    saved ? findLastSave(db, requireUser(context).id) : undefined,
  ]);
  return { q, page, view, group, products, ...counts, saved: saved ? Number(saved) : undefined, last };
}

export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(saveRange, { to: ({ count }) => `${HERE}?bewaard=${count}` }),
  does(fillPrices),
  does(undoRange),
  does(pickLabels, {
    to: ({ skus }) => `${HERE}/labels?${new URLSearchParams(skus.map((sku) => ["sku", sku]))}`,
  }),
);

export default function Range({ loaderData, actionData }: Route.ComponentProps) {
  const { q, page, view, group, groups, products, pages, saved, last } = loaderData;
  const filled = (actionData?.shows ?? {}) as { filled?: Record<string, string>; count?: number };
  const done = filled.count !== undefined ? say.filled(filled.count) : saved ? say.saved(saved) : undefined;
  const told = filled.filled ? { deed: "range.fill", values: filled.filled } : actionData;
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead(loaderData.total.products, loaderData.total.sizes)}</p>
        </div>
        <Link className={buttonClass({ kind: "lijn", size: "s" })} to={`${HERE}/import`}>
          {say.lists}
        </Link>
      </header>
      <Outcome done={done} told={told} />
      {last && !actionData && <Deed deed="range.undo" label={say.undo} kind="lijn" along={{ id: last }} />}
      <Views view={view} q={q} group={group} />
      <Filter q={q} view={view} group={group} groups={groups} />
      {products.length === 0 ? (
        <p className="soft">{say.none}</p>
      ) : (
        <Grid key={`${q}${view}${group}${page}${last ?? ""}`} products={products} told={told} />
      )}
      <Leaves page={page} pages={pages} q={q} along={{ weergave: view === "alle" ? "" : view, groep: group }} />
    </>
  );
}
