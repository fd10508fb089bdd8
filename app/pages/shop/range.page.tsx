import { acts, does } from "#accounts/door/acts.server.ts";
import { AREAS } from "#layout/menu/menu.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { range as say } from "#texts/catalogue/range.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/range.page.ts";
import { atNow, listMoves } from "#catalogue/category/move-category.server.ts";
import { switchPetMode } from "#catalogue/label/pet-mode-deed.server.ts";
import { PetSwitch } from "#catalogue/label/pet-switch.tsx";
import { countProducts, countPerCategory, listCategories } from "#catalogue/product/products.server.ts";

export const handle = { auth: "open", name: "range", query: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  keepPage(context, "range");
  const [moves, all, counts, products] = await Promise.all([
    listMoves(shop.db),
    listCategories(shop.db),
    countPerCategory(shop.db),
    countProducts(shop.db),
  ]);
  const areas = AREAS.map((area) => {
    const head = all.find(({ slug }) => slug === atNow(moves, area.to.slice(1)));
    const own = all.filter(({ group, slug }) => group === head?.group && slug !== head?.slug);
    return {
      group: head?.group ?? "",
      head: head?.slug ?? "",
      count: counts.get(head?.slug ?? "") ?? 0,
      shelves: own.map(({ slug, title }) => ({ slug, title, count: counts.get(slug) ?? 0 })),
    };
  });
  return { areas, products, categories: all.length };
}

export const action = acts(does(switchPetMode, { to: ({ back }) => back }));

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: say.title, description: say.description, path: "/ons-assortiment" });

export default function Range({ loaderData: { areas, products, categories } }: Route.ComponentProps) {
  return (
    <main id="inhoud">
      <PageStyle name="range" />
      <section className="cat-kop lommer">
        <div className="wrap stack">
          <Crumbs trail={[{ label: say.heading }]} />
          <h1>{say.heading}</h1>
          <p className="lead smal-lead">{say.lead(products, categories)}</p>
          <PetSwitch back="/ons-assortiment" />
          <nav aria-label={say.jump}>
            <ul className="row">
              {AREAS.map(({ title, icon, to }) => (
                <li key={to}>
                  <a className="chip" href={`#${to.slice(1)}`}>
                    <Icon name={icon} /> {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </section>
      <div className="wrap afdelingen">
        {AREAS.map(({ title, to }, at) => {
          const { group, head, count, shelves } = areas[at] ?? { group: "", head: "", count: 0, shelves: [] };
          return (
            <section className={at < 2 ? "afdeling" : "afdeling straks"} key={to} id={to.slice(1)}>
              <Link className="afdeling-kop" to={to} aria-label={say.all(title)}>
                <img
                  src={`/plaat/groups/${group}.avif`}
                  alt=""
                  width="1200"
                  height="320"
                  loading={at < 2 ? undefined : "lazy"}
                  decoding="async"
                />
              </Link>
              <div className="spread">
                <h2>
                  <Link to={to}>{title}</Link>
                </h2>
                <span className="soft num">{say.count(count)}</span>
              </div>
              <ul className="schappen">
                {shelves.map((shelf) => (
                  <li key={shelf.slug}>
                    <Link to={`/${shelf.slug}`}>{shelf.title}</Link>
                    <span className="hoeveel num">{shelf.count > 0 && shelf.count}</span>
                  </li>
                ))}
              </ul>
              <Link className="link-pijl" to={`/${head}`}>
                {say.all(title)} <Icon name="verder" />
              </Link>
            </section>
          );
        })}
      </div>
    </main>
  );
}
