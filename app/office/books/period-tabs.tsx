import { books as say } from "#texts/office/books.ts";
import { Link } from "#ui/link.tsx";

type Tab = { key: string; label: string };

/** The latest quarters and the year, and the months of what is open. */
export function PeriodTabs({ tabs, months, chosen }: { tabs: Tab[]; months: Tab[]; chosen: string }) {
  return (
    <>
      <nav className="weergaven" aria-label={say.periods}>
        {tabs.map(({ key, label }) => (
          <Link key={key} to={`?periode=${key}`} aria-current={key === chosen ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <nav className="row boek-maanden" aria-label={say.months}>
        {months.map(({ key, label }) => (
          <Link
            key={key}
            className="chip"
            to={`?periode=${key}`}
            aria-current={key === chosen ? "page" : undefined}
            keepPlace
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
