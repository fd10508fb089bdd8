import { officeRange as say } from "#texts/office/range/range.ts";
import { Link } from "#ui/link.tsx";
import { FindBar } from "../find-bar.tsx";

type Asked = { q: string; view: string; group: string };

const path = ({ q, view, group }: Asked): string => {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (view !== "alle") query.set("weergave", view);
  if (group) query.set("groep", group);
  return `/kantoor/assortiment${query.size ? `?${query}` : ""}`;
};

export function Views({ q, view, group }: Asked) {
  return (
    <nav className="weergaven" aria-label={say.views}>
      {Object.entries(say.view).map(([one, label]) => (
        <Link key={one} to={path({ q, view: one, group })} aria-current={one === view ? "page" : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

export function Filter({ q, view, group, groups }: Asked & { groups: string[] }) {
  const options = groups.map((one): [string, string] => [one, say.groups[one] ?? one]);
  return (
    <FindBar
      q={q}
      search={say.search}
      find={say.find}
      choice={{ name: "groep", label: say.group, any: say.allGroups, chosen: group, options }}
    >
      {view !== "alle" && <input type="hidden" name="weergave" value={view} />}
    </FindBar>
  );
}
