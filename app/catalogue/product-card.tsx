import { productPath } from "#kit/path.ts";
import { catalogue } from "#texts/catalogue.ts";
import { ui } from "#texts/ui.ts";
import { Icon } from "#ui/icon.tsx";
import { Label } from "#ui/label.tsx";
import { Link } from "#ui/link.tsx";
import { Price } from "#ui/price.tsx";
import { Latin } from "./latin.tsx";
import { ProductPicture } from "./picture.tsx";
import type { Card } from "./product.ts";

type Props = {
  card: Card;
  month: number;
  /** Its place among the others: the first are seen first. */
  at?: number;
  eager?: boolean;
  why?: string | undefined;
};

const FIRST_ROW = 4;

/** The whole card is the link; the plus and the heart sit above it. Both are forms, so they work without scripts. */
export function ProductCard({ card, month, at = 0, eager, why }: Props) {
  const { slug, name, latin, picture, traits, soldOut } = card;
  return (
    <article
      className={`kaart${soldOut ? " uitverkocht" : ""}${at < FIRST_ROW ? "" : " straks"}`}
      data-toxic={card.toxic || undefined}
    >
      <div className="beeld">
        <ProductPicture picture={picture} sizes="(max-width: 62rem) 45vw, 250px" {...(eager && { eager })} />
        <CardLabel card={card} month={month} />
      </div>
      <form className="bewaar-f" method="post" action="/bewaard">
        <input type="hidden" name="slug" value={slug} />
        <button type="submit" className="knop-ic bewaar" aria-label={ui.save(name)} data-save={slug}>
          <Icon name="bewaren" />
        </button>
      </form>
      <h3>
        <Link to={productPath(slug)}>{name}</Link>
      </h3>
      {latin && <Latin name={latin} />}
      {why && <p className="waarom">{why}</p>}
      {traits.length > 0 && (
        <p className="kenmerk">
          {traits.map(({ icon, text }) => (
            <span key={text}>
              <Icon name={icon} />
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
          note={catalogue.perPiece}
        />
        {card.sku && (
          <form method="post" action="/cart" data-add={card.sku}>
            <input type="hidden" name="sku" value={card.sku} />
            <input type="hidden" name="intent" value="add" />
            <button type="submit" className="in-wagen" aria-label={ui.add(name)}>
              <Icon name="plus" />
            </button>
          </form>
        )}
      </div>
    </article>
  );
}

function CardLabel({ card, month }: { card: Card; month: number }) {
  if (card.soldOut) return <Label tone="kalk">{catalogue.soldOut}</Label>;
  if (card.reduced) return <Label tone="klei">{catalogue.reduced}</Label>;
  if (card.plantMonths.includes(month) && card.plantMonths.length < 9)
    return <Label tone="oranje">{catalogue.plantingTime}</Label>;
  return null;
}

export function CardBench({
  cards,
  month,
  columns = 4,
  slide,
  eager = 0,
}: {
  cards: Card[];
  month: number;
  columns?: 3 | 4;
  slide?: boolean;
  eager?: number;
}) {
  return (
    <div className={`tafel tafel-${columns}${slide ? " schuifrij" : ""}`}>
      {cards.map((card, at) => (
        <ProductCard key={card.slug} card={card} month={month} at={at} eager={at < eager} />
      ))}
    </div>
  );
}
