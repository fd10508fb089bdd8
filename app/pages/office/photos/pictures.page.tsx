import { acts, does } from "#accounts/door/acts.server.ts";
import { requireUser } from "#accounts/session/visitor.server.ts";
import { addPhotos } from "#catalogue/photos/add-photos.server.ts";
import { arrangePictures, cropPhoto, dropPhoto, undoPictures } from "#catalogue/photos/photo-deeds.server.ts";
import { findLastArrange, findPictures } from "#catalogue/photos/photos.server.ts";
import { pageNotFound } from "#kit/error.ts";
import { productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Deed, Head, Outcome } from "#office/deed.tsx";
import { markOf } from "#catalogue/photos/photo.ts";
import { textsWith } from "#office/photos/texts-with.server.ts";
import { ProductPictures } from "#office/photos/product-pictures.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { photos as say } from "#texts/office/range/photos.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/pictures.page.ts";

export const handle = { name: "office-pictures" };
export const meta: Route.MetaFunction = ({ loaderData, params }) =>
  pageMeta({ title: say.of(loaderData?.name ?? ""), path: `/kantoor/fotos/${params.slug}`, noindex: true });

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const { db } = shopOf(context);
  const product = await findPictures(db, params.slug);
  if (!product) throw pageNotFound();
  const given = url.searchParams;
  const moved = given.get("gedaan");
  const last = moved ? await findLastArrange(db, requireUser(context).id, product.slug) : undefined;
  const added = Number(/^\d{1,2}$/.exec(given.get("bij") ?? "")?.[0] ?? 0);
  const done = moved === "weg" ? say.removed : moved ? say.saved : added ? say.added(added) : undefined;
  const texts = textsWith(product.pictures.map(markOf));
  return { ...product, texts, done, last };
}

const here = (slug: string, query: string) => `/kantoor/fotos/${encodeURIComponent(slug)}?${query}`;

export const action = acts(
  // Some came and some did not: then the page stays, and says which.
  does(addPhotos, { to: ({ added, faults }, { slug }) => (faults.length ? undefined : here(slug, `bij=${added}`)) }),
  does(arrangePictures, { to: ({ removed }, { slug }) => here(slug, `gedaan=${removed ? "weg" : "ja"}`) }),
  does(cropPhoto),
  does(dropPhoto),
  does(undoPictures),
);

export default function Pictures({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, done, last, listed } = loaderData;
  const shown = (actionData?.shows ?? {}) as { added?: number; faults?: string[] };
  const part = shown.faults?.length ? { ...actionData, done: say.added(shown.added ?? 0) } : actionData;
  const told = part && { deed: "", ...part };
  return (
    <>
      <Head title={say.of(name)} lead={say.hint} back={{ to: "/kantoor/fotos", label: say.back }} />
      {listed && (
        <p>
          <Link to={productPath(slug)}>{say.toProduct}</Link>
        </p>
      )}
      <Outcome done={done} told={told} />
      {shown.faults?.map((fault) => (
        <p key={fault} className="melding-fout" role="alert">
          {fault}
        </p>
      ))}
      {last && !actionData && (
        <Deed deed="photos.undo" label={say.undo} kind="lijn" keys="Control+Z" along={{ slug, id: last }} />
      )}
      <ProductPictures product={loaderData} told={told} />
    </>
  );
}
