import type { Pick } from "../../product/pick.server.ts";

type Props = { label: string; none: string; picks: Pick[] | undefined; pick(one: Pick): void };

/** What was found, to choose one of; nothing while nothing was asked. */
export function FoundList({ label, none, picks, pick }: Props) {
  return (
    <>
      <ul className="gevonden" aria-label={label} aria-live="polite">
        {picks?.map((one) => (
          <li key={one.slug}>
            <button type="button" onClick={() => pick(one)}>
              <b>{one.name}</b> {one.more && <i className="soft">{one.more}</i>}
            </button>
          </li>
        ))}
      </ul>
      {picks?.length === 0 && <p className="soft klein">{none}</p>}
    </>
  );
}
