import { ProductPicture } from "#catalogue/card/picture.tsx";
import type { OrderStatus } from "#orders/order.ts";
import { desk as say } from "#texts/office/desk.ts";
import { Link } from "#ui/link.tsx";
import { StateMark } from "./state-mark.tsx";

type Row = {
  number: string;
  placed: string;
  name: string;
  city: string;
  what: { first: string; pieces: number; more: number; picture: { key: string; alt: string } | null } | undefined;
  wanted: string;
  status: OrderStatus;
  total: string;
};

/** Orders to tick or open; on a phone each is a card, and the whole card opens it. */
export function OrderRows({ orders }: { orders: Row[] }) {
  const priced = orders.some(({ total }) => total);
  return (
    <table className="lijst bestellijst">
      <caption className="vh">{say.view.alle}</caption>
      <thead>
        <tr>
          <th>
            <span className="vh">{say.head.pick}</span>
          </th>
          <th>{say.head.number}</th>
          <th>{say.head.customer}</th>
          <th>{say.head.what}</th>
          <th>{say.head.day}</th>
          <th>{say.head.state}</th>
          {priced && <th className="rechts-uit">{say.head.total}</th>}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order: { number, placed, name, city, what, wanted, status, total } }: { order: Row }) {
  return (
    <tr>
      <td className="b-kies">
        <label className="raak">
          <input className="vink" type="checkbox" name="nummers" value={number} aria-label={say.pick(number)} />
        </label>
      </td>
      <td className="b-nr">
        <Link className="heel" to={`/kantoor/bestellingen/${number}`}>
          {number}
        </Link>
        <small>{placed}</small>
      </td>
      <td className="b-wie">
        {name}
        <small>{city}</small>
      </td>
      <td className="b-wat">
        {what && (
          <span className="artikel">
            <span className="plaatje">
              <ProductPicture picture={what.picture && { key: what.picture.key, alt: "" }} sizes="40px" />
            </span>
            <span>
              {say.pieces(what.pieces, what.first)}
              {what.more > 0 && <small>{say.more(what.more)}</small>}
            </span>
          </span>
        )}
      </td>
      <td className="b-dag">{wanted}</td>
      <td className="b-staat">
        <StateMark status={status} />
      </td>
      {total && <td className="b-totaal rechts-uit">{total}</td>}
    </tr>
  );
}
