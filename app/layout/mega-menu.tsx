import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { AREAS } from "./menu.ts";
import links from "./menu-links.json" with { type: "json" };

type Links = Record<string, { title: string; links: { title: string; to: string }[] }[]>;

/** Opens on click and Enter, closes on Escape, on leaving it and on going somewhere. */
export default function MegaMenu({ onClose }: { onClose(): void }) {
  const [area, setArea] = useState(AREAS[0]);
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
      if (event.key !== "Escape") return;
      onClose();
      nav?.querySelector<HTMLElement>("[role=button]")?.focus();
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
      <div className="wrap">
        <ul className="gebied">
          {AREAS.map((one) => (
            <li key={one.to}>
              <Link
                to={one.to}
                aria-current={one === area ? "true" : undefined}
                onMouseEnter={() => setArea(one)}
                onFocus={() => setArea(one)}
              >
                <Icon name={one.icon} />
                {one.title}
                <Icon name="pijl-rechts" />
              </Link>
            </li>
          ))}
        </ul>
        <div className="kolommen">
          {((links as Links)[area.to] ?? []).map((column) => (
            <div key={column.title}>
              <h3>{column.title}</h3>
              <ul>
                {column.links.map(({ title, to }) => (
                  <li key={to}>
                    <Link to={to}>{title}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="uitgelicht">
          <h3>{area.title}</h3>
          <Link className="link-pijl" to={area.to}>
            {frame.menu.all(area.title)} <Icon name="verder" />
          </Link>
        </div>
      </div>
    </div>
  );
}
