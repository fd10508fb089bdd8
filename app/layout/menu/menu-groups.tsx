import type { MenuLink, MenuShown } from "#front/menu/menu.ts";
import { frame } from "#texts/frame.ts";
import { menu as say } from "#texts/menu.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

/** What the season is about and all groups with all that is in them: every category of the shop at three taps. */
export default function MenuGroups({ menu: { season, areas } }: { menu: MenuShown }) {
  return (
    <>
      {season && (
        <section className="seizoen" aria-labelledby="menu-seizoen">
          <h3 id="menu-seizoen">{season.title}</h3>
          <p>{season.text}</p>
          <Row links={season.links} />
        </section>
      )}
      {areas.map(({ title, to, icon, columns, guides }) => (
        <details className="groep" key={to}>
          <summary>
            <Icon name={icon} duo />
            {title}
            <Icon name="pijl-omlaag" />
          </summary>
          <div className="tak">
            <Link className="alles" to={to}>
              {frame.menu.all(title)} <Icon name="verder" small />
            </Link>
            {columns.map((column) => (
              <Branch {...column} key={column.title} />
            ))}
            {guides.length > 0 && <Branch title={say.help} links={guides} />}
          </div>
        </details>
      ))}
    </>
  );
}

function Branch({ title, links }: { title: string; links: MenuLink[] }) {
  return (
    <>
      {title && <h3>{title}</h3>}
      <Row links={links} />
    </>
  );
}

function Row({ links }: { links: MenuLink[] }) {
  return (
    <ul>
      {links.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
