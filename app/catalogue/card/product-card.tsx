import { productPath } from "#kit/path.ts";
import { catalogue } from "#texts/catalogue/catalogue.ts";
import { ui } from "#texts/ui.ts";
import { CARD_FORMS } from "#ui/form/card-forms.ts";
import { Label } from "#ui/label.tsx";
import { Link } from "#ui/link.tsx";
import { Marked } from "#ui/marked.tsx";
import { Price } from "#ui/price.tsx";
import { Still } from "#ui/loading/still.tsx";
import { Heart } from "./heart.tsx";
import { Latin } from "./latin.tsx";
import { ProductPicture } from "./picture.tsx";
import type { Card } from "../product/product.ts";

type Props = {
  card: Card;
  month: number;
  /** Its place among the others: the first are seen first. */
  at?: number;
  eager?: boolean;
  why?: string | undefined;
  /** the name with the words that were searched for between marks */
  marked?: string | undefined;
  /** How many somebody needs of it; the plus puts in so many. */
  take?: number | undefined;
};

const FIRST_ROW = 4;

/**
 * The whole card is the link; the plus and the heart sit above it. Both send a form of the frame, so they work without
 * scripts. A page carries many cards: what can be drawn by the style sheet (all icons) is not in its text.
 */
export function ProductCard(props: Props) {
  const { card, month, at = 0, eager, why = "", marked = "", take = "" } = props;
  return (
    <Still of={card} as={`${month} ${at < FIRST_ROW} ${eager && at} ${take} ${why} ${marked}`}>
      {() => <WholeCard {...props} />}
    </Still>
  );
}

function WholeCard({ card, month, at = 0, eager, why, marked, take }: Props) {
  const { slug, name, latin, picture, traits, soldOut } = card;
  return (
    <article
      className={`kaart${soldOut ? " uitverkocht" : ""}${at < FIRST_ROW ? "" : " straks"}`}
      data-toxic={card.toxic || undefined}
    >
      <div className="beeld">
        <ProductPicture
          picture={picture}
          sizes="(max-width: 62rem) 45vw, 250px"
          {...(eager && { eager, leads: at === 0 })}
        />
        <CardLabel card={card} month={month} />
      </div>
      <Heart slug={slug} name={name} />
      <h3>
        <Link to={productPath(slug) + (card.opensOn ? `?maat=${encodeURIComponent(card.opensOn)}` : "")}>
          {marked ? <Marked text={marked} /> : name}
        </Link>
      </h3>
      {latin && <Latin name={latin} />}
      {why && <p className="waarom">{why}</p>}
      {take && <p className="waarom">{ui.take(take)}</p>}
      {traits.length > 0 && (
        <p className="kenmerk">
          {traits.map(({ icon, text }) => (
            <span key={text} className={`ic-${icon}`}>
              {text}
            </span>
          ))}
        </p>
      )}
      <div className="voet">
        <Price
          cents={card.fromCents}
          from={!card.oneVariant}
          reduced={card.reduced ?? undefined}
          tier={card.tier ?? undefined}
          note={card.byArea ? catalogue.perArea : catalogue.perPiece}
        />
        {card.sku && (
          <button
            className="in-wagen"
            form={CARD_FORMS.add}
            name={take ? "line" : "sku"}
            value={take ? `${card.sku}:${take}` : card.sku}
            aria-label={take && take > 1 ? ui.addSome(take, name) : ui.add(name)}
          />
        )}
      </div>
    </article>
  );
}

/** In its planting time, for what has one. */
export const isPlanting = (months: number[], month: number): boolean => months.includes(month) && months.length < 9;

function CardLabel({ card, month }: { card: Card; month: number }) {
  if (card.soldOut) return <Label tone="kalk">{card.opensOn ? catalogue.sizeSoldOut : catalogue.soldOut}</Label>;
  if (card.reduced) return <Label tone="klei">{catalogue.reduced}</Label>;
  if (isPlanting(card.plantMonths, month)) return <Label tone="oranje">{catalogue.plantingTime}</Label>;
  return null;
}

export function CardBench({
  cards,
  month,
  columns = 4,
  slide,
  eager = 0,
  takes = {},
}: {
  cards: Card[];
  month: number;
  columns?: 3 | 4;
  slide?: boolean;
  eager?: number;
  takes?: Record<string, number>;
}) {
  return (
    <div className={`tafel tafel-${columns}${slide ? " schuifrij" : ""}`}>
      {cards.map((card, at) => (
        <ProductCard key={card.slug} card={card} month={month} at={at} eager={at < eager} take={takes[card.slug]} />
      ))}
    </div>
  );
}
