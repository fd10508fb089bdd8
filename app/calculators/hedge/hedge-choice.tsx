import type { ComponentProps } from "react";
import { PawMark } from "#catalogue/label/paw.tsx";
import type { CategoryText } from "#catalogue/product/product.ts";
import { productPath } from "#kit/path.ts";
import { hedgeChoice as texts } from "#texts/calculators/hedge-choice.ts";
import { Link } from "#ui/link.tsx";
import { Basket } from "../basket.tsx";
import { CategoryWords } from "../category-words.tsx";
import { PlanLinks } from "../plan-links.tsx";
import { hedgeBasket, type HedgeGoods } from "./hedge-basket.ts";
import { compareForms, type HedgeKind, type SizeOffer } from "./hedge-offer.ts";
import type { HedgeQuery } from "./hedge-query.ts";
import { Cheaper, FormsCompared, Growth, HedgeSizes } from "./hedge-sizes.tsx";
import { PlantingNotes } from "./planting-notes.tsx";

type Props = {
  kind: HedgeKind;
  chosen: SizeOffer;
  offers: SizeOffer[];
  plan: HedgeQuery;
  goods: HedgeGoods;
  palletCents: number;
  prices: ComponentProps<typeof Basket>["prices"];
  spacing: number;
  words: CategoryText | null;
  cheaper: string;
  url: string;
  onChoose(): void;
};

/** Below the drawing: sizes, what to buy and what to know. The server writes it; its scripts come with a visitor. */
export default function HedgeChoice({ kind, chosen, offers, plan, spacing, words, ...rest }: Props) {
  return (
    <>
      <section className="section rk-kies">
        <div className="wrap rk-kies-in">
          <div className="stack rk-links">
            <h2>{texts.sizes}</h2>
            <HedgeSizes offers={offers} chosen={chosen.sku} onChoose={rest.onChoose} />
            <Cheaper offer={chosen} to={rest.cheaper} prices={rest.prices} />
            <FormsCompared offers={compareForms(offers, chosen)} chosen={chosen.sku} />
            <Growth kind={kind} chosen={chosen} wantedCm={plan.wantedCm} />
          </div>
          <div className="stack">
            <Basket
              title={texts.basket}
              lines={hedgeBasket(kind, chosen, plan, rest.goods, rest.palletCents)}
              prices={rest.prices}
              key={kind.slug}
            >
              <PawMark paw={kind.paw} />
            </Basket>
            <PlanLinks url={rest.url} />
            <PlantingNotes plan={plan} spacing={spacing} paw={kind.paw} />
            <p>
              <Link to={productPath(kind.slug)}>{texts.toProduct(kind.name)}</Link>
            </p>
          </div>
        </div>
      </section>
      {words && <CategoryWords words={words} questions={texts.privetQuestions} />}
    </>
  );
}
