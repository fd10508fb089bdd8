import type { ReactNode } from "react";
import { Link } from "#ui/link.tsx";
import { service } from "#texts/help.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import { FOOTER } from "../menu/fixed-links.ts";
import { shopFacts } from "../head/shop-facts.ts";

type Link = { title: string; to: string };

const ABOUT: Link[] = [{ title: service.frame.range, to: "/ons-assortiment" }, ...FOOTER.business.slice(1)];
const SHELVES: [title: string, links: readonly Link[]][] = [
  [service.frame.about, ABOUT],
  [service.frame.legal, FOOTER.legal.slice(0, 2)],
  [service.frame.service, FOOTER.service.filter(({ to }) => !to.includes("#"))],
];

/** The frame of the pages that explain the shop: the text, its neighbours, and how to reach a person. */
export function ServiceFrame({
  title,
  lead,
  path,
  aside,
  children,
}: {
  title: string;
  lead?: string | undefined;
  path: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="inhoud">
      <PageStyle name="service" />
      <section className="dienst-kop lommer">
        <div className="wrap">
          <Crumbs trail={[{ label: title }]} />
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </section>
      <div className="wrap dienst-in">
        <div className="dienst-tekst">{children}</div>
        <div className="dienst-zij">
          {aside ?? (
            <>
              <Neighbours path={path} />
              <Help />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

function Neighbours({ path }: { path: string }) {
  const [title, links] = SHELVES.find(([, own]) => own.some(({ to }) => to === path)) ?? SHELVES[2] ?? ["", []];
  return (
    <nav aria-labelledby="dienst-buren">
      <h2 className="kop-3" id="dienst-buren">
        {title}
      </h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link.to === path ? "page" : undefined}>
              {link.title}
              <Icon name="pijl-rechts" small />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Help() {
  const { phone, email } = shopFacts();
  return (
    <aside className="bereik" aria-labelledby="dienst-hulp">
      <h2 className="kop-3" id="dienst-hulp">
        {service.frame.help}
      </h2>
      <p>{service.frame.helpText}</p>
      <ul>
        <li>
          <a href={`tel:${phone.replace(/\s/g, "")}`}>
            <Icon name="telefoon" /> {phone}
          </a>
        </li>
        <li>
          <a href={`mailto:${email}`}>
            <Icon name="mail" /> {email}
          </a>
        </li>
        <li>
          <Link to="/contact">
            <Icon name="chat" /> {service.frame.write}
          </Link>
        </li>
      </ul>
      <p className="klein soft">{service.frame.hours}</p>
    </aside>
  );
}
