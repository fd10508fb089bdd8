import { frame } from "#texts/frame.ts";
import { Drawer } from "#ui/drawer.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { AREAS } from "./menu.ts";

const SHORT: { title: string; to: string; icon: IconName }[] = [
  { title: frame.menu.advice, to: "/groenhulp", icon: "boek" },
  { title: frame.menu.calculators, to: "/haag-berekenen", icon: "rekenhulp" },
  { title: frame.menu.business, to: "/zakelijk-kerstbomen-bestellen", icon: "zakelijk" },
  { title: frame.menu.service, to: "/contact", icon: "chat" },
];

/** Stands in every page, so that it opens at the first tap. */
export function MenuDrawer() {
  return (
    <Drawer id="menu" title={frame.menu.title} className="la la-links">
      <div className="lijf">
        <ul className="gebied">
          {AREAS.map(({ title, to, icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                {title}
                <Icon name="pijl-rechts" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="la-voet">
        <ul className="kort-nav">
          {SHORT.map(({ title, to, icon }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
