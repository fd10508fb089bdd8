import { tasksOf } from "#accounts/door/roles.ts";
import { pageMeta } from "#layout/head/meta.ts";
import { Head } from "#office/deed.tsx";
import { groupsFor } from "#office/frame.tsx";
import { Search } from "#office/leaves.tsx";
import { findAll } from "#office/palette/find-all.server.ts";
import { findPages } from "#office/palette/find-pages.ts";
import { partsOf, SEARCH } from "#office/palette/palette-part.tsx";
import { requireStaff } from "#office/staff.server.ts";
import { Section } from "#office/today/section.tsx";
import { shopOf } from "#outside/shop.server.ts";
import { palette as say } from "#texts/office/people/palette.ts";
import { Link } from "#ui/link.tsx";
import type { Route } from "./+types/search.page.ts";

export const handle = { name: "office-search" };
export const meta: Route.MetaFunction = () => pageMeta({ title: say.title, path: SEARCH, noindex: true });

/** The palette asks this as well: it finds the screens itself, and the rest here. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { scope } = requireStaff(context);
  const tasks = tasksOf(scope);
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  return { q, found: await findAll(shopOf(context), tasks, q), pages: findPages(groupsFor([...tasks]), q) };
}

export default function OfficeSearch({ loaderData: { q, found, pages } }: Route.ComponentProps) {
  const parts = partsOf(pages, found);
  return (
    <>
      <Head title={say.title} lead={q ? undefined : say.begin} />
      <Search q={q} label={say.label} button={say.find} />
      {parts.length === 0 && <p className="soft">{say.none}</p>}
      {parts.map(({ title, found: list }) => (
        <Section key={title} title={title}>
          <ul className="gevonden-lijst">
            {list.map(({ to, label, small }) => (
              <li key={to}>
                <Link to={to}>{label}</Link> <small>{small}</small>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
