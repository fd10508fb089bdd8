import { articlePath } from "#kit/path.ts";
import { frame } from "#texts/frame.ts";
import { menu } from "#texts/menu.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { shopFacts } from "../head/shop-facts.ts";
import { AREAS } from "./menu.ts";
import links from "./menu-links.json" with { type: "json" };

type Column = { title: string; links: { title: string; to: string }[] };

/** What the season is about and all groups with all that is in them: every category of the shop at three taps. */
export default function MenuGroups() {
  const season = menu.seasons[shopFacts().month - 1];
  return (
    <>
      {season && (
        <section className="seizoen" aria-labelledby="menu-seizoen">
          <h3 id="menu-seizoen">{season.title}</h3>
          <p>{season.text}</p>
          <Row links={season.links.map(([title, to]) => ({ title, to }))} />
        </section>
      )}
      {AREAS.map(({ title, to, icon }) => (
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
            {(links as Record<string, Column[]>)[to]?.map((column) => (
              <Branch {...column} key={column.title} />
            ))}
            <Branch
              title={menu.help}
              links={menu.areas[to]?.guides.map(([name, slug]) => ({ title: name, to: articlePath(slug) })) ?? []}
            />
          </div>
        </details>
      ))}
    </>
  );
}

function Branch({ title, links: shown }: Column) {
  return (
    <>
      <h3>{title}</h3>
      <Row links={shown} />
    </>
  );
}

function Row({ links: shown }: Pick<Column, "links">) {
  return (
    <ul>
      {shown.map(({ title, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
