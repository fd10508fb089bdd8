import { acts, does } from "#accounts/door/acts.server.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { sayDate } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed } from "#office/deed.tsx";
import { CostPart } from "#office/product/costs/cost-part.tsx";
import { saveCosts } from "#office/product/costs/costs.server.ts";
import { ArchivePart } from "#office/product/parts/archive-part.tsx";
import { HistoryPart } from "#office/product/parts/history-part.tsx";
import { saveOffice } from "#office/product/product-deeds.server.ts";
import { ProductForm } from "#office/product/parts/product-part.tsx";
import { isToldBack, shownAfter } from "#office/product/form/told-form.ts";
import { useMade } from "#office/product/form/use-kept-form.ts";
import { ToldPart } from "#office/product/parts/told-part.tsx";
import { listUses } from "#office/product/uses.server.ts";
import { archiveProduct, restoreProduct, unarchiveProduct } from "#office/product/versions.server.ts";
import { viewProduct } from "#office/product/view-product.server.ts";
import { Mark } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCosts } from "#texts/office/range/costs.ts";
import { officeProduct as say } from "#texts/office/range/product.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { freshAfterConflict } from "#ui/loading/after-conflict.ts";
import type { Route } from "./+types/product.page.ts";

const LIST = "/kantoor/assortiment";
export const handle = { name: "office-product" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.product.name ?? say.back, path: LIST, noindex: true });

const DONE: Record<string, string> = {
  bewaard: say.saved,
  nieuw: say.created,
  terug: say.history.restored,
  archief: say.archived,
  concept: say.unarchived,
  inkoop: officeCosts.saved,
};

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { email: me } = requireStaff(context, "range");
  const shop = shopOf(context);
  const view = await viewProduct(shop, params.slug);
  if (!view) throw pageNotFound();
  const asks = url.searchParams.get("archief") === "vraag" && !view.product.archived;
  const uses = asks ? await listUses(shop.db, view.product.slug) : undefined;
  return { ...view, me, uses, done: lookUp(DONE, url.searchParams.get("gedaan")) };
}

const back = (done: string) => (_shown: unknown, asked: { slug: string }) => `${LIST}/${asked.slug}?gedaan=${done}`;

export const shouldRevalidate = freshAfterConflict;

export const action = acts(
  does(saveOffice, { to: back("bewaard") }),
  does(restoreProduct, { to: back("terug") }),
  does(saveCosts, { to: (_shown, { slug }) => `${LIST}/${slug}?gedaan=inkoop#inkoop` }),
  does(archiveProduct, { to: back("archief") }),
  does(unarchiveProduct, { to: back("concept") }),
);

export default function OfficeProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { product, shelves, versions, lines, costs, uses, done, me } = loaderData;
  const { slug, name, listed, listedFrom, archived, variants, pictures } = product;
  const state = listed ? "winkel" : archived ? "archief" : listedFrom ? "gepland" : "concept";
  const [last] = versions;
  useMade(done === say.created);
  const stock = variants.reduce((sum, one) => sum + one.stock, 0);
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <p>
            <Link className="terug" to={LIST}>
              {say.back}
            </Link>
          </p>
          <h1>{name}</h1>
          <p>
            <Mark tone={listed ? "goed" : "stil"}>{say.states[state]}</Mark> {say.lead(variants.length, stock)}
            {listedFrom && ` ${say.planned(sayDate(listedFrom))}`}
            {last && say.last(last.who, last.at)}
          </p>
        </div>
        <div className="row">
          {listed && (
            <a className={buttonClass({ kind: "lijn", size: "s" })} href={productPath(slug)}>
              <Icon name="winkel" />
              {say.inShop}
            </a>
          )}
          <Link className={buttonClass({ kind: "lijn", size: "s" })} to={`${LIST}/labels?product=${slug}`}>
            {say.labels}
          </Link>
          <Link className={buttonClass({ kind: "lijn", size: "s" })} to={`${LIST}/nieuw?van=${slug}`}>
            {say.copy}
          </Link>
          {archived ? (
            <Deed deed="product.unarchive" label={say.unarchive} kind="lijn" along={{ slug }} />
          ) : (
            <Link className={buttonClass({ kind: "lijn", size: "s" })} to={`${LIST}/${slug}?archief=vraag`}>
              {say.archive}
            </Link>
          )}
        </div>
      </header>
      <ToldPart told={actionData} done={done} />
      {uses && <ArchivePart slug={slug} uses={uses} />}
      {done === say.saved && last?.first && last.who === me && !actionData && (
        <Deed
          deed="product.restore"
          label={say.undo}
          kind="lijn"
          keys="Control+Z"
          along={{ slug, id: last.id, welke: "voor" }}
        />
      )}
      <ProductForm
        key={slug}
        deed="product.save"
        product={product}
        given={shownAfter(loaderData, actionData)}
        shelves={shelves}
        isTold={isToldBack(actionData)}
        who={last?.who ?? ""}
      >
        <section className="deel" id="fotos">
          <h2>{say.section.fotos}</h2>
          <p className="soft klein">
            {say.pictures(pictures.length)} <Link to={`/kantoor/fotos/${slug}`}>{say.editPictures}</Link>
          </p>
          <ul className="foto-rij">
            {pictures.map((picture) => (
              <li key={picture.key}>
                <ProductPicture picture={picture} sizes="160px" />
              </li>
            ))}
          </ul>
        </section>
        <CostPart slug={slug} costs={costs} told={actionData} />
        <HistoryPart slug={slug} versions={versions} lines={lines} />
      </ProductForm>
    </>
  );
}
