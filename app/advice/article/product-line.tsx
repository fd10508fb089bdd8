import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { Card } from "#catalogue/product/product.ts";
import { type Day, inSeason, sayDate, seasonStart } from "#kit/day.ts";
import { productPath } from "#kit/path.ts";
import { advice } from "#texts/advice.ts";
import { catalogue } from "#texts/catalogue/catalogue.ts";
import { ui } from "#texts/ui.ts";
import { Link } from "#ui/link.tsx";
import { Price } from "#ui/price.tsx";

const { article } = advice;

/** A product between the lines of an article: live price and stock, and a form that works without scripts. */
export function ProductLine({ card, today }: { card: Card; today: Day }) {
  const { slug, name, latin, traits } = card;
  const said = traits.length ? traits.map(({ text }) => text).join(", ") : latin;
  return (
    <aside className="in-kaart" aria-label={name}>
      <span className="pic">
        <ProductPicture picture={card.picture && { ...card.picture, alt: "" }} sizes="112px" />
      </span>
      <div>
        <p className="mini soft">{stockOf(card, today)}</p>
        <p className="kop kop-4">
          <Link to={productPath(slug)}>{name}</Link>
        </p>
        {said && <p className="klein soft">{said}</p>}
      </div>
      <div className="rechts">
        <Price
          cents={card.fromCents}
          from={!card.oneVariant}
          reduced={card.reduced ?? undefined}
          note={card.byArea ? catalogue.perArea : catalogue.perPiece}
        />
        {card.sku ? (
          <form method="post" action="/cart">
            <input type="hidden" name="sku" value={card.sku} />
            <input type="hidden" name="deed" value="cart.add" />
            <button type="submit" className="btn btn-actie btn-s" aria-label={ui.add(name)}>
              {article.add}
            </button>
          </form>
        ) : (
          <Link className="btn btn-lijn btn-s" to={productPath(slug)} aria-label={`${article.look} ${name}`}>
            {article.look}
          </Link>
        )}
      </div>
    </aside>
  );
}

function stockOf({ soldOut, seasons }: Card, today: Day): string {
  if (soldOut) return article.soldOut;
  if (seasons.length === 0 || seasons.some((season) => inSeason(today, season))) return article.available;
  const starts = seasons.map((season) => seasonStart(today, season)).sort();
  return article.availableFrom(sayDate(starts[0] ?? today));
}
