import { merging as say } from "#texts/office/people/merging.ts";
import { Link } from "#ui/link.tsx";

type Shown = {
  key: string;
  name: string;
  email: string;
  account: boolean;
  orders: number;
  why: (keyof typeof say.why)[];
};

/** Who may be the same person, and why. */
export function Twins({ of, twins }: { of: string; twins: Shown[] }) {
  if (twins.length === 0) return null;
  return (
    <section className="vak">
      <h2>{say.title}</h2>
      <p className="klein soft">{say.lead}</p>
      <ul className="rondes">
        {twins.map(({ key, name, email, account, orders, why }) => (
          <li key={email}>
            <span className="twee">
              <b>{name || email}</b>
              <span className="soft">
                {[email, account ? say.account : say.guest, say.orders(orders)].join(" · ")}
                <br />
                {why.map((one) => say.why[one]).join(", ")}
              </span>
            </span>
            <Link
              className="btn btn-lijn btn-s"
              to={`/kantoor/klanten/${encodeURIComponent(of)}/samenvoegen?met=${encodeURIComponent(key)}`}
            >
              {say.look}
              <span className="vh"> {name || email}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
