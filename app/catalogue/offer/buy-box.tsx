import { useEffect, useRef } from "react";
import { euros } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import { offer as words } from "#texts/catalogue/offer.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Quantity } from "#ui/form/quantity.tsx";
import { contactPath, count, hasEnough, isForSale } from "./chosen.ts";
import { MOST_METRES, plantsAlong, readMetres } from "./metres.ts";
import { type Tier, tierPrice } from "../product/product.ts";
import type { ProductView, Size } from "../product/product-view.server.ts";
import PriceTable from "../price/price-table.tsx";
import { Delivery, Promises } from "./promises.tsx";
import { SizeTable } from "./size-table.tsx";

type Props = {
  view: Pick<ProductView, "slug" | "sizes" | "tiers" | "name" | "living" | "indoor" | "legal" | "carriage">;
  size: Size;
  quantity: number;
  metres: string;
  onChoose(sku: string): void;
  onQuantity(quantity: number): void;
  onMetres(metres: string): void;
};

const decimals = (value: number) => String(value).replace(".", ",");

/** One form that posts to the cart; with scripts, prices follow the choice. */
export function BuyBox({ view, size, quantity, metres, onChoose, onQuantity, onMetres }: Props) {
  const { slug, sizes, tiers } = view;
  // The cart takes no more than there is, so no more is priced or promised.
  const enough = hasEnough(size, quantity);
  const taken = enough ? quantity : size.stock;
  const each = tierPrice(size.cents, tiers, taken);
  const { order, bar } = useBarWhenGone();
  const label = size.state === "reserve" ? say.reserve : say.add;
  return (
    <form className="koop-f" id="koop" method="post" action="/cart">
      <input type="hidden" name="deed" value="cart.add" />
      <SizeTable sizes={sizes} chosen={size.sku} living={view.living} onChoose={onChoose} />
      <div aria-live="polite">
        <Delivery view={view} size={size} quantity={quantity} taken={taken} goods={each * taken} />
      </div>
      <div className="bestel" ref={order}>
        <Quantity name="quantity" value={quantity} onChange={onQuantity} />
        <button type="submit" className="btn btn-actie btn-xl">
          <Icon name="kruiwagen" /> {label}
        </button>
      </div>
      <noscript>
        <button type="submit" className="btn btn-lijn btn-vol" formMethod="get" formAction={productPath(slug)}>
          {say.show}
        </button>
      </noscript>
      <p className="spread totaal" aria-live="polite">
        <Stock size={size} enough={enough} />
        <span className="prijs">
          <span className="vanaf">{enough ? say.together : words.togetherFor(count(taken))}</span>
          <span className="nu">{euros(each * taken)}</span>
        </span>
      </p>
      {tiers.length > 1 && (
        <Stairs tiers={tiers} cents={size.cents} quantity={quantity} living={view.living} onQuantity={onQuantity} />
      )}
      {tiers.length > 1 && <PriceTable sizes={sizes} tiers={tiers} />}
      {size.perMetre && (
        <PerMetre name={view.name} perMetre={size.perMetre} metres={metres} quantity={quantity} onMetres={onMetres} />
      )}
      <Promises view={view} size={size} />
      <div className="koopbalk" ref={bar}>
        <span className="prijs">
          <small>
            {sizes.length > 1 && `${size.size} · `}
            {taken} × {euros(each)}
          </small>
          <span className="nu">{euros(each * taken)}</span>
        </span>
        <button type="submit" className="btn btn-actie">
          {label}
        </button>
      </div>
    </form>
  );
}

/** On a wide screen the bar comes when the button has left it; on a phone it is always there. */
function useBarWhenGone() {
  const order = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!order.current) return;
    const watch = new IntersectionObserver(([entry]) =>
      bar.current?.classList.toggle("los", Boolean(entry && !entry.isIntersecting && entry.boundingClientRect.top < 0)),
    );
    watch.observe(order.current);
    return () => watch.disconnect();
  }, []);
  return { order, bar };
}

function Stairs({
  tiers,
  cents,
  quantity,
  living,
  onQuantity,
}: {
  tiers: Tier[];
  cents: number;
  quantity: number;
  living: boolean;
  onQuantity(quantity: number): void;
}) {
  const reached = tiers.filter(({ from }) => quantity >= from).at(-1);
  return (
    <div>
      <p className="spread stap-kop">
        <span className="kop kop-4">{living ? say.stairs : say.stairsGoods}</span>
        <span className="klein soft">{say.perPiece}</span>
      </p>
      <div className={`staffel staffel-${tiers.length}`}>
        {tiers.map((tier, at) => {
          const next = tiers[at + 1];
          const price = euros(tierPrice(cents, [tier], tier.from));
          return (
            <button
              key={tier.from}
              type="button"
              className={`tr tr-${at}${tier === reached ? " aan" : ""}`}
              aria-pressed={tier === reached}
              aria-label={say.stairLabel(tier.from, price)}
              onClick={() => onQuantity(tier.from)}
            >
              <b>{price}</b>
              <span>{next ? say.upTo(tier.from, next.from - 1) : say.andMore(tier.from)}</span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function PerMetre({
  name,
  perMetre,
  metres,
  quantity,
  onMetres,
}: {
  name: string;
  perMetre: number;
  metres: string;
  quantity: number;
  onMetres(metres: string): void;
}) {
  const read = readMetres(metres);
  const fault = !read.ok && read.reason !== "empty" ? read.reason : undefined;
  return (
    <div className="per-meter">
      <Icon name="plantafstand" />
      <p>
        <label htmlFor="meters">{say.hedgeOf}</label>{" "}
        <span className="met-eenheid">
          <input
            className="inv"
            id="meters"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={metres}
            aria-invalid={fault !== undefined}
            aria-describedby="meters-uitleg"
            onChange={({ target }) => onMetres(target.value)}
          />
          <span>{say.metre}</span>
        </span>{" "}
        {!fault && <b>{say.plants(count(read.ok ? plantsAlong(read.metres, perMetre) : quantity))}</b>}
        <br />
        <span className="klein soft" id="meters-uitleg" aria-live="polite">
          {fault === "wrong" && <span className="fout">{words.metresWrong}</span>}
          {fault === "too-long" && (
            <>
              <span className="fout">{words.metresTooLong(MOST_METRES)}</span>{" "}
              <Link to={contactPath(words.askHedge(name, metres))}>{words.askQuote}</Link>
            </>
          )}
          {!fault && (
            <>
              {say.spacing(decimals(perMetre), Math.round(100 / perMetre))}{" "}
              <Link to="/haag-berekenen">{say.calculate}</Link>
            </>
          )}
        </span>
      </p>
    </div>
  );
}

function Stock({ size, enough }: { size: Size; enough: boolean }) {
  if (!isForSale(size)) return <span className="voorraad voorraad-uit">{say.soldOut}</span>;
  if (!enough) return <span className="voorraad voorraad-laag">{say.notMore(count(size.stock))}</span>;
  if (size.state === "reserve") return <span className="voorraad">{say.reservable}</span>;
  if (size.stock < 10) return <span className="voorraad voorraad-laag">{say.low(size.stock)}</span>;
  return <span className="voorraad">{say.inStock(size.stock)}</span>;
}
