import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { MenuShown } from "#front/menu/menu.ts";
import { frame } from "#texts/frame.ts";
import { menu as say } from "#texts/menu.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { GoTo } from "#ui/loading/part.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { fetchMenu } from "./fetch-menu.ts";
import { nextLink } from "./menu-keys.ts";

/** Asked for as soon as the part is there; without it the page of all groups does the same. */
export default function MegaMenu({ onClose }: { onClose(): void }) {
  const [menu, setMenu] = useState<MenuShown | "none">();
  useEffect(() => void fetchMenu().then(setMenu, () => setMenu("none")), []);
  if (menu === "none") return <GoTo to="/ons-assortiment" />;
  return menu && <OpenMenu menu={menu} onClose={onClose} />;
}

/** Opens on click, Enter, space and the arrow down; goes by arrows, Home and End; closes on Escape, on leaving it and on going somewhere. */
function OpenMenu({ menu, onClose }: { menu: MenuShown; onClose(): void }) {
  const [area, setArea] = useState(menu.areas[0]);
  const box = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const [from] = useState(pathname);
  useEffect(() => {
    if (pathname !== from) onClose();
  }, [pathname, from, onClose]);
  useEffect(() => {
    const nav = box.current?.closest("nav");
    box.current?.querySelector("a")?.focus();
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        onClose();
        nav?.querySelector<HTMLElement>("[role=button]")?.focus();
        return;
      }
      const next = box.current && !event.defaultPrevented && nextLink(box.current, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const away = (event: Event) => {
      if (nav && !nav.contains(event.target as Node)) onClose();
    };
    document.addEventListener("keydown", key);
    document.addEventListener("pointerdown", away);
    document.addEventListener("focusin", away);
    return () => {
      document.removeEventListener("keydown", key);
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("focusin", away);
    };
  }, [onClose]);
  if (!area) return null;
  return (
    <div className="mega" id="mega" ref={box}>
      <PageStyle name="menu" />
      <div className="wrap">
        <ul className="gebied">
          {menu.areas.map((one) => (
            <li key={one.to}>
              <Link
                to={one.to}
                aria-current={one === area ? "true" : undefined}
                onMouseEnter={() => setArea(one)}
                onKeyDown={(event) => {
                  // Enter and the arrow to the right show what is in a group and go there; Tab alone only walks past.
                  if (event.key !== "Enter" && event.key !== "ArrowRight") return;
                  event.preventDefault();
                  flushSync(() => setArea(one));
                  box.current?.querySelector<HTMLElement>(".kolommen a")?.focus();
                }}
              >
                <Icon name={one.icon} />
                {one.title}
                <Icon name="pijl-rechts" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="kolommen">
          {area.columns.map((column) => (
            <div key={column.title}>
              {column.title && <h3>{column.title}</h3>}
              <ul>
                {column.links.map(({ title, to }) => (
                  <li key={to}>
                    <Link to={to}>{title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <img className="bank" src={`/plaat/groups/${area.bench}.avif`} alt="" width="1200" height="320" />
        </div>
        <div className="uitgelicht">
          <h3>{area.title}</h3>
          <p>{area.text}</p>
          <Link className="link-pijl" to={area.to}>
            {frame.menu.all(area.title)} <Icon name="verder" />
          </Link>
          {area.guides.length > 0 && <h4>{say.help}</h4>}
          <ul>
            {area.guides.map(({ title, to }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon name="boek" small /> {title}
                </Link>
              </li>
            ))}
          </ul>
          {area.plant && <img src={`/plaat/${area.plant}-480.avif`} alt="" width="480" height="480" />}
        </div>
      </div>
    </div>
  );
}
