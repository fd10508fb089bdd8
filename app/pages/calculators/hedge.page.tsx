import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { findCategory, findProduct } from "#catalogue/product/products.server.ts";
import { carriagePrices } from "#catalogue/price/carriage.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { dayOf } from "#kit/day.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { hedge as texts } from "#texts/calculators/hedge.ts";
import { later } from "#ui/loading/later.ts";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { findGoods, findHedge, listHedgePlants } from "#calculators/goods.server.ts";
import { HedgeForm } from "#calculators/hedge/hedge-form.tsx";
import { chooseSize, inRows, offerSizes } from "#calculators/hedge/hedge-offer.ts";
import { readHedgeQuery, tidy } from "#calculators/hedge/hedge-query.ts";
import { HedgeSum } from "#calculators/hedge/hedge-sum.tsx";
import { sayMetres } from "#calculators/measure.ts";
import { useHeard } from "#calculators/use-heard.ts";
import { isTouched } from "#ui/form/touched.ts";
import { Trail } from "#calculators/trail.tsx";
import type { Route } from "./+types/hedge.page.ts";

const SOIL = "bodemverbeteraar-met-mest-40-l";
const HOSE = "druppelslang-15-m";
const FEEDS = ["coniferen-en-taxusmest-4-kg", "haagmest-10-kg"];

const HedgeDrawing = lazy(
  later(() => import("#calculators/hedge/hedge-drawing.tsx").then(({ HedgeDrawing: drawn }) => ({ default: drawn }))),
);
const HedgeChoice = lazy(later(() => import("#calculators/hedge/hedge-choice.tsx")));

export const handle = { auth: "open", name: "hedge-calculator", query: "own" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const privet = url.pathname.toLowerCase() === "/ligusterhaag";
  const all = await listHedgePlants(shop.db);
  const species = privet ? all.filter(({ soort }) => soort === "Liguster") : all;
  const asked = url.searchParams.get("soort");
  const known = species.some(({ slug }) => slug === asked);
  const slug = known ? String(asked) : privet ? "haagliguster" : "laurier-novita";
  const [product, category] = await Promise.all([
    findProduct(shop.db, slug),
    privet ? findCategory(shop.db, "ligusterhaag") : undefined,
  ]);
  const feed = FEEDS.find((one) => product?.belongsWith.includes(one)) ?? "haagmest-10-kg";
  const goods = await findGoods(shop.db, [SOIL, HOSE, feed]);
  const kind = await findHedge(shop.db, slug);
  if (!kind) throw new Error(`no hedge ${slug}`);
  keepPage(
    context,
    `product:${slug}`,
    `product:${SOIL}`,
    `product:${HOSE}`,
    `product:${feed}`,
    "category:ligusterhaag",
    "today",
  );
  const today = dayOf(shop.now());
  return {
    path: privet ? "/ligusterhaag" : "/haag-berekenen",
    query: tidy(url.searchParams),
    unknown: asked !== null && !known,
    species: species.map(({ slug: one, name }) => ({ slug: one, name })),
    kind,
    goods: { soil: goods[SOIL], feed: goods[feed], hose: goods[HOSE] },
    palletCents: shop.settings.DELIVERY_PALLET_CENTS,
    prices: carriagePrices(shop.settings),
    today,
    words: category ? { ...category.texts, tip: tipOf(category, today), body: toHtml(category.texts.body) } : null,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words?.title ?? texts.metaTitle,
    description: loaderData?.words?.description ?? texts.metaDescription,
    path: loaderData?.path ?? "/haag-berekenen",
    picture: loaderData?.kind.picture,
  });

export default function Hedge({ loaderData }: Route.ComponentProps) {
  const { path, species, kind, today, words } = loaderData;
  const { text, query, form, change, choose } = useLiveQuery(loaderData.query, kind.slug);
  const plan = inRows(readHedgeQuery(query), kind);
  const offers = offerSizes(kind, plan, today);
  const chosen = chooseSize(offers, plan.sku);
  const address = (extra?: string) => `${path}?${tidy(new URLSearchParams([["extra", extra ?? ""], ...query]))}`;
  if (!chosen) return null;
  const spacing = Math.round(100 / chosen.perMetreNow);
  const lengths = plan.sides.map(({ lengthCm }) => sayMetres(lengthCm));
  return (
    <main id="inhoud">
      <PageStyle name="calculator" />
      <section className="rk">
        <div className="wrap">
          <Trail
            path={path}
            trail={[{ label: calculators.hub, to: "/groenhulp" }, { label: words?.h1 ?? texts.title }]}
            faq={words?.faq}
            facts={shopFacts()}
          />
          <div className="rk-kop">
            <h1>{words?.h1 ?? texts.title}</h1>
            <p className="lead">{words?.intro ?? texts.lead}</p>
          </div>
          {loaderData.unknown && <Message>{texts.unknownSpecies}</Message>}
          <div className="rk-grid">
            <HedgeForm
              plan={plan}
              query={query}
              species={species}
              chosen={kind.slug}
              form={form}
              of={text}
              onChange={change}
            />
            <div className="rk-uit">
              <figure className="rk-plan" data-later>
                <Suspense fallback={null}>
                  <HedgeDrawing
                    sides={plan.sides}
                    plants={chosen.plants}
                    spacingCm={plan.rows === "double" ? spacing * 2 : spacing}
                    rows={plan.rows}
                    label={texts.drawing(texts.drawingWhat[plan.shape](lengths), texts.plants(chosen.plants), spacing)}
                  />
                </Suspense>
              </figure>
              <HedgeSum plan={plan} chosen={chosen} spacing={spacing} />
            </div>
          </div>
        </div>
      </section>
      <div data-later>
        <Suspense fallback={null}>
          <HedgeChoice
            {...loaderData}
            plan={plan}
            offers={offers}
            chosen={chosen}
            spacing={spacing}
            cheaper={address(String(plan.extra + (chosen.cheaper?.more ?? 0)))}
            url={shopFacts().url + address(String(plan.extra || ""))}
            onChoose={choose}
          />
        </Suspense>
      </div>
    </main>
  );
}

/** The form and the address say the same; only another species needs the shop. */
function useLiveQuery(loaded: string, slug: string) {
  const [text, setText] = useState(loaded);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setText(loaded);
  }
  const hear = useHeard(form, loaded);
  const change = () => {
    if (!form.current) return;
    const filled = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const other = filled.get("soort");
    if (other && other !== slug) {
      filled.delete("maat");
      hear(tidy(filled));
      void submit(filled, { replace: true, preventScrollReset: true });
      return;
    }
    const next = tidy(filled);
    hear(next);
    // In a transition what stands below stays until its scripts have come.
    startTransition(() => setText(next));
    history.replaceState(history.state, "", `?${next}`);
  };
  // What was filled in before the scripts came counts.
  const takeOver = useEffectEvent(() => isTouched(form.current) && change());
  useEffect(() => void takeOver(), []);
  return { text, query: new URLSearchParams(text), form, change, choose: change };
}
