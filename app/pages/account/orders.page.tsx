import { orderAgain } from "#account/order-again.server.ts";
import { listPurchases } from "#account/purchases.server.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { shopOf } from "#outside/shop.server.ts";
import { orders as say } from "#texts/account/orders.ts";
import { buttonClass } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Empty, Message } from "#ui/message.tsx";
import type { Route } from "./+types/orders.page.ts";
import { acts, does } from "#accounts/door/acts.server.ts";
import { OrderCard } from "#account/order-card.tsx";
import { requireUser } from "#accounts/session/visitor.server.ts";

export const handle = { name: "orders", title: say.title };

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, path: "/account/bestellingen", noindex: true });

export async function loader({ context }: Route.LoaderArgs) {
  return { orders: await listPurchases(shopOf(context), requireUser(context)) };
}

/** Everything of that order that can still be had goes into the cart. */
export const action = acts(does(orderAgain, { to: "/cart" }));

export default function Orders({ loaderData: { orders }, actionData }: Route.ComponentProps) {
  return (
    <div className="stack ruim">
      <div>
        <h1>{say.title}</h1>
        <p className="lead soft">{say.lead}</p>
      </div>
      {actionData?.problem && <Message tone="fout">{actionData.problem}</Message>}
      {orders.length === 0 ? (
        <Empty title={say.empty}>
          <p>{say.emptyText}</p>
          <Link className={buttonClass({})} to="/ons-assortiment">
            {say.shop}
          </Link>
        </Empty>
      ) : (
        <div className="stack">
          {orders.map((order) => (
            <OrderCard key={order.number} order={order} more />
          ))}
        </div>
      )}
    </div>
  );
}
