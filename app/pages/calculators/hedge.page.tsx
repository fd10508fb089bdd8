import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { findCategory, findProduct } from "#catalogue/product/products.server.ts";
import { carriagePrices } from "#catalogue/price/carriage.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { dayOf } from "#kit/day.ts";
import { productPath } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { Basket } from "#calculators/basket.tsx";
import { CategoryWords } from "#calculators/category-words.tsx";
import { findGoods, findHedge, listHedgePlants } from "#calculators/goods.server.ts";
import { hedgeBasket } from "#calculators/hedge/hedge-basket.ts";
import { HedgeDrawing } from "#calculators/hedge/hedge-drawing.tsx";
import { HedgeForm } from "#calculators/hedge/hedge-form.tsx";
import { chooseSize, compareForms, offerSizes } from "#calculators/hedge/hedge-offer.ts";
import { readHedgeQuery, tidy } from "#calculators/hedge/hedge-query.ts";
import { Cheaper, FormsCompared, Growth, HedgeSizes } from "#calculators/hedge/hedge-sizes.tsx";
import { HedgeSum, PlantingNotes } from "#calculators/hedge/hedge-sum.tsx";
import { sayMetres } from "#calculators/measure.ts";
import { PlanLinks } from "#calculators/plan-links.tsx";
import { isTouched } from "#calculators/touched.ts";
import { Trail } from "#calculators/trail.tsx";
import type { Route } from "./+types/hedge.page.ts";

const texts = calculators.hedge;
const SOIL = "bodemverbeteraar-met-mest-40-l";
const HOSE = "druppelslang-15-m";
const FEEDS = ["coniferen-en-taxusmest-4-kg", "haagmest-10-kg"];

export const handle = { auth: "open", name: "hedge-calculator" };

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
  const { path, species, kind, goods, palletCents, today, words } = loaderData;
  const { query, form, change, choose } = useLiveQuery(loaderData.query, kind.slug);
  const plan = readHedgeQuery(query);
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
            trail={[{ label: texts.hub, to: "/groenhulp" }, { label: words?.h1 ?? texts.title }]}
            faq={words?.faq}
            facts={shopFacts()}
          />
          <div className="rk-kop">
            <h1>{words?.h1 ?? texts.title}</h1>
            <p className="lead">{words?.intro ?? texts.lead}</p>
          </div>
          {loaderData.unknown && <Message>{texts.unknownSpecies}</Message>}
          <div className="rk-grid">
            <HedgeForm plan={plan} query={query} species={species} chosen={kind.slug} form={form} onChange={change} />
            <div className="rk-uit">
              <figure className="rk-plan">
                <HedgeDrawing
                  sides={plan.sides}
                  plants={chosen.plants}
                  spacingCm={plan.rows === "double" ? spacing * 2 : spacing}
                  rows={plan.rows}
                  label={texts.drawing(texts.drawingWhat[plan.shape](lengths), texts.plants(chosen.plants), spacing)}
                />
              </figure>
              <HedgeSum plan={plan} chosen={chosen} spacing={spacing} />
            </div>
          </div>
        </div>
      </section>
      <section className="section rk-kies">
        <div className="wrap rk-kies-in">
          <div className="stack rk-links">
            <h2>{texts.sizes}</h2>
            <HedgeSizes offers={offers} chosen={chosen.sku} onChoose={choose} />
            <Cheaper offer={chosen} to={address(String(plan.extra + (chosen.cheaper?.more ?? 0)))} />
            <FormsCompared offers={compareForms(offers, chosen)} chosen={chosen.sku} />
            <Growth kind={kind} chosen={chosen} wantedCm={plan.wantedCm} />
          </div>
          <div className="stack">
            <Basket
              title={texts.basket}
              lines={hedgeBasket(kind, chosen, plan, goods, palletCents)}
              prices={loaderData.prices}
              key={kind.slug}
            />
            <PlanLinks url={shopFacts().url + address(String(plan.extra || ""))} />
            <PlantingNotes plan={plan} spacing={spacing} toxic={kind.toxic} />
            <p>
              <Link to={productPath(kind.slug)}>{texts.toProduct(kind.name)}</Link>
            </p>
          </div>
        </div>
      </section>
      {words && <CategoryWords words={words} questions={texts.privetQuestions} />}
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
  const change = () => {
    if (!form.current) return;
    const filled = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    const other = filled.get("soort");
    if (other && other !== slug) {
      filled.delete("maat");
      void submit(filled, { replace: true, preventScrollReset: true });
      return;
    }
    const next = tidy(filled);
    setText(next);
    history.replaceState(history.state, "", `?${next}`);
  };
  // What was filled in before the scripts came counts.
  const takeOver = useEffectEvent(() => isTouched(form.current) && change());
  useEffect(() => void takeOver(), []);
  return { query: new URLSearchParams(text), form, change, choose: change };
}
