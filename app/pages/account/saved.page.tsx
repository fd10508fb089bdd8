import { Form } from "react-router";
import { ProductCard } from "#catalogue/card/product-card.tsx";
import { listCards } from "#catalogue/product/products.server.ts";
import { dayOf, monthOf } from "#kit/day.ts";
import { isRelative } from "#kit/path.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { saved as say } from "#texts/account/saved.ts";
import { buttonClass } from "#ui/button.tsx";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Message } from "#ui/message.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/saved.page.ts";
import { keepProduct } from "#account/saved-deed.server.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { readList } from "#accounts/saved/saved.server.ts";

const PATH = "/bewaard";

export const handle = { auth: "open", name: "saved" };

export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: PATH, noindex: true });

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const { slugs, user } = await readList(shop, request);
  return { cards: await listCards(shop.db, slugs), isGuest: !user, month: monthOf(dayOf(shop.now())) };
}

/** The heart of a product card posts here, without scripts as well. */
export const action = acts(does(keepProduct, { to: (_, { back }) => (isRelative(back) ? back : PATH) }));

export default function Saved({ loaderData: { cards, isGuest, month }, actionData }: Route.ComponentProps) {
  return (
    <main id="inhoud" className="wrap account">
      <PageStyle name="account" />
      <PageStyle name="category" />
      <Crumbs trail={[{ label: say.title }]} />
      <div className="stack ruim">
        <div>
          <h1>{say.title}</h1>
          <p className="lead soft">{say.lead}</p>
        </div>
        {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
        {isGuest && cards.length > 0 && (
          <Message>
            {say.guest} <Link to="/login">{say.login}</Link>.
          </Message>
        )}
        {cards.length === 0 ? (
          <Empty title={say.empty}>
            <p>{say.emptyText}</p>
            <Link className={buttonClass({})} to="/ons-assortiment">
              {say.shop}
            </Link>
          </Empty>
        ) : (
          <div className="tafel tafel-4">
            <h2 className="vh">{say.list}</h2>
            {cards.map((card) => (
              <div className="bewaard" key={card.slug}>
                <ProductCard card={card} month={month} />
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="slug" value={card.slug} />
                  <button
                    className="tekstknop klein"
                    type="submit"
                    name="wish"
                    value="remove"
                    aria-label={say.remove(card.name)}
                  >
                    <Icon name="prullenbak" small /> {say.removeShort}
                  </button>
                </Form>
              </div>
            ))}
          </div>
        )}
      </div>
    </main>
  );
}
