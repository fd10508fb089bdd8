import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { euros } from "#kit/money.ts";
import { offer as words } from "#texts/catalogue/offer.ts";
import { product as say } from "#texts/catalogue/product.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { fetchOrKeep } from "#ui/loading/fetch-part.ts";
import { Rating } from "#ui/rating.tsx";
import { BuyBox } from "./buy-box.tsx";
import { askedSize, CHOSEN, type Chosen, countOf, isForSale } from "./chosen.ts";
import { Gallery } from "./gallery.tsx";
import { Latin } from "../card/latin.tsx";
import type { ProductView, Size } from "../product/product-view.server.ts";
import { plantsAlong, readMetres } from "./metres.ts";
import { PawMark } from "../label/paw.tsx";
import { keepSeen } from "../card/seen.ts";

const saySize = ({ size, form }: Size) => [size, form.toLowerCase()].filter(Boolean).join(", ");

const AlertForm = lazy(() => fetchOrKeep(() => import("../stock/alert-form.tsx")));

/** The first screen: picture, sizes, price, and the button. */
export default function Offer({ view, reviews }: { view: ProductView; reviews: { count: number; average: number } }) {
  const [asked] = useSearchParams();
  const { slug, name, sizes, pictures } = view;
  const first = sizes.find(({ sku }) => sku === askedSize(asked)) ?? sizes.find(isForSale) ?? sizes[0];
  const [sku, setSku] = useState(first?.sku);
  const [quantity, setQuantity] = useState(() => countOf(asked.get("quantity")));
  const [metres, setMetres] = useState("");
  const key = pictures[0]?.key ?? null;
  useEffect(() => keepSeen(localStorage, { slug, name, picture: key }), [slug, name, key]);
  useEffect(() => {
    // What was chosen before the scripts came counts.
    const form = document.querySelector<HTMLFormElement>("#koop");
    if (!form) return;
    const data = new FormData(form);
    // oxlint-disable-next-line react/set-state-in-effect -- it is only on the page
    if (data.get("sku")) setSku(String(data.get("sku")));
    if (data.get("quantity")) setQuantity(countOf(data.get("quantity")));
    const long = form.querySelector<HTMLInputElement>("#meters")?.value ?? "";
    const read = readMetres(long);
    setMetres(long);
    const { perMetre } = sizes.find((one) => one.sku === data.get("sku")) ?? {};
    if (read.ok && perMetre) setQuantity(plantsAlong(read.metres, perMetre));
  }, [sizes]);
  useEffect(() => {
    if (sku) dispatchEvent(new CustomEvent<Chosen>(CHOSEN, { detail: { sku, quantity } }));
  }, [sku, quantity]);
  const size = sizes.find((one) => one.sku === sku) ?? first;
  if (!size) return null;
  const fill = (text: string, { perMetre } = size) => {
    setMetres(text);
    const read = readMetres(text);
    if (read.ok && perMetre) setQuantity(plantsAlong(read.metres, perMetre));
  };
  const choose = (next: string) => {
    setSku(next);
    // A length that was asked takes another number of another size.
    fill(
      metres,
      sizes.find((one) => one.sku === next),
    );
  };
  const count = (next: number) => {
    setMetres("");
    setQuantity(next);
  };
  return (
    <div className="pdp" data-toxic={view.toxic || undefined}>
      <Gallery
        slug={slug}
        name={name}
        pictures={pictures}
        height={size.height}
        size={saySize(size)}
        living={view.living}
      />
      <div className="koop">
        <h1>{name}</h1>
        {view.latin && <Latin name={view.latin} />}
        <div className="spread prijs-kop">
          <p className="prijs">
            <span className="nu">{euros(size.cents)}</span>
            <small>
              {sizes.length > 1 ? words.allFrom(euros(Math.min(...sizes.map(({ cents }) => cents)))) : size.unit}
            </small>
          </p>
          <PawMark paw={view.paw} to={view.petWarning ? "#waarschuwing" : "#etiket"} />
        </div>
        {view.petWarning && (
          <p className="dier-let">
            <Icon name="huisdier" />
            <span>
              <b>{view.petWarning}</b> <Link to="#waarschuwing">{words.petMore}</Link>
            </span>
          </p>
        )}
        {sizes.some(isForSale) && (
          <BuyBox view={view} {...{ size, quantity, metres }} onChoose={choose} onQuantity={count} onMetres={fill} />
        )}
        <p>{view.summary}</p>
        <p className="spread klein">
          <span>{reviews.count > 0 && <Rating value={reviews.average} count={reviews.count} />}</span>
          <span className="soft">{say.article(size.sku)}</span>
        </p>
        {!sizes.every(isForSale) && (
          <Suspense fallback={null}>
            <AlertForm sizes={sizes} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
