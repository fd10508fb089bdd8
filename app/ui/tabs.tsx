import { Link } from "./link.tsx";

/** Tabs are places with an address; the current one is marked, not hidden behind a script. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: { label: string; to: string; current: boolean; count?: number }[];
}) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} aria-current={tab.current ? "page" : undefined}>
          {tab.label} {tab.count !== undefined && <span className="num">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
