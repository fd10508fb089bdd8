import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { listenForSaves } from "#accounts/saved/listen-for-saves.ts";
import { listenForAdds } from "#cart/lines/listen-for-adds.ts";
import { euros } from "#kit/money.ts";
import { frame } from "#texts/frame.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { GoTo, part } from "#ui/loading/part.tsx";
import { useMarkers } from "./head/markers.ts";
import { readBar } from "./menu/bar.ts";
import { useDrawersClose } from "./navigation/close-drawers.ts";
import { SearchBox } from "./search-box.tsx";
import { shopFacts } from "./head/shop-facts.ts";

const MegaMenu = part(
  () => import("./menu/mega-menu.tsx"),
  () => <GoTo to="/ons-assortiment" />,
);

export function Header() {
  const [mega, setMega] = useState(false);
  useDrawersClose();
  useEffect(listenForAdds, []);
  useEffect(listenForSaves, []);
  return (
    <>
      <Promises />
      <header className="site-kop">
        <div className="wrap balk">
          <div className="row kop-links">
            <button
              type="button"
              className="knop-ic mob"
              command="show-modal"
              commandfor="menu"
              aria-label={frame.menu.open}
            >
              <Icon name="menu" />
            </button>
            <Logo />
          </div>
          <SearchBox />
          <Actions />
        </div>
        <MainNav open={mega} onRange={() => setMega(!mega)} onClose={() => setMega(false)} />
      </header>
    </>
  );
}

function Promises() {
  const { freeFromCents } = shopFacts();
  return (
    <div className="strook" role="region" aria-label={frame.promises.label}>
      <div className="wrap">
        <ul>
          <li>
            <Icon name="bezorging" />
            {frame.promises.delivery}
          </li>
          <li className="desk">
            <Icon name="garantie" />
            {frame.promises.guarantee}
          </li>
          <li className="desk">
            <Icon name="pakket" />
            {frame.promises.free(euros(freeFromCents).replace(",00", ""))}
          </li>
        </ul>
        <ul className="desk">
          <li>
            <Link to="/zakelijk-kerstbomen-bestellen">{frame.promises.business}</Link>
          </li>
          <li>
            <Link to="/contact">{frame.promises.service}</Link>
          </li>
        </ul>
      </div>
    </div>
  );
}

function Logo() {
  const { name } = shopFacts();
  return (
    <Link className="logo" to="/">
      <img src="/beeld/logo.svg" alt={frame.logo(name)} width="188" height="34" fetchPriority="low" />
    </Link>
  );
}

function Actions() {
  const { count, cents, loggedIn } = useMarkers();
  const label = loggedIn ? frame.account : frame.login;
  return (
    <div className="acties">
      <Link className="actie" to={loggedIn ? "/account" : "/login"} aria-label={label}>
        <Icon name="account" />
        <span className="desk">{label}</span>
      </Link>
      <Link className="actie desk" to="/bewaard" aria-label={frame.saved}>
        <Icon name="bewaren" />
      </Link>
      <a className="actie" href="/cart" data-opens="wagen">
        <Icon name="kruiwagen" />
        <span className="vh">{frame.cart}</span>
        {count > 0 && <span className="desk num">{euros(cents)}</span>}
        {/* Filled before our scripts run, from the same cookie (server/html/first-touch.ts). */}
        <span className="tel" aria-hidden="true" suppressHydrationWarning>
          {count || ""}
        </span>
        {count > 0 && <span className="vh">{frame.items(count)}</span>}
      </a>
    </div>
  );
}

function MainNav({ open, onRange, onClose }: { open: boolean; onRange(): void; onClose(): void }) {
  const [bar, setBar] = useState(readBar);
  useEffect(() => {
    // A page of the checkout has no bar to read it from.
    if (!bar[0]) void import("./menu/fetch-menu.ts").then(async ({ fetchMenu }) => setBar((await fetchMenu()).bar));
  }, [bar]);
  const path = useLocation().pathname.toLowerCase();
  const isHere = (to: string) => (path === to || path.startsWith(`${to}/`) ? ("page" as const) : undefined);
  return (
    <nav className="hoofdnav desk" aria-label={frame.menu.main}>
      <div className="wrap">
        <ul>
          <li>
            <a
              href="/ons-assortiment"
              role="button"
              aria-expanded={open}
              aria-controls={open ? "mega" : undefined}
              onClick={(event) => {
                // Pressed again while its part does not come, it is the link it looks like.
                if (open && !document.getElementById("mega")) return;
                event.preventDefault();
                onRange();
              }}
              onKeyDown={(event) => {
                if (event.key !== " " && (event.key !== "ArrowDown" || open)) return;
                event.preventDefault();
                onRange();
              }}
            >
              <Icon name="menu" />
              {frame.menu.range}
            </a>
          </li>
          {bar.map(({ title, to }) => (
            <li key={to}>
              <Link to={to} aria-current={isHere(to)}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <Link to="/haag-berekenen" aria-current={isHere("/haag-berekenen")}>
              <Icon name="rekenhulp" duo />
              {frame.menu.calculators}
            </Link>
          </li>
          <li>
            <Link to="/groenhulp" aria-current={isHere("/groenhulp")}>
              <Icon name="boek" duo />
              {frame.menu.advice}
            </Link>
          </li>
        </ul>
      </div>
      <Suspense>{open && <MegaMenu onClose={onClose} />}</Suspense>
    </nav>
  );
}
