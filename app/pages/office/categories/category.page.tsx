import { acts, does } from "#accounts/door/acts.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { lookUp } from "#kit/look-up.ts";
import { categoryPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { previewCategory, saveOfficeCategory } from "#office/categories/category-deeds.server.ts";
import { CategoryForm } from "#office/categories/category-form.tsx";
import { findMoved } from "#office/categories/find-gone.server.ts";
import { toldCategory } from "#office/categories/told-category.ts";
import { viewCategory } from "#office/categories/categories.server.ts";
import { RemovePart, VersionPart } from "#office/categories/category-parts.tsx";
import { deleteCategory, restoreCategory } from "#office/categories/tree-deeds.server.ts";
import { Deed, Outcome } from "#office/deed.tsx";
import { Mark } from "#office/rows.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeCategories as say } from "#texts/office/range/categories.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/category.page.ts";

const LIST = "/kantoor/categorieen";
export const handle = { name: "office-category" };
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.form.title ?? say.title, path: LIST, noindex: true });

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { email: me } = requireStaff(context, "range");
  const { db } = shopOf(context);
  const row = await findMoved(db, params.slug);
  if (!row) throw pageNotFound();
  return { ...(await viewCategory(db, row)), me, done: lookUp(say.done, url.searchParams.get("gedaan")) };
}

const at =
  (done: string) =>
  ({ slug }: { slug: string }) =>
    `${LIST}/${slug}?gedaan=${done}`;

export const action = acts(
  does(saveOfficeCategory, { to: at("bewaard") }),
  does(previewCategory),
  does(restoreCategory, { to: at("terug") }),
  does(deleteCategory, { to: ({ slug }) => `${LIST}?gedaan=weg&wat=${slug}` }),
);

export default function OfficeCategory({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, above, form, groups, parents, faces, versions, inside, done, given, me } = loaderData;
  const [newest] = versions;
  const told = actionData?.problem ? actionData : undefined;
  return (
    <>
      <header className="kop-blad spread">
        <div>
          <p>
            <Link className="terug" to={`${LIST}?bij=${slug}`}>
              {say.back}
            </Link>
          </p>
          <h1>{form.title}</h1>
          <p>
            {form.hidden && <Mark tone="doen">{say.hiddenMark}</Mark>} {say.count(given.count)}.{" "}
            {above && say.above(above)}
          </p>
        </div>
        <div className="row">
          <Link className={buttonClass({ kind: "lijn", size: "s" })} to={`/kantoor/teksten/rubriek/${slug}`}>
            <Icon name="bewerken" />
            {say.texts}
          </Link>
          {!form.hidden && (
            <a className={buttonClass({ kind: "lijn", size: "s" })} href={categoryPath(slug)}>
              <Icon name="oog" />
              {say.inShop}
            </a>
          )}
        </div>
      </header>
      <Outcome done={actionData ? undefined : done} told={told} />
      {done === say.done.bewaard && newest?.who === me && !actionData && (
        <Deed
          deed="categories.restore"
          label={say.undo}
          kind="lijn"
          keys="Control+Z"
          along={{ slug, id: newest.id, welke: "voor" }}
        />
      )}
      <CategoryForm
        key={`${slug}${JSON.stringify(form)}`}
        slug={slug}
        {...{ groups, parents, faces }}
        {...toldCategory(loaderData, actionData)}
      />
      <VersionPart slug={slug} versions={versions} />
      <RemovePart {...{ slug, inside, parents, parent: form.parent, errors: actionData?.errors?.to }} />
    </>
  );
}
