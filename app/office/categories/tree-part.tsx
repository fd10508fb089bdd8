import { officeCategories as say } from "#texts/office/range/categories.ts";
import { Link } from "#ui/link.tsx";
import { Mark, Rows } from "../rows.tsx";
import type { Branch } from "./categories.server.ts";

const HERE = "/kantoor/categorieen";

/** The departments of the shop, each folded over what stands under it; `near` is where somebody comes from. */
export function TreePart({ departments, near }: { departments: Branch[][]; near: string }) {
  return (
    <ul className="takken">
      {departments.map((branches) => {
        const [top, ...under] = branches;
        if (!top) return null;
        const isNear = branches.some(({ slug }) => slug === near);
        return (
          <li key={top.slug}>
            {under.length === 0 ? (
              <p className="daden tak-los">
                <Link to={`${HERE}/${top.slug}`}>{top.title}</Link>
                <Aside top={top} words={say.count(top.products)} />
              </p>
            ) : (
              <details className="daden" open={isNear}>
                <summary>
                  {top.title}
                  <Aside top={top} words={say.under(under.length)} />
                </summary>
                <BranchRows label={top.title} branches={branches} isTree />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const Aside = ({ top, words }: { top: Branch; words: string }) => (
  <span className="tak-naast">
    {top.hidden && <Mark tone="doen">{say.hiddenMark}</Mark>} <span className="soft klein">{words}</span>
  </span>
);

type Props = { label: string; branches: Branch[]; isTree?: boolean };

export function BranchRows({ label, branches, isTree = false }: Props) {
  return (
    <Rows
      label={label}
      head={Object.values(say.head)}
      none={say.none}
      rows={branches.map(({ slug, title, depth, products, edited, hidden }) => ({
        key: slug,
        cells: [
          <span key="title" className={depth > 0 && isTree ? "tak" : undefined}>
            <Link to={`${HERE}/${slug}`}>{title}</Link>
          </span>,
          `/${slug}`,
          products,
          <Mark key="own" tone={hidden ? "doen" : edited ? "goed" : "stil"}>
            {hidden ? say.hiddenMark : edited ? say.own : say.start}
          </Mark>,
        ],
      }))}
    />
  );
}
