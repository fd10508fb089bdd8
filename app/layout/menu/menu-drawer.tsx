import { frame } from "#texts/frame.ts";
import { Drawer } from "#ui/drawer.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useMarkers } from "../head/markers.ts";
import { ServerGroups } from "./server-groups.tsx";

type Short = { title: string; to: string; icon: IconName };

const SHORT: Short[] = [
  { title: frame.menu.calculators, to: "/haag-berekenen", icon: "rekenhulp" },
  { title: frame.menu.advice, to: "/groenhulp", icon: "boek" },
  { title: frame.menu.business, to: "/zakelijk-kerstbomen-bestellen", icon: "zakelijk" },
  { title: frame.menu.service, to: "/contact", icon: "chat" },
];

/** Stands in every page, so that it opens at the first tap. */
export function MenuDrawer() {
  const { loggedIn } = useMarkers();
  const own: Short[] = [
    loggedIn
      ? { title: frame.account, to: "/account", icon: "account" }
      : { title: frame.login, to: "/login", icon: "account" },
    { title: frame.saved, to: "/bewaard", icon: "bewaren" },
    { title: frame.menu.orders, to: "/account/bestellingen", icon: "pakket" },
  ];
  return (
    <Drawer id="menu" title={frame.menu.range} className="la la-links">
      <nav className="lijf" aria-label={frame.menu.title}>
        <Icons links={own} className="snel" />
        <ServerGroups />
        <Icons links={SHORT} className="kort-nav" />
      </nav>
    </Drawer>
  );
}

function Icons({ links, className }: { links: Short[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ title, to, icon }) => (
        <li key={icon}>
          <Link to={to}>
            <Icon name={icon} />
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
