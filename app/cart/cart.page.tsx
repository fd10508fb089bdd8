import { data, redirect } from "react-router";
import { isSameOrigin } from "#accounts/csrf.server.ts";
import { isEmail } from "#kit/form/rules.ts";
import { pageMeta } from "#layout/meta.ts";
import { peerOf } from "#outside/allowance.server.ts";
import { shopOf } from "#outside/shop.server.ts";
import { cart as texts } from "#texts/cart.ts";
import { buttonClass } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { keyOf } from "./cart.ts";
import { addLines, keepForLater, removeLine, setLine } from "./change-cart.server.ts";
import { CodeBox } from "./code-box.tsx";
import { Hints } from "./hints.tsx";
import { linesOf } from "./lines-of-form.ts";
import { Line } from "./line.tsx";
import { mailCart } from "./mail-cart.server.ts";
import { ShareBox } from "./share-box.tsx";
import { deliveryLabel, Threshold, Totals } from "./totals.tsx";
import { useCart } from "./use-cart.ts";
import { dropCode, applyCode } from "./apply-code.server.ts";
import { viewCart } from "./view-cart.server.ts";
import { cartCookies, findCartId, requireCartId, withCookies } from "./whose-cart.server.ts";
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

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  if (!isSameOrigin(request)) throw data({ statusCode: 419, message: "CSRF token mismatch" }, { status: 419 });
  const form = await request.formData();
  const text = (name: string) =>
    String(form.get(name) ?? "")
      .trim()
      .slice(0, 254);
  const sku = text("sku").slice(0, 40);
  const quantity = Math.min(9999, Math.max(0, Math.trunc(Number(text("quantity") || 1)) || 0));
  const cut = String(form.get("cut") ?? "");
  const id = await requireCartId(shop, request);
  let to = "/cart";
  switch (text("intent")) {
    case "add": {
      const added = await addLines(shop, id, linesOf(form));
      if (!added.ok) to = `/cart?niet=${added.reason}`;
      break;
    }
    case "remove": {
      const line = (await viewCart(shop, id)).lines.find((one) => one.sku === sku && one.cut === cut);
      await removeLine(shop, id, sku, cut);
      if (line) to = `/cart?${new URLSearchParams({ weg: sku, terug: String(line.quantity), snede: cut })}`;
      break;
    }
    case "later":
    case "back":
      await keepForLater(shop, id, sku, text("intent") === "later", cut);
      break;
    case "code": {
      const used = await applyCode(shop, id, text("code"), peerOf(request));
      if (!used.ok) return data({ codeError: used.message }, { status: 422 });
      break;
    }
    case "drop-code":
      await dropCode(shop, id, text("code"));
      break;
    case "mail":
      to =
        isEmail(text("email")) && (await mailCart(shop, id, text("email"), peerOf(request)))
          ? "/cart?gemaild=1"
          : "/cart?gemaild=0";
      break;
    default:
      await setLine(shop, id, sku, quantity, cut);
  }
  return redirect(to, { status: 303, headers: withCookies(cartCookies(shop, id, await viewCart(shop, id))) });
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart = loaderData.cart, deeds } = useCart(loaderData.cart);
  const empty = cart.lines.length === 0;
  return (
    <main id="inhoud" className="wrap">
      <PageStyle name="cart" />
      <Crumbs trail={[{ label: texts.title }]} />
      <h1>{texts.drawer}</h1>
      <Told told={loaderData.told} />
      {empty && cart.later.length === 0 ? (
        <Empty title={texts.empty.title}>
          <p className="soft">{texts.empty.text}</p>
          <p>
            <Link className={buttonClass({ kind: "lijn" })} to="/ons-assortiment">
              {texts.empty.to}
            </Link>
          </p>
        </Empty>
      ) : (
        <div className="wagen">
          <div>
            <h2 className="vh">{texts.lines}</h2>
            <ul className="wagen-lijst" aria-label={texts.lines}>
              {cart.lines.map((line) => (
                <Line key={keyOf(line)} line={line} deeds={deeds} />
              ))}
            </ul>
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
            <aside className="wagen-som" aria-label={texts.total}>
              <Threshold cart={cart} />
              <Totals cart={cart} delivery={deliveryLabel(cart)} full />
              {cart.delivery.parts > 1 && <p className="klein">{texts.parts(cart.delivery.parts)}</p>}
              <CodeBox action="/cart" cart={cart} error={actionData?.codeError ?? null} />
              <Link className={buttonClass({ kind: "actie", wide: true, size: "xl" })} to="/checkout">
                {texts.checkout}
              </Link>
            </aside>
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
        <button className="tekstknop" type="submit" name="intent" value="set">
          {texts.undo}
        </button>
      </form>
    </Message>
  );
}
