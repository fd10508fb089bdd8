import { euros } from "#kit/money.ts";
import { books as say } from "#texts/office/books.ts";
import { Link } from "#ui/link.tsx";
import { Message } from "#ui/message.tsx";
import type { Told } from "#outside/deed/told.ts";
import { Deed } from "../deed.tsx";
import { addUp, type BookRow } from "./return.ts";

export type Figure = { name: string; value: string; about: string };

export function KeyFigures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="kerngetallen">
      {figures.map(({ name, value, about }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="kop-getal">{value}</dd>
          <dd className="mini">{about}</dd>
        </div>
      ))}
    </dl>
  );
}

const landOf = ({ country, treatment }: BookRow): string =>
  treatment === "reversed" ? say.vat.reversed : country === "NL" ? say.vat.home : say.vat.oss;

/** What was sold per country and rate, less what was credited. */
export function VatTable({ rows, gifts }: { rows: BookRow[]; gifts: string }) {
  const { head } = say.vat;
  const total = addUp(rows);
  const cells = ({ netCents, vatCents }: { netCents: number; vatCents: number }) =>
    [
      [head.net, netCents],
      [head.vat, vatCents],
      [head.gross, netCents + vatCents],
    ].map(([name, cents]) => (
      <td key={name} className="rechts-uit">
        {euros(Number(cents))}
      </td>
    ));
  return (
    <section className="deel">
      <div className="spread">
        <h2>{say.vat.title}</h2>
        <span className="soft klein">{say.vat.less}</span>
      </div>
      {rows.length === 0 ? (
        <p className="soft">{say.vat.none}</p>
      ) : (
        <table className="lijst btw">
          <thead>
            <tr>
              <th>{head.country}</th>
              <th>{head.rate}</th>
              <th className="rechts-uit">{head.net}</th>
              <th className="rechts-uit">{head.vat}</th>
              <th className="rechts-uit">{head.gross}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => {
              const first = !rows[i - 1] || landOf(rows[i - 1] as BookRow) !== landOf(row);
              return (
                <tr key={`${row.treatment}${row.country}${row.rate}`} className={first ? "land" : undefined}>
                  <th scope="row">{first ? <b>{landOf(row)}</b> : <span className="vh">{landOf(row)}</span>}</th>
                  <td>{say.vat.rate(row.rate)}</td>
                  {cells(row)}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say.vat.total}
              </th>
              {cells(total)}
            </tr>
          </tfoot>
        </table>
      )}
      <Message>{say.vat.where(gifts)}</Message>
    </section>
  );
}

export type ShownInvoice = {
  number: string;
  name: string;
  amount: string;
  late: boolean;
  about: string;
  reminded: string;
  next: number | undefined;
};

type OpenProps = { invoices: ShownInvoice[]; sum: string; more: number; period: string; told: Told | undefined };

/** Who still has to pay, the latest first, each with the one reminder that may go now. */
export function OpenInvoices({ invoices, sum, more, period, told }: OpenProps) {
  return (
    <section className="vel" id="open">
      <h2>{say.open.title}</h2>
      {invoices.length === 0 ? <p className="soft">{say.open.none}</p> : <p className="soft klein">{sum}</p>}
      {told?.problem && <Message tone="fout">{told.problem}</Message>}
      <Invoices list={invoices} />
      {more > 0 && (
        <p>
          <Link to={`?periode=${period}&open=alle#open`} keepPlace>
            {say.open.more(more)}
          </Link>
        </p>
      )}
    </section>
  );
}

const Invoices = ({ list }: { list: ShownInvoice[] }) => (
  <ul className="staafjes">
    {list.map(({ number, name, amount, late, about, reminded, next }) => (
      <li key={number}>
        <Link to={`/kantoor/bestellingen/${number}`}>{name}</Link>
        <b className={late ? "rood" : undefined}>{amount}</b>
        <small className={late ? "rood" : "soft"}>{about}</small>
        {reminded && <small className="soft">{reminded}</small>}
        {next && (
          <Deed
            deed="books.remind"
            kind="lijn"
            label={say.open.remind[next - 1] ?? ""}
            along={{ number, keer: next }}
          />
        )}
      </li>
    ))}
  </ul>
);

export type ShownMoney = { key: string; what: string; count: string; amount: string };

export function MoneyTable({ rows, total, waiting }: { rows: ShownMoney[]; total: string; waiting: string }) {
  const { head } = say.money;
  return (
    <section className="deel">
      <h2>{say.money.title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{say.money.none}</p>
      ) : (
        <table className="lijst geld">
          <thead>
            <tr>
              <th>{head.what}</th>
              <th className="rechts-uit">{head.count}</th>
              <th className="rechts-uit">{head.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, what, count, amount }) => (
              <tr key={key}>
                <td>{what}</td>
                <td className="rechts-uit">{count}</td>
                <td className="rechts-uit">{amount}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {say.money.total}
              </th>
              <td className="rechts-uit">{total}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <p className="soft klein">{[say.money.lead, waiting].filter(Boolean).join(" ")}</p>
    </section>
  );
}
