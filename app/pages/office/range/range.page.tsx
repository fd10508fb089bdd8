import { acts, does } from "#accounts/door/acts.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";
import { pack, unpack } from "#kit/page/packed.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Outcome, Deed } from "#office/deed.tsx";
import { pickLabels } from "#office/labels/label-deeds.server.ts";
import { Leaves, readPage } from "#office/leaves.tsx";
import { inAddress, readAsked } from "#office/range/asked.ts";
import { fillCells } from "#office/range/fill-deed.server.ts";
import { ColumnsPart, Filter, LastPart, Views } from "#office/range/grid-filter.tsx";
import { Grid } from "#office/range/grid-part.tsx";
import { findTotals, listRange } from "#office/range/list-range.server.ts";
import { findColumns } from "#office/range/own-columns.server.ts";
import { chooseColumns, saveRange } from "#office/range/range-deeds.server.ts";
import { findLastSave, listSaves, undoRange } from "#office/range/undo-deed.server.ts";
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
  const shop = shopOf(context);
  const { id } = requireUser(context);
  const asked = readAsked(url, readPage(url));
  const columns = await findColumns(shop.db, id);
  const saved = /^\d{1,6}$/.exec(url.searchParams.get("bewaard") ?? "")?.[0];
  const [listed, total, saves, last] = await Promise.all([
    listRange(shop, asked, columns),
    findTotals(shop),
    listSaves(shop.db),
    saved ? findLastSave(shop.db, id) : undefined,
  ]);
  return pack({ asked, columns, ...listed, total, saves, saved: saved ? Number(saved) : undefined, last });
}

export const shouldRevalidate = freshAfterConflict;

/** Back to the same place in the list. */
function backTo(url: string, did: Record<string, string>): string {
  const query = new URL(url).searchParams;
  for (const name of ["index", "_routes", "bewaard"]) query.delete(name);
  for (const [name, value] of Object.entries(did)) query.set(name, value);
  return query.size ? `${HERE}?${query}` : HERE;
}

export const action = acts(
  does(saveRange, { to: ({ count }, _asked, _shop, { url }) => backTo(url, { bewaard: String(count) }) }),
  does(chooseColumns, { to: (_shown, _asked, _shop, { url }) => backTo(url, {}) }),
  does(fillCells),
  does(undoRange),
  does(pickLabels, {
    to: ({ skus }) => `${HERE}/labels?${new URLSearchParams(skus.map((sku) => ["sku", sku]))}`,
  }),
);

type Shown = { filled?: Record<string, string>; count?: number; what?: string; left?: string[] };

export default function Range({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, columns, products, found, more, pages, total, saves, saved, last } = unpack(loaderData);
  const { filled, count = 0, what = "", left = [] } = (actionData?.shows ?? {}) as Shown;
  const told = filled
    ? { deed: "range.fill", done: say.filled(what, count), values: filled }
    : left.length
      ? { deed: "range.undo", done: say.undoneInPart(count, left) }
      : actionData;
  const isSome = asked.q || asked.group || asked.season || asked.view !== "alle";
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <h1>{say.title}</h1>
          <p>{say.lead(total.products, total.sizes)}</p>
        </div>
        <div className="row">
          <Link className={buttonClass({ kind: "lijn", size: "s" })} to={`${HERE}/import`}>
            {say.lists}
          </Link>
          <Link className={buttonClass({ size: "s" })} to={`${HERE}/nieuw`}>
            {say.create}
          </Link>
        </div>
      </header>
      <Outcome done={saved ? say.saved(saved) : undefined} told={told} />
      {last && !actionData && (
        <Deed deed="range.undo" label={say.undo} kind="lijn" keys="Control+Z" along={{ id: last }} />
      )}
      <Views asked={asked} />
      <Filter asked={asked} groups={total.groups} />
      <ColumnsPart columns={columns} />
      {isSome && <p className="soft">{say.found(found, more)}</p>}
      {products.length === 0 ? (
        <p className="soft">{say.none}</p>
      ) : (
        <Grid
          key={`${JSON.stringify(asked)}${last ?? ""}${actionData?.done ?? ""}`}
          products={products}
          columns={columns}
          asked={asked}
          told={told?.values ? told : undefined}
          saved={saved}
        />
      )}
      <Leaves page={asked.page} pages={pages} q={asked.q} along={inAddress(asked)} />
      <LastPart saves={saves} />
    </>
  );
}
