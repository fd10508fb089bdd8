import { acts, does } from "#accounts/door/acts.server.ts";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { findCategory, listInCategory } from "#catalogue/product/products.server.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { findOrderById, orderToken } from "#orders/orders.server.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, type Shop, shopOf } from "#outside/shop.server.ts";
import { trees as texts } from "#texts/calculators/trees.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { CategoryWords } from "#calculators/category-words.tsx";
import { Trail } from "#calculators/trail.tsx";
import {
  addTreeAddress,
  addTreeRow,
  askTreeQuote,
  countTrees,
  orderTrees,
} from "#calculators/trees/tree-deeds.server.ts";
import { deliveryDays, type TreeForm } from "#calculators/trees/tree-form.ts";
import {
  findTreeOrder,
  listTrees,
  pdfPath,
  type StoredTreeOrder,
  treeNumber,
} from "#calculators/trees/tree-orders.server.ts";
import { TreeTable } from "#calculators/trees/tree-table.tsx";
import type { Route } from "./+types/business-trees.page.ts";

export const handle = { auth: "open", name: "business-trees", query: ["aanvraag"] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const asked = url.searchParams.get("aanvraag");
  const [category, trees, cards, sent] = await Promise.all([
    findCategory(shop.db, "zakelijk-kerstbomen-bestellen"),
    listTrees(shop.db),
    listInCategory(shop.db, "zakelijk-kerstbomen-bestellen", 6),
    asked ? findTreeOrder(shop.db, asked) : undefined,
  ]);
  if (!category || (asked && !sent)) throw pageNotFound();
  if (!asked) keepPage(context, "category:zakelijk-kerstbomen-bestellen", "today");
  const today = dayOf(shop.now());
  return {
    ...trees,
    plates: cards.map(({ slug, name, picture }) => ({ slug, name, picture })),
    today,
    days: deliveryDays(today),
    deliveryCents: shop.settings.DELIVERY_PALLET_CENTS,
    sent: sent ? await shown(shop, sent) : null,
    words: { ...category.texts, tip: tipOf(category, today), body: toHtml(category.texts.body) },
  };
}

/** How it stands: asked, approved with its order, or declined. */
async function shown(shop: Shop, sent: StoredTreeOrder) {
  const order = sent.order ? await findOrderById(shop.db, sent.order) : undefined;
  const paper = { number: treeNumber(sent), href: pdfPath(sent.id), label: texts.pdf };
  if (sent.declinedAt) return { ...paper, ...texts.declined };
  if (!order?.invoiceNumber) return { ...paper, ...texts.done[sent.kind] };
  const href = `/api/orders/${order.number}/factuur.pdf?t=${encodeURIComponent(orderToken(shop, order))}`;
  const { title, text, invoice } = texts.approved;
  return { ...paper, title, text: text(order.number), href, label: invoice };
}

const sent = { to: ({ to }: { to: string }) => to };

export const action = acts(
  does(countTrees),
  does(addTreeRow),
  does(addTreeAddress),
  does(orderTrees, sent),
  does(askTreeQuote, sent),
);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words.title,
    description: loaderData?.words.description,
    path: "/zakelijk-kerstbomen-bestellen",
    noindex: Boolean(loaderData?.sent),
  });

export default function BusinessTrees({ loaderData, actionData }: Route.ComponentProps) {
  const { words, sent, kinds, plates, along, days, today, deliveryCents } = loaderData;
  const shown = actionData?.shows as { form: TreeForm; faults?: string[] } | undefined;
  return (
    <main id="inhoud">
      <PageStyle name="calculator" />
      <section className="rk rk-kies">
        <div className="wrap">
          <Trail
            path="/zakelijk-kerstbomen-bestellen"
            trail={[{ label: "Kerst", to: "/kerst" }, { label: words.h1 }]}
            faq={words.faq}
            facts={shopFacts()}
          />
          <div className="rk-kop">
            <h1>{words.h1}</h1>
            <p className="lead">{words.intro}</p>
          </div>
          {sent ? (
            <section className="rk-mand stack rk-status" role="status">
              <h2>{sent.title}</h2>
              <p className="klein soft">
                {texts.paper.number} {sent.number}
              </p>
              <p>{sent.text}</p>
              <p className="row">
                <a className={buttonClass({ kind: "actie" })} href={sent.href}>
                  {sent.label}
                </a>
                <Link className={buttonClass({ kind: "lijn" })} to="/zakelijk-kerstbomen-bestellen">
                  {texts.again}
                </Link>
              </p>
            </section>
          ) : (
            <>
              <ul className="row rol boomplaten">
                {plates.map(({ slug, name, picture }) => (
                  <li key={slug}>
                    <Link to={productPath(slug)} className="stack klein">
                      <ProductPicture picture={picture && { ...picture, alt: "" }} sizes="120px" />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
              <TreeTable
                form={shown?.form}
                faults={shown?.faults ?? []}
                {...{ kinds, along, days, today, deliveryCents }}
              />
            </>
          )}
        </div>
      </section>
      <CategoryWords words={words} questions={texts.questions} />
    </main>
  );
}
