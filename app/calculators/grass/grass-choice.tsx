import type { ComponentProps } from "react";
import { CardBench } from "#catalogue/card/product-card.tsx";
import type { CategoryText } from "#catalogue/product/product.ts";
import { grassChoice as texts } from "#texts/calculators/grass-choice.ts";
import { grass } from "#texts/calculators/grass.ts";
import { Message } from "#ui/message.tsx";
import { Basket } from "../basket.tsx";
import { CategoryWords } from "../category-words.tsx";
import { PlanLinks } from "../plan-links.tsx";
import type { cuttingPlan } from "./cutting-plan.ts";
import { grassBasket, type GrassGoods, type GrassKind } from "./grass-basket.ts";
import type { GrassQuery } from "./grass-query.ts";
import { GrassSamples } from "./grass-samples.tsx";
import { CutList } from "./grass-sum.tsx";

type Props = {
  kinds: ComponentProps<typeof GrassSamples>["kinds"];
  kind: GrassKind;
  goods: GrassGoods;
  palletCents: number;
  prices: ComponentProps<typeof Basket>["prices"];
  cut: { title: string; text: string };
  cards: ComponentProps<typeof CardBench>["cards"];
  month: number;
  words: CategoryText;
  query: GrassQuery;
  plan: ReturnType<typeof cuttingPlan> | undefined;
  url: string;
};

/** Below the drawing: what to cut, what to buy and what to know. The server writes it; its scripts come with a visitor. */
export default function GrassChoice(props: Props) {
  const { kinds, kind, plan, query, cut } = props;
  return (
    <>
      <section className="section rk-kies">
        <div className="wrap rk-kies-in">
          <div className="stack rk-snij">
            {plan ? <CutList plan={plan} /> : <p>{grass.noPlan}</p>}
            <div className="niet-op-papier">
              <GrassSamples kinds={kinds} />
            </div>
          </div>
          {plan && (
            <div className="stack">
              <Basket
                title={texts.basket}
                lines={grassBasket(kind, query.points, plan, query.ground, props.goods, props.palletCents)}
                prices={props.prices}
                key={kind.slug}
              >
                <p className="mini soft">{texts.wholeMetres}</p>
                <Message tone="let">
                  <b>{cut.title}</b>
                  <br />
                  {cut.text}
                </Message>
              </Basket>
              <PlanLinks url={props.url} />
            </div>
          )}
        </div>
      </section>
      <section className="section niet-op-papier">
        <div className="wrap stack">
          <h2>{grass.range}</h2>
          <CardBench cards={props.cards} month={props.month} />
        </div>
      </section>
      <CategoryWords words={props.words} questions={texts.questions} />
    </>
  );
}
