import { Form } from "react-router";
import { officeRange as say } from "#texts/office/range.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

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
  return (
    <Form className="filters" role="search" key={`${q}${group}`}>
      {view !== "alle" && <input type="hidden" name="weergave" value={view} />}
      <div className="zoek-in">
        <Icon name="zoeken" small />
        <input
          className="inv"
          type="search"
          name="q"
          aria-label={say.search}
          placeholder={say.search}
          defaultValue={q}
        />
      </div>
      <select className="inv" name="groep" aria-label={say.group} defaultValue={group}>
        <option value="">{say.allGroups}</option>
        {groups.map((one) => (
          <option key={one} value={one}>
            {say.groups[one] ?? one}
          </option>
        ))}
      </select>
      <button className="btn btn-lijn btn-s" type="submit">
        {say.find}
      </button>
    </Form>
  );
}
