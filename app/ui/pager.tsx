import { ui } from "#texts/ui.ts";
import { Link } from "./link.tsx";
import { Icon } from "./icon.tsx";

/** Pages as links, so that they work everywhere; `pages` is the window round the current one. */
export function Pager({
  current,
  last,
  pages,
  to,
}: {
  current: number;
  last: number;
  pages: number[];
  to(page: number): string;
}) {
  if (last <= 1) return null;
  return (
    <nav className="bladeren" aria-label={ui.pages}>
      <ul className="row">
        {current > 1 && (
          <li>
            <Link className="chip" to={to(current - 1)} rel="prev">
              <Icon name="pijl-links" small />
              {ui.previous}
            </Link>
          </li>
        )}
        {pages.map((page) => (
          <li key={page}>
            <Link
              className={page === current ? "chip chip-aan" : "chip"}
              to={to(page)}
              aria-label={ui.page(page)}
              aria-current={page === current ? "page" : undefined}
            >
              {page}
            </Link>
          </li>
        ))}
        {current < last && (
          <li>
            <Link className="chip" to={to(current + 1)} rel="next">
              {ui.next}
              <Icon name="pijl-rechts" small />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
