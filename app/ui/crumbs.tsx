import { ui } from "#texts/ui.ts";
import { Link } from "./link.tsx";

export type Crumb = { label: string; to?: string };

export function Crumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={ui.crumbs}>
      <ol className="kruimels">
        <li>
          <Link to="/">{ui.home}</Link>
        </li>
        {trail.map(({ label, to }) => (
          <li key={label} aria-current={to ? undefined : "page"}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
