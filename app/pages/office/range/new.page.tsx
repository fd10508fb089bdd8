import { Form } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { findPlants } from "#catalogue/plants/plants.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { blankProduct, copyOf, fromPlant } from "#office/product/form/blank-product.ts";
import { findWhole } from "#office/product/find-product.server.ts";
import { findPicks } from "#office/product/pick.server.ts";
import { createOffice } from "#office/product/product-deeds.server.ts";
import { emptySize, toForm } from "#office/product/form/product-form.ts";
import { ProductForm } from "#office/product/parts/product-part.tsx";
import { isToldBack, shownAfter } from "#office/product/form/told-form.ts";
import { ToldPart } from "#office/product/parts/told-part.tsx";
import { namesIn } from "#office/product/view-product.server.ts";
import { requireStaff } from "#office/staff.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { officeProduct } from "#texts/office/range/product.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/form/field.tsx";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/new.page.ts";

const say = officeProduct.fresh;
const [HERE, LIST] = ["/kantoor/assortiment/nieuw", "/kantoor/assortiment"];
export const handle = { name: "office-new-product" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: HERE, noindex: true });

export async function loader({ url, context }: Route.LoaderArgs) {
  requireStaff(context, "range");
  const { db, now } = shopOf(context);
  const { searchParams } = url;
  const [from, plant, q] = ["van", "plant", "q"].map((name) => (searchParams.get(name) ?? "").slice(0, 100));
  const blank = blankProduct("", now());
  const original = from ? await findWhole(db, from) : undefined;
  const record = plant ? (await findPlants(db, [plant])).get(plant) : undefined;
  const product = original ? copyOf(original, now()) : record ? fromPlant(blank, record) : blank;
  const form = toForm(product);
  const empty = {
    ...form,
    sizes: form.sizes.length ? form.sizes.map((size) => ({ ...size, key: "" })) : [emptySize(undefined)],
  };
  const names = await namesIn(db, empty);
  return {
    product,
    form: empty,
    names,
    lowest: {},
    costs: [],
    q: q ?? "",
    found: q ? await findPicks(db, "plant", q) : [],
  };
}

export const action = acts(does(createOffice, { to: ({ slug }) => `${LIST}/${slug}?gedaan=nieuw` }));

export default function NewProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { product, q, found } = loaderData;
  const slug = actionData?.values?.slug ?? "";
  return (
    <>
      <Head title={say.title} lead={say.lead} back={{ to: LIST, label: officeProduct.back }} />
      <ToldPart told={actionData} done={undefined} />
      <Form className="vel stack" role="search">
        <h2>{say.fromPlant}</h2>
        <p className="soft klein">{say.fromPlantText}</p>
        <div className="kantoor-zoek">
          <TextField
            key={q}
            label={officeProduct.plant.search}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={60}
          />
          <Button kind="lijn" size="s" type="submit">
            {officeProduct.picker.find}
          </Button>
        </div>
        {q && found.length === 0 && <p className="soft">{officeProduct.picker.none}</p>}
        <ul className="taken">
          {found.map(({ slug: key, name, more }) => (
            <li key={key}>
              <span className="twee">
                {name}
                <i className="soft klein">{more}</i>
              </span>
              <Link to={`${HERE}?plant=${key}`} className={buttonClass({ kind: "lijn", size: "s" })}>
                {say.start}
              </Link>
            </li>
          ))}
        </ul>
      </Form>
      <ProductForm
        key={`${product.name}${product.facts.plant ?? ""}`}
        deed="product.create"
        product={{ ...product, slug }}
        given={shownAfter(loaderData, actionData)}
        shelves={[]}
        isTold={isToldBack(actionData)}
        who=""
      />
    </>
  );
}
