import { useState } from "react";
import { euros } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import { product as say } from "#texts/product.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Quantity } from "#ui/quantity.tsx";
import { isForSale } from "./chosen.ts";
import { type Tier, tierPrice } from "./product.ts";
import type { ProductView, Size } from "./product-view.server.ts";
import PriceTable from "./price-table.tsx";
import { SizeTable } from "./size-table.tsx";

type Props = {
  view: Pick<ProductView, "slug" | "sizes" | "tiers" | "hedge" | "living" | "indoor" | "legal">;
  size: Size;
  quantity: number;
  onChoose(sku: string): void;
  onQuantity(quantity: number): void;
};

const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ".");
const decimals = (value: number) => String(value).replace(".", ",");

/** One form that posts to the cart; with scripts, prices follow the choice. */
export function BuyBox({ view, size, quantity, onChoose, onQuantity }: Props) {
  const { slug, sizes, tiers } = view;
  const each = tierPrice(size.cents, tiers, quantity);
  const enough = quantity <= size.stock;
  const label = size.state === "reserve" ? say.reserve : say.add;
  return (
    <form className="koop-f" id="koop" method="post" action="/cart">
      <input type="hidden" name="intent" value="add" />
      <SizeTable sizes={sizes} tiers={tiers} chosen={size.sku} living={view.living} onChoose={onChoose} />
      {tiers.length > 1 && (
        <Stairs tiers={tiers} cents={size.cents} quantity={quantity} living={view.living} onQuantity={onQuantity} />
      )}
      {tiers.length > 1 && <PriceTable sizes={sizes} tiers={tiers} />}
      {size.perMetre && <PerMetre perMetre={size.perMetre} quantity={quantity} onQuantity={onQuantity} />}
      <div className="bestel">
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
          <span className="vanaf">{say.together}</span>
          <span className="nu">{euros(each * quantity)}</span>
        </span>
      </p>
      <Promises view={view} size={size} />
      <div className="koopbalk mob">
        <span className="prijs">
          <small>
            {quantity} × {euros(each)}
          </small>
          <span className="nu">{euros(each * quantity)}</span>
        </span>
        <button type="submit" className="btn btn-actie">
          {label}
        </button>
      </div>
    </form>
  );
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
  perMetre,
  quantity,
  onQuantity,
}: {
  perMetre: number;
  quantity: number;
  onQuantity(quantity: number): void;
}) {
  const [metres, setMetres] = useState("");
  const length = Number(metres.replace(",", "."));
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
            value={metres}
            onChange={({ target }) => {
              const text = target.value.replace(/[^\d,.]/g, "").slice(0, 6);
              setMetres(text);
              const wanted = Number(text.replace(",", "."));
              if (wanted > 0) onQuantity(Math.ceil(wanted * perMetre));
            }}
          />
          <span>{say.metre}</span>
        </span>{" "}
        <b>{say.plants(length > 0 ? Math.ceil(length * perMetre) : quantity)}</b>
        <br />
        <span className="klein soft">
          {say.spacing(decimals(perMetre), Math.round(100 / perMetre))}{" "}
          <Link to="/haag-berekenen">{say.calculate}</Link>
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

function Promises({ view: { living, indoor, legal }, size }: { view: Props["view"]; size: Size }) {
  const title = living ? (indoor ? say.guaranteeIndoor : say.guarantee) : say.guaranteeGoods;
  return (
    <ul className="belofte">
      <li>
        <Icon name={size.state === "now" ? "bezorging" : "agenda"} />
        <span>
          <b>{size.arrival.title}</b>
          {size.state === "now" ? ", " : ". "}
          {size.arrival.text}
        </span>
      </li>
      <li>
        <Icon name="garantie" />
        <span>
          <b>{title}</b> {living ? say.guaranteeText : say.guaranteeGoodsText}
        </span>
      </li>
      <li>
        <Icon name="retour" />
        <span>
          <b>{legal.withdrawal.title}.</b> {size.costs}
        </span>
      </li>
    </ul>
  );
}
