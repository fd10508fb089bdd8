import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { findCategory, listInCategory } from "#catalogue/product/products.server.ts";
import { WITHDRAWAL } from "#catalogue/rules.ts";
import { tipOf } from "#catalogue/category/season-tips.server.ts";
import { carriagePrices } from "#catalogue/price/carriage.ts";
import { dayOf, monthOf } from "#kit/day.ts";
import { pageNotFound } from "#kit/error.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopFacts } from "#layout/head/shop-facts.ts";
import { toHtml } from "#outside/prose.server.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { grass as texts } from "#texts/calculators/grass.ts";
import { calculators } from "#texts/calculators/calculators.ts";
import { later } from "#ui/loading/later.ts";
import { PageStyle } from "#ui/page-style.tsx";
import { cuttingPlan } from "#calculators/grass/cutting-plan.ts";
import { findGrassGoods, listGrass } from "#calculators/grass/goods-grass.server.ts";
import { GrassDrawing } from "#calculators/grass/grass-drawing.tsx";
import { GrassForm } from "#calculators/grass/grass-form.tsx";
import { grassAddress, halfway, readGrassQuery } from "#calculators/grass/grass-query.ts";
import { GrassSum, OtherPlan } from "#calculators/grass/grass-sum.tsx";
import { sayMetres, sayNumber } from "#calculators/measure.ts";
import { useHeard } from "#calculators/use-heard.ts";
import { isTouched } from "#ui/form/touched.ts";
import { Trail } from "#calculators/trail.tsx";
import type { Route } from "./+types/grass.page.ts";

const GrassChoice = lazy(later(() => import("#calculators/grass/grass-choice.tsx")));

export const handle = { auth: "open", name: "grass-calculator", query: "own" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const [category, kinds, goods, cards] = await Promise.all([
    findCategory(shop.db, "kunstgras"),
    listGrass(shop.db),
    findGrassGoods(shop.db),
    listInCategory(shop.db, "kunstgras", 8),
  ]);
  if (!category || kinds.length === 0) throw pageNotFound();
  keepPage(context, "category:kunstgras", "today", ...cards.map(({ slug }) => `product:${slug}`));
  const read = readGrassQuery(url.searchParams);
  const today = dayOf(shop.now());
  return {
    query: grassAddress(url.searchParams, read.typed),
    kinds,
    goods,
    cards,
    month: monthOf(today),
    palletCents: shop.settings.DELIVERY_PALLET_CENTS,
    prices: carriagePrices(shop.settings),
    cut: WITHDRAWAL["cut-to-size"],
    words: { ...category.texts, tip: tipOf(category, today), body: toHtml(category.texts.body) },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.words.title ?? texts.metaTitle,
    description: loaderData?.words.description,
    path: "/kunstgras",
    picture: loaderData?.cards[0]?.picture,
  });

export default function Grass({ loaderData }: Route.ComponentProps) {
  const { kinds, words, cards } = loaderData;
  const { text, query, typed, form, change, setCorners } = useLiveGarden(loaderData.query);
  const read = readGrassQuery(query);
  const kind =
    kinds.find(({ slug }) => slug === read.product) ?? kinds.find(({ rolls }) => rolls.length > 1) ?? kinds[0];
  if (!kind) return null;
  const widths = [...new Set(kind.rolls.map(({ width }) => width))];
  const sound = !read.fault && Object.keys(read.problems).length === 0;
  const plan = sound ? cuttingPlan(read.points, widths, read.wish) : undefined;
  const move = (corner: number, to: { x: number; y: number }) =>
    setCorners(typed.map((one, at) => (at === corner ? { x: sayMetres(to.x), y: sayMetres(to.y) } : one)));
  return (
    <main id="inhoud">
      <PageStyle name="calculator" />
      <section className="rk">
        <div className="wrap">
          <Trail
            path="/kunstgras"
            trail={[{ label: calculators.hub, to: "/groenhulp" }, { label: words.h1 }]}
            faq={words.faq}
            list={{ title: texts.range, cards }}
            facts={shopFacts()}
          />
          <div className="rk-kop">
            <h1>{words.h1}</h1>
            <p className="lead">{words.intro}</p>
          </div>
          <div className="rk-grid">
            <GrassForm
              plan={read}
              query={query}
              kinds={kinds}
              chosen={kind.slug}
              form={form}
              of={text}
              onChange={change}
              onCorners={setCorners}
              onAdd={() => setCorners([...typed, halfway(typed, typed.length - 1)])}
            />
            <div className="rk-uit">
              <figure className="rk-plan">
                <GrassDrawing
                  points={read.points}
                  plan={plan}
                  label={
                    plan
                      ? texts.drawing(sayNumber(plan.netCm2 / 10_000), plan.pieces.length, plan.seams.length)
                      : texts.drawingNone
                  }
                  onMove={read.shape === "vrij" ? move : undefined}
                />
              </figure>
              <GrassSum query={read} plan={plan} />
              {plan && <OtherPlan query={read} plan={plan} widths={widths} />}
            </div>
          </div>
        </div>
      </section>
      <div data-later>
        <Suspense fallback={null}>
          <GrassChoice
            {...loaderData}
            kind={kind}
            query={read}
            plan={plan}
            url={`${shopFacts().url}/kunstgras?${grassAddress(query, typed)}`}
          />
        </Suspense>
      </div>
    </main>
  );
}

/** The form, the drawing and the address say the same. */
function useLiveGarden(loaded: string) {
  const [text, setText] = useState(loaded);
  const form = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setText(loaded);
  }
  const query = new URLSearchParams(text);
  const { typed } = readGrassQuery(query);
  const hear = useHeard(form, loaded);
  const show = (next: string) => {
    setText(next);
    history.replaceState(history.state, "", `?${next}`);
  };
  const change = () => {
    if (!form.current) return;
    const filled = new URLSearchParams([...new FormData(form.current)].map(([name, value]) => [name, String(value)]));
    // The field shows a key by itself; planning anew for it waits until that is on the screen.
    const next = grassAddress(filled, readGrassQuery(filled).typed);
    hear(next);
    startTransition(() => show(next));
  };
  // What was filled in before the scripts came counts.
  const takeOver = useEffectEvent(() => isTouched(form.current) && change());
  useEffect(() => void takeOver(), []);
  const setCorners = (corners: { x: string; y: string }[]) => {
    query.set("vorm", "vrij");
    const next = grassAddress(query, corners);
    hear(next);
    startTransition(() => show(next));
  };
  return { text, query, typed, form, change, setCorners };
}
