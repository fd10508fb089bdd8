import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { frame } from "#texts/frame.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { AREAS } from "./menu.ts";

const SHORT: { title: string; to: string; icon: IconName }[] = [
  { title: frame.menu.advice, to: "/groenhulp", icon: "boek" },
  { title: frame.menu.calculators, to: "/haag-berekenen", icon: "rekenhulp" },
  { title: frame.menu.business, to: "/zakelijk-kerstbomen-bestellen", icon: "zakelijk" },
  { title: frame.menu.service, to: "/contact", icon: "chat" },
];

export default function MenuDrawer({ onClose }: { onClose(): void }) {
  const { pathname } = useLocation();
  const [from] = useState(pathname);
  useEffect(() => {
    if (pathname !== from) onClose();
  }, [pathname, from, onClose]);
  const foot = (
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
  );
  return (
    <Dialog open title={frame.menu.title} look="la la-links" onClose={onClose} foot={foot}>
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
    </Dialog>
  );
}
