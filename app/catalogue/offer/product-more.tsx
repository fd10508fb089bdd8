import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { productMore as say } from "#texts/catalogue/product-more.ts";
import { askedSize, CHOSEN, type Chosen, countOf, isForSale, type Pack, packsFor } from "./chosen.ts";
import { FactLabel } from "../label/fact-label.tsx";
import { GrowthOverTime } from "../growth/growth.tsx";
import { PriceChart } from "../price/price-chart.tsx";
import type { Card } from "../product/product.ts";
import { CardBench } from "../card/product-card.tsx";
import { type ArticleLink, Articles, Legal, Story } from "./product-parts.tsx";
import type { ProductView } from "../product/product-view.server.ts";
import { RecentlySeen } from "../card/recently-seen.tsx";

type Props = {
  view: ProductView;
  belongs: Card[];
  packs: Pack[];
  alternatives: Card[];
  articles: ArticleLink[];
  children: ReactNode;
};

/** Everything below the offer; its scripts come when somebody goes there. */
export default function ProductMore({ view, belongs, packs, alternatives, articles, children }: Props) {
  const { size, quantity } = useChosen(view.sizes);
  // One plant is no hedge to reckon with.
  const takes = size?.perMetre && quantity > 1 ? packsFor(quantity / size.perMetre, packs) : {};
  const start = size?.height ?? view.sizes.find(({ height }) => height)?.height;
  // Shown when they tell something: a plant that still grows a good deal, a price that was another.
  const startCm = start ? Math.round((start[0] + start[1]) / 2) : 0;
  const growth = view.grows && startCm && view.grows.finalCm > startCm * 1.4 ? { ...view.grows, startCm } : undefined;
  const moved = size !== undefined && new Set(size.steps.map(([, cents]) => cents)).size > 1;
  return (
    <>
      <FactLabel facts={view.facts} months={view.months} month={view.month} living={view.living} />
      <Story view={view} articles={articles} />
      {(growth || moved) && (
        <section className="section aansluitend straks">
          <div className="wrap cijfers-twee">
            {growth && <GrowthOverTime growth={growth} shape={growth.shape} />}
            {size && moved && <PriceChart size={size} />}
          </div>
        </section>
      )}
      {belongs.length > 0 && (
        <section className="erbij">
          <div className="wrap section">
            <div className="straks">
              <div className="spread tafel-kop">
                <h2>{say.belongs}</h2>
                <p className="klein soft" aria-live="polite">
                  {Object.keys(takes).length > 0 && say.reckoned(quantity)}
                </p>
              </div>
              <CardBench cards={belongs} month={view.month} takes={takes} slide />
            </div>
          </div>
        </section>
      )}
      {children}
      {alternatives.length > 0 && (
        <section className="section aansluitend straks">
          <div className="wrap">
            <h2 className="tafel-kop">{say.alternatives}</h2>
            <CardBench cards={alternatives} month={view.month} slide />
          </div>
        </section>
      )}
      <Articles articles={articles.slice(1)} />
      <Legal legal={view.legal} living={view.living} />
      <RecentlySeen slug={view.slug} />
    </>
  );
}

function useChosen(sizes: ProductView["sizes"]) {
  const [asked] = useSearchParams();
  const [{ sku, quantity }, setChosen] = useState({ sku: askedSize(asked), quantity: countOf(asked.get("quantity")) });
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>("#koop");
    const data = form && new FormData(form);
    // oxlint-disable-next-line react/set-state-in-effect -- what was chosen before the scripts came is only on the page
    if (data) setChosen({ sku: String(data.get("sku")), quantity: countOf(data.get("quantity")) });
    const hear = (event: Event) => setChosen((event as CustomEvent<Chosen>).detail);
    addEventListener(CHOSEN, hear);
    return () => removeEventListener(CHOSEN, hear);
  }, []);
  return { size: sizes.find((one) => one.sku === sku) ?? sizes.find(isForSale) ?? sizes[0], quantity };
}
