import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { articlePath } from "#kit/path.ts";
import { frame } from "#texts/frame.ts";
import { menu } from "#texts/menu.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { AREAS } from "./menu.ts";
import { nextLink } from "./menu-keys.ts";
import links from "./menu-links.json" with { type: "json" };

type Links = Record<string, { title: string; links: { title: string; to: string }[] }[]>;

/** Per area: the bench of the group, and one plant or thing that stands for it. */
const PICTURES: Record<string, [bench: string, one: string]> = {
  "/haagplanten": ["hagen", "laurier-novita"],
  "/bomen": ["bomen", "treurwilg"],
  "/heesters": ["heesters", "vlinderstruik-compact"],
  "/hortensia": ["hortensia", "sneeuwbalhortensia-annabelle"],
  "/rozen": ["rozen", "klimroos-paul-s-scarlet"],
  "/klimplanten": ["klimplanten", "bergclematis"],
  "/vaste-planten": ["vaste-planten", "siersalie-ostfriesland"],
  "/siergrassen": ["gras-bamboe-palm", "olijfboom-op-stam"],
  "/bloembollen": ["bollen-zaden", "tulp-queen-of-night-10-st"],
  "/kamerplanten": ["kamerplanten", "gatenplant-60-cm"],
  "/gazon": ["gazon-grond", "graszoden-speelgazon-per-m2"],
  "/tuinhout": ["tuin", "tuinbank-teak-150-cm"],
  "/plantenbakken": ["potten", "plantenbak-vierkant-wit-40x40x40"],
  "/cadeau": ["seizoen", "nordmann-gezaagd-150-175-cm"],
};

/** Opens on click, Enter, space and the arrow down; goes by arrows, Home and End; closes on Escape, on leaving it and on going somewhere. */
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
  const [bench, plant] = PICTURES[area.to] ?? [];
  const { text, guides } = menu.areas[area.to] ?? { text: "", guides: [] };
  return (
    <div className="mega" id="mega" ref={box}>
      <PageStyle name="menu" />
      <div className="wrap">
        <ul className="gebied">
          {AREAS.map((one) => (
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
          <img className="bank" src={`/plaat/groups/${bench}.avif`} alt="" width="1200" height="320" />
        </div>
        <div className="uitgelicht">
          <h3>{area.title}</h3>
          <p>{text}</p>
          <Link className="link-pijl" to={area.to}>
            {frame.menu.all(area.title)} <Icon name="verder" />
          </Link>
          <h4>{menu.help}</h4>
          <ul>
            {guides.map(([title, slug]) => (
              <li key={slug}>
                <Link to={articlePath(slug)}>
                  <Icon name="boek" small /> {title}
                </Link>
              </li>
            ))}
          </ul>
          <img src={`/plaat/${plant}-480.avif`} alt="" width="480" height="480" />
        </div>
      </div>
    </div>
  );
}
