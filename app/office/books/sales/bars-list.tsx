import { Link } from "#ui/link.tsx";

export type BarRow = {
  key: string;
  name: string;
  to?: string | undefined;
  amount: string;
  about: string;
  share: number;
};

/** Names with an amount, each on a bar as long as its share of the largest. */
export function BarsList({
  title,
  about,
  rows,
  none,
  file,
  tone,
}: {
  title: string;
  about: string;
  rows: BarRow[];
  none: string;
  /** The same list as a file. */
  file: { to: string; label: string };
  tone?: "bast";
}) {
  return (
    <section className="deel">
      <div className="spread">
        <h2>{title}</h2>
        <span className="soft klein">{about}</span>
      </div>
      {rows.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ol className={`staafjes grond-op${tone ? ` s-${tone}` : ""}`}>
          {rows.map(({ key, name, to, amount, about: more, share }) => (
            <li key={key}>
              {to ? <Link to={to}>{name}</Link> : <span>{name}</span>}
              <b>{amount}</b>
              {more && <small className="soft">{more}</small>}
              <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="4" className="baan" />
                <rect width={Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10} height="4" />
              </svg>
            </li>
          ))}
        </ol>
      )}
      <p>
        <a href={file.to} download data-no-prefetch>
          {file.label}
        </a>
      </p>
    </section>
  );
}
