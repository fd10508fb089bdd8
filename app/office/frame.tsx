import type { ReactNode } from "react";
import type { Task } from "#outside/deed/caller.ts";
import { officeFrame as say } from "#texts/office/frame.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Still } from "#ui/loading/still.tsx";
import { KeysButton } from "./palette/keys-part.tsx";
import type { Waiting, WaitingName } from "./waiting.server.ts";

type OfficeLink = { to: string; label: string; task: Task; waiting?: WaitingName };
type Group = { label: string; icon: IconName; links: OfficeLink[] };

const RANGE = "/kantoor/assortiment";
const [COUNTING, LABELS, LISTS] = [`${RANGE}/tellen`, `${RANGE}/labels`, `${RANGE}/import`];

const GROUPS: Group[] = [
  {
    label: say.groups.orders,
    icon: "pakket",
    links: [
      { to: "/kantoor/bestellingen", label: say.allOrders, task: "packing", waiting: "orders" },
      { to: "/kantoor/bestellingen/nieuw", label: say.phone, task: "orders" },
      { to: "/kantoor/offertes", label: say.quotes, task: "orders" },
      { to: "/kantoor/pakken", label: say.packing, task: "packing" },
      { to: "/kantoor/herroepingen", label: say.withdrawals, task: "orders", waiting: "withdrawals" },
      { to: "/kantoor/beukenhagen", label: say.beech, task: "packing" },
      { to: "/kantoor/kerstbomen", label: say.trees, task: "orders", waiting: "trees" },
    ],
  },
  {
    label: say.groups.range,
    icon: "heester",
    links: [
      { to: RANGE, label: say.products, task: "range" },
      { to: COUNTING, label: say.counting, task: "packing" },
      { to: LABELS, label: say.labels, task: "packing" },
      { to: LISTS, label: say.imports, task: "range" },
      { to: "/kantoor/categorieen", label: say.categories, task: "range" },
      { to: "/kantoor/acties", label: say.campaigns, task: "range" },
      { to: "/kantoor/fotos", label: say.photos, task: "words" },
      { to: "/kantoor/zoekregels", label: say.rules, task: "marketing" },
    ],
  },
  {
    label: say.groups.shop,
    icon: "winkel",
    links: [
      { to: "/kantoor/voorpagina", label: say.front, task: "words" },
      { to: "/kantoor/menu", label: say.menu, task: "words" },
      { to: "/kantoor/teksten", label: say.words, task: "words" },
      { to: "/kantoor/doorverwijzingen", label: say.redirects, task: "words" },
      { to: "/kantoor/nieuwsbrief", label: say.letter, task: "marketing" },
      { to: "/kantoor/kortingscodes", label: say.codes, task: "marketing" },
      { to: "/kantoor/cadeaubonnen", label: say.gifts, task: "orders" },
      { to: "/kantoor/bezorgstop", label: say.stops, task: "orders" },
      { to: "/kantoor/proeven", label: say.experiments, task: "marketing" },
    ],
  },
  {
    label: say.groups.people,
    icon: "account",
    links: [
      { to: "/kantoor/berichten", label: say.messages, task: "orders", waiting: "messages" },
      { to: "/kantoor/klanten", label: say.customers, task: "orders" },
      { to: "/kantoor/beoordelingen", label: say.reviews, task: "marketing", waiting: "reviews" },
    ],
  },
  {
    label: say.groups.figures,
    icon: "factuur",
    links: [
      { to: "/kantoor/boekhouding", label: say.books, task: "books" },
      { to: "/kantoor/cijfers", label: say.figures, task: "marketing" },
      { to: "/kantoor/op-rekening", label: say.onAccount, task: "books" },
    ],
  },
  {
    label: say.groups.settings,
    icon: "filter",
    links: [
      { to: "/kantoor/medewerkers", label: say.staff, task: "staff" },
      { to: "/kantoor/post", label: say.post, task: "orders", waiting: "post" },
      { to: "/kantoor/logboek", label: say.log, task: "staff" },
    ],
  },
];

const groupsOf = new Map<string, Group[]>();

/** What is not somebody's work is not shown to them; the same groups for everybody with the same work, so that they are written once. */
export function groupsFor(tasks: readonly Task[]): Group[] {
  const key = tasks.join();
  const groups =
    groupsOf.get(key) ??
    GROUPS.map(({ links, ...group }) => ({ ...group, links: links.filter(({ task }) => tasks.includes(task)) })).filter(
      ({ links }) => links.length > 0,
    );
  groupsOf.set(key, groups);
  return groups;
}

/** What stands beside the links of somebody with these tasks. */
export const waitingFor = (tasks: readonly Task[]): WaitingName[] =>
  groupsFor(tasks).flatMap(({ links }) => links.flatMap(({ waiting }) => waiting ?? []));

/** The one link of the menu that somebody is at: of those above the page, the longest. */
export const linkOf = (path: string): string | undefined =>
  GROUPS.flatMap(({ links }) => links.map(({ to }) => to))
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];

function Count({ count }: { count: number }) {
  if (!count) return null;
  return (
    <span className="hoeveel">
      {count}
      <span className="vh">{say.toDo}</span>
    </span>
  );
}

type Props = { groups: Group[]; path: string };

type SideProps = { waiting: Waiting; name: string; search: ReactNode };

/** One group is open at a time, the one somebody is in; it opens and closes without scripts. */
export function SideBar({ groups, path, waiting, name, search }: Props & SideProps) {
  const at = linkOf(path);
  return (
    <aside className="zij donker" aria-label={say.label}>
      <Link className="logo" to="/kantoor" aria-label={say.skip}>
        <img src="/beeld/logo-licht.svg" alt="" width="128" height="23" />
        <span>{say.label}</span>
      </Link>
      {search}
      <nav aria-label={say.label}>
        <Link to="/kantoor" aria-current={path === "/kantoor" ? "page" : undefined}>
          <Icon name="agenda" />
          {say.today}
        </Link>
        {groups.map((group) => {
          const here = group.links.find(({ to }) => to === at)?.to;
          const counts = group.links.map(({ waiting: which }) => (which && waiting[which]) ?? 0);
          return (
            <Still key={`${group.label}${here !== undefined}`} of={group} as={`${here} ${counts.join()}`}>
              {() => <SideGroup group={group} here={here} counts={counts} />}
            </Still>
          );
        })}
      </nav>
      <div className="wie">
        <span>
          {name}
          <small>
            <a href="/">{say.toShop}</a>
            <KeysButton />
          </small>
        </span>
        <form method="post" action="/logout">
          <button className="knop-ic" type="submit" aria-label={say.logOut}>
            <Icon name="pijl-rechts" />
          </button>
        </form>
      </div>
    </aside>
  );
}

function SideGroup({ group, here, counts }: { group: Group; here: string | undefined; counts: number[] }) {
  return (
    <details name="kantoor" open={here !== undefined}>
      <summary>
        <Icon name={group.icon} />
        {group.label}
        <Count count={counts.reduce((sum, count) => sum + count, 0)} />
      </summary>
      <ul>
        {group.links.map(({ to, label }, at) => (
          <li key={to}>
            <Link to={to} aria-current={to === here ? "page" : undefined}>
              {label}
              <Count count={counts[at] ?? 0} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** On a phone: the work of between the plants under the thumb, everything else behind "Meer". */
export function TabBar({ groups, path }: Props) {
  const all = groups.flatMap(({ links }) => links);
  const first = ["/kantoor/bestellingen", "/kantoor/pakken", "/kantoor/berichten"];
  const shown = all.filter(({ to }) => first.includes(to));
  const at = linkOf(path);
  return (
    <nav className="k-balk" aria-label={say.label}>
      <ul>
        <li>
          <Link to="/kantoor" aria-current={path === "/kantoor" ? "page" : undefined}>
            <Icon name="agenda" />
            {say.today}
          </Link>
        </li>
        {shown.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} aria-current={to === at ? "page" : undefined}>
              <Icon name={to.endsWith("pakken") ? "kruiwagen" : to.endsWith("berichten") ? "mail" : "pakket"} />
              {to.endsWith("bestellingen") ? say.orders : label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" popoverTarget="kantoor-meer">
            <Icon name="menu" />
            {say.more}
          </button>
        </li>
      </ul>
      <div id="kantoor-meer" popover="auto" className="k-meer">
        <Still of={groups} as="meer">
          {() => (
            <ul>
              {all.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <KeysButton />
              </li>
              <li>
                <a href="/">{say.toShop}</a>
              </li>
              <li>
                <form method="post" action="/logout">
                  <button type="submit">{say.logOut}</button>
                </form>
              </li>
            </ul>
          )}
        </Still>
      </div>
    </nav>
  );
}
