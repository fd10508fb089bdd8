import { type ReactNode, useEffect, useState } from "react";
import { productMore as say } from "#texts/product-more.ts";
import { CHOSEN, isForSale } from "./chosen.ts";
import { FactLabel } from "./fact-label.tsx";
import { GrowthOverTime } from "./growth.tsx";
import { PriceChart } from "./price-chart.tsx";
import type { Card } from "./product.ts";
import { CardBench } from "./product-card.tsx";
import { type ArticleLink, Articles, Legal, Story } from "./product-parts.tsx";
import type { ProductView } from "./product-view.server.ts";
import { RecentlySeen } from "./recently-seen.tsx";

type Props = { view: ProductView; belongs: Card[]; alternatives: Card[]; articles: ArticleLink[]; children: ReactNode };

/** Everything below the offer; its scripts come when somebody goes there. */
export default function ProductMore({ view, belongs, alternatives, articles, children }: Props) {
  const size = useChosen(view.sizes);
  const start = size?.height ?? view.sizes.find(({ height }) => height)?.height;
  return (
    <>
      <FactLabel facts={view.facts} months={view.months} month={view.month} living={view.living} />
      <Story view={view} articles={articles} />
      <section className="section aansluitend straks">
        <div className="wrap cijfers-twee">
          {view.grows && start && (
            <GrowthOverTime
              growth={{ ...view.grows, startCm: Math.round((start[0] + start[1]) / 2) }}
              shape={view.grows.shape}
            />
          )}
          {size && <PriceChart size={size} />}
        </div>
      </section>
      {belongs.length > 0 && (
        <section className="erbij">
          <div className="wrap section">
            <h2 className="tafel-kop">{say.belongs}</h2>
            <CardBench cards={belongs} month={view.month} slide />
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
  const [sku, setSku] = useState<string>();
  useEffect(() => {
    const checked = document.querySelector<HTMLInputElement>('#koop input[name="sku"]:checked');
    // oxlint-disable-next-line react/set-state-in-effect -- what was chosen before the scripts came is only on the page
    setSku(checked?.value);
    const hear = (event: Event) => setSku((event as CustomEvent<string>).detail);
    addEventListener(CHOSEN, hear);
    return () => removeEventListener(CHOSEN, hear);
  }, []);
  return sizes.find((one) => one.sku === sku) ?? sizes.find(isForSale) ?? sizes[0];
}
