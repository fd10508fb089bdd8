import { data } from "react-router";
import { acts, does } from "#accounts/door/acts.server.ts";
import { euros } from "#kit/money.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { buttonClass } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { keyOf } from "#cart/cart.ts";
import {
  addToCart,
  dropCartCode,
  mailCartLink,
  removeCartLine,
  setCartLine,
  setCartLineAside,
  useCode,
} from "#cart/cart-deeds.server.ts";
import { CodeBox } from "#cart/codes/code-box.tsx";
import { Hints } from "#cart/hints.tsx";
import { Line } from "#cart/lines/line.tsx";
import { ShareBox } from "#cart/share/share-box.tsx";
import { deliveryLabel, Threshold, Totals } from "#cart/totals.tsx";
import { useCart } from "#cart/use-cart.ts";
import { viewCart } from "#cart/view-cart.server.ts";
import { cartCookies, findCartId, withCookies } from "#cart/whose-cart.server.ts";
import type { Route } from "./+types/cart.page.ts";

export const handle = { auth: "open", name: "cart" };

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, path: "/cart", noindex: true });

/** What the last form did, told once in the address: nothing about money is believed from it. */
const REFUSED = ["sold-out", "short", "samples"] as const;
const TOLD = ["terug", "weg", "snede", "gemaild", "samen", "verlopen", "stuk", "niet"] as const;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const id = await findCartId(shop, request);
  const cart = await viewCart(shop, id, { hints: true });
  const query = url.searchParams;
  const told = Object.fromEntries(TOLD.map((name) => [name, query.get(name)]));
  return data({ cart, told }, { headers: withCookies(cartCookies(shop, id, cart)) });
}

const back = "/cart";

export const action = acts(
  does(addToCart, { to: back, otherwise: (reason) => `/cart?niet=${reason}` }),
  does(setCartLine, { to: back, otherwise: (reason) => `/cart?niet=${reason}` }),
  does(removeCartLine, {
    to: (_, { sku, quantity, cut }) =>
      `/cart?${new URLSearchParams({ weg: sku, terug: String(quantity), snede: cut })}`,
  }),
  does(setCartLineAside, { to: back }),
  does(useCode, { to: back }),
  does(dropCartCode, { to: back }),
  does(mailCartLink, { to: "/cart?gemaild=1", otherwise: () => "/cart?gemaild=0" }),
);

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart = loaderData.cart, busy, deeds } = useCart(loaderData.cart);
  const empty = cart.lines.length === 0;
  return (
    <main id="inhoud" className="wrap">
      <PageStyle name="cart" />
      <Crumbs trail={[{ label: texts.title }]} />
      <h1>{texts.drawer}</h1>
      <Told told={loaderData.told} />
      {cart.lines.length + cart.gone.length + cart.later.length === 0 ? (
        <Empty title={texts.empty.title}>
          <p className="soft">{texts.empty.text}</p>
          <p>
            <Link className={buttonClass({ kind: "lijn" })} to="/ons-assortiment">
              {texts.empty.to}
            </Link>
          </p>
        </Empty>
      ) : (
        <div className="wagen" aria-busy={busy}>
          <div>
            <h2 className="vh">{texts.lines}</h2>
            <ul className="wagen-lijst" aria-label={texts.lines}>
              {[...cart.gone, ...cart.lines].map((line) => (
                <Line key={keyOf(line)} line={line} deeds={deeds} />
              ))}
            </ul>
          </div>
          {!empty && (
            <aside className="wagen-som" aria-label={texts.total}>
              <Threshold cart={cart} />
              <Totals cart={cart} delivery={deliveryLabel(cart)} full />
              {cart.delivery.parts > 1 && <p className="klein">{texts.parts(cart.delivery.parts)}</p>}
              <CodeBox action="/cart" cart={cart} told={actionData} />
              <Link className={buttonClass({ kind: "actie", wide: true, size: "xl" })} to="/checkout">
                {texts.checkout}
              </Link>
            </aside>
          )}
          {/* What is offered comes after what it costs. */}
          <div className="wagen-meer">
            <Hints hints={cart.hints} />
            {cart.later.length > 0 && (
              <>
                <h2 className="kop-3 kop-tussen">{texts.laterTitle}</h2>
                <ul className="wagen-lijst">
                  {cart.later.map((line) => (
                    <Line key={keyOf(line)} line={line} deeds={deeds} kept />
                  ))}
                </ul>
              </>
            )}
            <ShareBox mailed={loaderData.told.gemaild ?? null} />
          </div>
          {!empty && (
            <div className="wagen-balk" role="region" aria-label={texts.bar}>
              <p>
                <small>{texts.barTotal}</small>
                <b className="kop">{euros(cart.dueCents)}</b>
              </p>
              <Link className={buttonClass({ kind: "actie" })} to="/checkout">
                {texts.checkout}
              </Link>
            </div>
          )}
        </div>
      )}
    </main>
  );
}

function Told({ told }: { told: Record<string, string | null> }) {
  if (told.samen) return <Message>{texts.sync.done}</Message>;
  if (told.verlopen) return <Message tone="let">{texts.sync.expired}</Message>;
  if (told.stuk) return <Message tone="let">{texts.sync.broken}</Message>;
  if (told.niet)
    return <Message tone="fout">{texts.refused[REFUSED.find((reason) => reason === told.niet) ?? "unknown"]}</Message>;
  if (!told.weg) return null;
  return (
    <Message>
      <form method="post" action="/cart">
        <input type="hidden" name="sku" value={told.weg} />
        <input type="hidden" name="cut" value={told.snede ?? ""} />
        <input type="hidden" name="quantity" value={told.terug ?? 1} />
        <button className="tekstknop" type="submit" name="deed" value="cart.set">
          {texts.undo}
        </button>
      </form>
    </Message>
  );
}
