import { acts, does } from "#accounts/door/acts.server.ts";
import { shopMenu } from "#front/menu/shop-menu.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { keepPage, shopOf } from "#outside/shop.server.ts";
import { range as say } from "#texts/catalogue/range.ts";
import { Crumbs } from "#ui/crumbs.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { PageStyle } from "#ui/page-style.tsx";
import type { Route } from "./+types/range.page.ts";
import { switchPetMode } from "#catalogue/label/pet-mode-deed.server.ts";
import { PetSwitch } from "#catalogue/label/pet-switch.tsx";
import { countProducts, countPerCategory, listCategories } from "#catalogue/product/products.server.ts";

export const handle = { auth: "open", name: "range", query: [] };

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  keepPage(context, "range");
  const [all, counts, products] = await Promise.all([
    listCategories(shop.db),
    countPerCategory(shop.db),
    countProducts(shop.db),
  ]);
  const areas = shopMenu().areas.map(({ title, to, icon, bench }) => {
    const head = all.find(({ slug }) => `/${slug}` === to);
    const own = all.filter(({ group, slug }) => group === head?.group && slug !== head?.slug);
    return {
      title,
      to,
      icon,
      bench,
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
              {areas.map(({ title, icon, to }) => (
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
        {areas.map(({ title, to, bench, count, shelves }, at) => {
          return (
            <section className={at < 2 ? "afdeling" : "afdeling straks"} key={to} id={to.slice(1)}>
              <Link className="afdeling-kop" to={to} aria-label={say.all(title)}>
                <img
                  src={`/plaat/groups/${bench}.avif`}
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
              <Link className="link-pijl" to={to}>
                {say.all(title)} <Icon name="verder" />
              </Link>
            </section>
          );
        })}
      </div>
    </main>
  );
}
