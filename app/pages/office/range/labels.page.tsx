import { pageMeta } from "#layout/head/meta.ts";
import { listPlaces } from "#office/counting/counts.server.ts";
import { Head } from "#office/deed.tsx";
import { FindBar } from "#office/find-bar.tsx";
import { MOST_SIZES } from "#office/labels/label.ts";
import { LabelForm } from "#office/labels/labels-part.tsx";
import { listLabels } from "#office/labels/list-labels.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { sizeLabels as say } from "#texts/office/range/labels.ts";
import type { Route } from "./+types/labels.page.ts";

const HERE = "/kantoor/assortiment/labels";
export const handle = { name: "office-labels" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "packing");
  const { db } = shopOf(context);
  const { searchParams } = url;
  const [product, place, q] = ["product", "vak", "q"].map((name) =>
    (searchParams.get(name) ?? "").trim().slice(0, 100),
  ) as [string, string, string];
  const skus = searchParams.getAll("sku").slice(0, MOST_SIZES);
  const [sizes, places] = await Promise.all([listLabels(db, { skus, product, place, q }), listPlaces(db)]);
  return { sizes, places, place, q, isAsked: skus.length > 0 || product !== "" || place !== "" || q !== "" };
}

export default function Labels({ loaderData }: Route.ComponentProps) {
  const { sizes, places, place, q, isAsked } = loaderData;
  const options = places.map((one): [string, string] => [one, one]);
  return (
    <>
      <Head title={say.title} lead={say.lead} />
      <FindBar
        q={q}
        search={say.search}
        find={say.find}
        choice={{ name: "vak", label: say.place, any: say.anyPlace, chosen: place, options }}
      />
      {sizes.length === 0 ? (
        <p className="soft">{isAsked ? say.nothing : say.none}</p>
      ) : (
        <LabelForm key={sizes.map(({ sku }) => sku).join()} sizes={sizes} to={`${HERE}.pdf`} />
      )}
    </>
  );
}
