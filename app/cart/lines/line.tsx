import { type FormEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { ProductPicture } from "#catalogue/card/picture.tsx";
import { PawMark } from "#catalogue/label/paw.tsx";
import { countOf } from "#catalogue/offer/chosen.ts";
import { SAMPLE } from "#catalogue/product/product.ts";
import { euros } from "#kit/money.ts";
import { productPath } from "#kit/path.ts";
import { cart as texts } from "#texts/cart.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Quantity } from "#ui/form/quantity.tsx";
import { type CartLine, isByArea } from "../cart.ts";

export type LineDeeds = {
  set(line: CartLine, quantity: number): void;
  remove(line: CartLine): void;
  later(line: CartLine, later: boolean): void;
};

/** A line of forms: with scripts they stay on the page, without them they post to /cart. */
export function Line({ line, deeds, kept }: { line: CartLine; deeds: LineDeeds; kept?: boolean }) {
  const { slug, name, label, cut, unitCents, lineCents, next, notice, quantity } = line;
  const sample = cut === SAMPLE;
  const gone = !kept && notice?.kind === "gone";
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => handOn(item), []);
  return (
    <li className="regel" ref={item}>
      <span className="pic">
        <ProductPicture picture={line.picture && { ...line.picture, alt: "" }} sizes="80px" />
      </span>
      <div>
        <h3>
          <Link to={productPath(slug)}>{name}</Link>
        </h3>
        <p className="klein soft">
          {sample
            ? line.note
            : `${label} · ${isByArea(line) ? texts.eachM2(euros(unitCents)) : texts.each(euros(unitCents))}`}
        </p>
        {cut && !sample && (
          <p className="klein">
            {line.note}
            <br />
            <span className="soft">{texts.cutNotice}</span>
          </p>
        )}
      </div>
      <span className="som">{gone ? <small>{texts.notCounted}</small> : euros(lineCents)}</span>
      <PawMark paw={line.paw} />
      <div className="tools">
        {kept ? (
          <SetAside line={line} later={false} run={() => deeds.later(line, false)} label={texts.back} />
        ) : cut || gone ? (
          <span className="num">{isByArea(line) ? texts.squareMetres(quantity) : quantity}</span>
        ) : (
          <SetQuantity line={line} set={(wanted) => deeds.set(line, wanted)} />
        )}
        <span className="hand">
          {!kept && <SetAside line={line} later run={() => deeds.later(line, true)} label={texts.later} />}
          <form method="post" action="/cart" onSubmit={stay(() => deeds.remove(line))}>
            <Which line={line} />
            <input type="hidden" name="quantity" value={quantity} />
            <button className="knop-ic" type="submit" name="deed" value="cart.remove" aria-label={texts.remove(name)}>
              <Icon name="prullenbak" />
            </button>
          </form>
        </span>
      </div>
      {notice && (
        <p className="regel-let breed" role="status">
          <Icon name="let" small /> {notice.text}
        </p>
      )}
      {!kept && next && paysOff(line) && (
        <div className="staffel-tip breed">
          {texts.tier(next.more, euros(next.cents))}
          <form method="post" action="/cart" onSubmit={stay(() => deeds.set(line, quantity + next.more))}>
            <Which line={line} />
            <input type="hidden" name="quantity" value={quantity + next.more} />
            <button className="tekstknop" type="submit" name="deed" value="cart.set">
              {texts.tierAll(quantity + next.more)}
            </button>
          </form>
        </div>
      )}
    </li>
  );
}

/** A line that leaves with the focus in it gives that to the next one, or to what stands above the last. */
const handOn = (item: RefObject<HTMLLIElement | null>) => () => {
  const own = item.current;
  if (!own?.contains(document.activeElement)) return;
  const next = (own.nextElementSibling ?? own.previousElementSibling)?.querySelector<HTMLElement>("h3 a");
  const heading = document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  (next ?? own.closest("dialog")?.querySelector("button") ?? heading)?.focus();
};

/** More for less money in all; anything else would be talking somebody into it. */
const paysOff = ({ quantity, stock, lineCents, next }: CartLine): boolean =>
  next !== null && quantity + next.more <= stock && (quantity + next.more) * next.cents < lineCents;

const stay = (run: (form: HTMLFormElement) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  run(event.currentTarget);
};

const typedIn = (form: HTMLFormElement) => countOf(new FormData(form).get("quantity"));

const Which = ({ line: { sku, cut } }: { line: CartLine }) => (
  <>
    <input type="hidden" name="sku" value={sku} />
    {cut && <input type="hidden" name="cut" value={cut} />}
  </>
);

type Aside = { line: CartLine; later: boolean; label: string; run(): void };

function SetAside({ line, later, label, run }: Aside) {
  return (
    <form method="post" action="/cart" onSubmit={stay(run)}>
      <Which line={line} />
      <input type="hidden" name="later" value={later ? "ja" : "nee"} />
      <button className="tekstknop" type="submit" name="deed" value="cart.later">
        {label}
      </button>
    </form>
  );
}

/** Shows the wished quantity at once; the money waits for the shop's response. */
function SetQuantity({ line, set }: { line: CartLine; set(quantity: number): void }) {
  const [wish, setWish] = useState(line.quantity);
  const [told, setTold] = useState(line);
  if (told !== line) {
    setTold(line);
    setWish(line.quantity);
  }
  const form = useRef<HTMLFormElement>(null);
  const change = (quantity: number) => {
    setWish(quantity);
    set(quantity);
  };
  // What was typed before the scripts came counts; a field that is just empty is not done yet.
  const takeOver = useEffectEvent(() => {
    const typed = form.current && (new FormData(form.current).get("quantity") ? typedIn(form.current) : wish);
    if (typed && typed !== line.quantity) change(typed);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- it is only on the page
  useEffect(() => takeOver(), []);
  return (
    <form method="post" action="/cart" ref={form} data-self onSubmit={stay((here) => change(typedIn(here)))}>
      <Which line={line} />
      <input type="hidden" name="deed" value="cart.set" />
      <Quantity
        name="quantity"
        label={texts.quantityOf(line.name)}
        value={wish}
        max={Math.max(line.stock, 1)}
        onChange={change}
      />
      <noscript>
        <button className="btn btn-lijn btn-s" type="submit">
          {texts.update}
        </button>
      </noscript>
    </form>
  );
}
