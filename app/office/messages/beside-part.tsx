import { ProductPicture } from "#catalogue/card/picture.tsx";
import { inbox as say } from "#texts/office/people/inbox.ts";
import { Link } from "#ui/link.tsx";
import { Reach } from "../orders/order-side.tsx";
import { StateMark } from "../orders/state-mark.tsx";
import { Mark } from "../rows.tsx";
import { INBOX } from "./thread-list.tsx";
import type { ShownThread } from "./view-thread.server.ts";

/** Who asks, and the orders it may be about. */
export function Beside({ thread: { name, email, beside } }: { thread: ShownThread }) {
  const { orders, customer, bought } = beside;
  return (
    <aside className="bij" aria-label={say.beside.title}>
      <h2>{say.beside.title}</h2>
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="soft">{bought || say.beside.unknown}</p>
        <Reach email={email} phone="" />
        {customer && <Link to={`/kantoor/klanten/${customer}`}>{say.beside.customer}</Link>}
      </div>
      {orders.map(({ number, what, picture, status, own }) => (
        <div key={number} className="bij-order">
          <span className="plaatje">
            <ProductPicture picture={picture && { key: picture.key, alt: "" }} sizes="40px" />
          </span>
          <span className="twee">
            <Link to={`/kantoor/bestellingen/${number}`}>{number}</Link>
            <small>{what}</small>
            {!own && <small className="rood">{say.beside.other}</small>}
          </span>
          <StateMark status={status} />
        </div>
      ))}
    </aside>
  );
}

type Threads = { id: number; subject: string; at: string; isDone: boolean; said?: string }[];

/** Threads of a customer or about an order, each a way to it. */
export function ThreadLinks({ threads }: { threads: Threads }) {
  return (
    <ol className="verloop">
      {threads.map(({ id, subject, at, isDone, said }) => (
        <li key={id}>
          <Link to={`${INBOX}/${id}`}>{subject}</Link> {!isDone && <Mark tone="doen">{say.open}</Mark>}
          {said && <p>{said}</p>}
          <small>{at}</small>
        </li>
      ))}
    </ol>
  );
}
