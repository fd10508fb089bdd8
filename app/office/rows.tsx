import type { ReactNode } from "react";

export type Row = { key: string | number; cells: ReactNode[] };

/** The one table of the office. On a phone each row becomes a small card with the column's name before each value. */
export function Rows({ label, head, rows, none }: { label: string; head: string[]; rows: Row[]; none?: string }) {
  if (rows.length === 0 && none) return <p className="soft">{none}</p>;
  return (
    // A wide table scrolls by keyboard as well
    <div className="tabel" role="group" aria-label={label} tabIndex={0}>
      <table className="cijfers">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, i) => (
                // The columns never change places
                <td key={i} data-kop={head[i]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export type Fact = [label: string, value: ReactNode];

export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="gegevens">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A state in one word; the colour only helps. */
export function Mark({ tone, children }: { tone: "doen" | "goed" | "stil" | "let"; children: ReactNode }) {
  return <span className={`staat staat-${tone}`}>{children}</span>;
}
