import { ProductPicture } from "#catalogue/card/picture.tsx";
import { productPath } from "#kit/path.ts";
import type { OrderStatus } from "#orders/order.ts";
import { customers as say } from "#texts/office/customers.ts";
import { Link } from "#ui/link.tsx";
import { ThreadLinks } from "../messages/beside-part.tsx";
import { Part } from "../office-parts.tsx";
import { StateMark } from "../orders/state-mark.tsx";
import { Rows } from "../rows.tsx";

type FigureName = keyof typeof say.figures;

export function Figures({ figures }: { figures: Record<FigureName, string> }) {
  return (
    <dl className="tegels tegels-vier">
      {(Object.keys(say.figures) as FigureName[]).map((name) => (
        <div key={name}>
          <dt>{say.figures[name]}</dt>
          <dd>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

type Bought = { number: string; placed: string; status: OrderStatus; total: string };

export function CustomerOrders({ orders }: { orders: Bought[] }) {
  return (
    <Part title={say.orders}>
      <Rows
        label={say.orders}
        head={Object.values(say.orderHead)}
        none={say.noOrders}
        rows={orders.map(({ number, placed, status, total }) => ({
          key: number,
          cells: [
            <Link key="number" to={`/kantoor/bestellingen/${number}`}>
              {number}
            </Link>,
            placed,
            <StateMark key="state" status={status} />,
            total,
          ],
        }))}
      />
    </Part>
  );
}

export function Messages({ messages }: { messages: Parameters<typeof ThreadLinks>[0]["threads"] }) {
  return (
    <Part title={say.messages}>
      {messages.length === 0 && <p className="soft">{say.noMessages}</p>}
      <ThreadLinks threads={messages} />
    </Part>
  );
}

type Plant = { slug: string; name: string; picture: { key: string; alt: string } | null };

export function Garden({ plants }: { plants: Plant[] }) {
  if (plants.length === 0) return null;
  return (
    <Part title={say.garden}>
      <ul className="rondes">
        {plants.map(({ slug, name, picture }) => (
          <li key={slug}>
            <span className="artikel">
              <span className="plaatje">
                <ProductPicture picture={picture && { key: picture.key, alt: "" }} sizes="40px" />
              </span>
              <Link to={productPath(slug)}>{name}</Link>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
